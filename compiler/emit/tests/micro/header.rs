//! Headers: what a C and a C++ compiler make of them.

use std::process::Command;

use peapod_emit::micro::{Identifier, Work, header};
use peapod_ir::plan::micro::KernelId;

use crate::plans::plan;

fn write(input_name: &str) -> String {
    let mut plan = plan([KernelId::CopyX8, KernelId::TanhF32]);
    plan.inputs[0].name = input_name.into();
    let work = Work {
        inference: 1 << 40,
        step: 1000,
    };
    header::write(&Identifier::new("digits").unwrap(), &[0; 32], &plan, &work)
}

#[test]
fn says_what_c_must_know() {
    let text = write("x");
    for line in [
        "extern const uint8_t digits_pea[32];",
        "extern const struct peapod_kernel *const digits_kernels[];",
        " *   copy_x8",
        " *   tanh_f32",
        "#define DIGITS_ARENA_LEN 48u",
        "#define DIGITS_ARENA_ALIGN 16u",
        "#define DIGITS_WORK UINT64_C(1099511627776)",
        "#define DIGITS_STEP_WORK UINT64_C(1000)",
        "typedef int8_t digits_input_0_t;",
        "#define DIGITS_INPUT_0_SHAPE { 1, 4, 2, 2 }",
        "#define DIGITS_INPUT_0_SCALE 0.5f",
        "#define DIGITS_INPUT_0_ZERO_POINT (-3)",
        "typedef int16_t digits_output_0_t;",
        "typedef float digits_output_1_t;",
        "#define DIGITS_OUTPUT_1_RANK 0u",
    ] {
        assert!(text.lines().any(|it| it == line), "no `{line}` in\n{text}");
    }
    assert!(
        !text.contains("DIGITS_OUTPUT_1_SCALE"),
        "a float has no scale"
    );
}

#[test]
fn a_name_in_the_model_cannot_write_c() {
    let text = write("*/ int evil; /*\n#error evil");
    assert!(text.lines().all(|line| !line.starts_with("#error")));
    let comment = "/* input_0: `* / int evil; / *\\n#error evil` */";
    assert!(text.lines().any(|line| line == comment), "{text}");
}

#[test]
fn compiles_and_converts() {
    let program = r#"
        #include "model.h"
        #include "model.h"
        static const int shape[DIGITS_INPUT_0_RANK] = DIGITS_INPUT_0_SHAPE;
        static const int scalar[] = DIGITS_OUTPUT_1_SHAPE;
        int main(void) {
            digits_input_0_t input[DIGITS_INPUT_0_LEN];
            if (sizeof input != 16 || shape[1] != 4 || scalar[0] != 1) return 1;
            if (digits_input_0_quantize(0.0f) != -3) return 2;
            if (digits_input_0_quantize(0.25f) != -2) return 3;
            if (digits_input_0_quantize(-0.25f) != -4) return 4;
            if (digits_input_0_quantize(0.2499f) != -3) return 5;
            if (digits_input_0_quantize(1e30f) != 127) return 6;
            if (digits_input_0_quantize(-1e30f) != -128) return 7;
            if (digits_input_0_quantize(0.0f / 0.0f) != -3) return 8;
            if (digits_output_0_quantize(1e30f) != 32767) return 9;
            if (digits_input_0_dequantize(-1) != 1.0f) return 10;
            return 0;
        }
    "#;
    let folder = crate::folder("header");
    std::fs::write(folder.join("model.h"), write("x")).unwrap();
    for (compiler, file) in [("cc", "main.c"), ("c++", "main.cc")] {
        if Command::new(compiler).arg("--version").output().is_err() {
            eprintln!("skipped: no {compiler}");
            continue;
        }
        std::fs::write(folder.join(file), program).unwrap();
        let mut compile = Command::new(compiler);
        compile
            .current_dir(&folder)
            .args(["-Wall", "-Wextra", "-Werror", "-o", "main", file]);
        let output = compile.output().unwrap();
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        let status = Command::new(folder.join("main")).status().unwrap();
        assert_eq!(status.code(), Some(0), "{compiler}");
    }
}

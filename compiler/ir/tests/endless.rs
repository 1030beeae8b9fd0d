//! Loops that never end are told, not waited for.

use peapod_ir::eval::{EvalError, MAX_TURNS, States, eval};
use peapod_ir::text::parse;
use peapod_ir::{DType, Tensor, TensorType, verify};

const LOOP: &str = "module \"m\"

func @main(%x: bool[]) {
  %y = while(%x) {condition = same, body = same} : bool[]
  return %y
}

func @same(%x: bool[]) {
  return %x
}
";

#[test]
fn a_loop_that_does_not_end_is_an_error() {
    let module = parse(LOOP).expect("it parses");
    let module = verify(&module).expect("it verifies");
    let run = |truth: u8| {
        let mut states = States::new(&module, "main").expect("it is there");
        let input = Tensor::new(TensorType::new(DType::Bool, []), vec![truth]);
        eval(&module, "main", &[input.expect("a truth")], &mut states)
    };
    assert!(run(0).is_ok());
    let function = "main".to_owned();
    let most = MAX_TURNS;
    assert_eq!(run(1), Err(EvalError::Endless { function, most }));
}

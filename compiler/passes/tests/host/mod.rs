//! Compiled models on the kernels of the host.

use peapod_emit::micro::pea;
use peapod_ir::plan::micro::MAX_REGIONS;
use peapod_ir::{Tensor, verify};
use peapod_micro::{Session, kernels, load_with_weights};
use peapod_passes::MicroProgram;

/// Bytes at an alignment that peas and arenas need.
struct Aligned(Vec<u128>);

impl Aligned {
    fn zeros(len_bytes: usize) -> Self {
        Self(vec![0; len_bytes.div_ceil(size_of::<u128>())])
    }

    fn bytes(&mut self, len_bytes: usize) -> &mut [u8] {
        &mut bytemuck::cast_slice_mut(&mut self.0)[..len_bytes]
    }
}

/// Consecutive runs on one session: what each leaves in the outputs, of which there are so many.
pub fn run(program: &MicroProgram, runs: &[Vec<Tensor>], outputs: usize) -> Vec<Vec<Vec<u8>>> {
    let compiled = verify(&program.module).expect("it still verifies");
    let written = pea::write(&compiled, &program.plan).expect("it fits");
    let mut image = Aligned::zeros(written.len());
    image.bytes(written.len()).copy_from_slice(&written);
    let plan = &program.plan;
    let mut weights = Aligned::zeros(plan.weights.len());
    weights
        .bytes(plan.weights.len())
        .copy_from_slice(&plan.weights);
    let weights = weights.bytes(plan.weights.len());
    let model = load_with_weights(image.bytes(written.len()), weights, &kernels::ALL);
    let model = model.unwrap_or_else(|error| panic!("{error:?}\n{}", program.module));
    let mut arenas: [Aligned; MAX_REGIONS] =
        std::array::from_fn(|region| Aligned::zeros(model.region_len(region)));
    let lens: [usize; MAX_REGIONS] = std::array::from_fn(|region| model.region_len(region));
    let mut lens = lens.into_iter();
    let arenas = arenas
        .each_mut()
        .map(|it| it.bytes(lens.next().unwrap_or(0)));
    let mut session = model
        .session_in(arenas)
        .expect("the arenas are large enough");
    let results = runs
        .iter()
        .map(|inputs| once(&mut session, inputs, outputs));
    results.collect()
}

fn once(session: &mut Session<'_, '_>, inputs: &[Tensor], outputs: usize) -> Vec<Vec<u8>> {
    for (index, input) in inputs.iter().enumerate() {
        let bytes = session.input_mut(index).expect("the input is there");
        bytes.copy_from_slice(input.bytes());
    }
    session.run();
    let output = |index| session.output(index).expect("the output is there").to_vec();
    (0..outputs).map(output).collect()
}

//! Calls of the signatures of a model, one after the other without a reset: on this machine, and as
//! a file for the firmware that makes them.

use peapod_diagnostic::{Diagnostic, Result, ensure};

use crate::micro::Host;

/// A call of a signature.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// Its number.
    pub signature: u8,
    /// The bytes of its inputs, in order.
    pub inputs: Vec<Vec<u8>>,
}

/// What came of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Instructions that it took; 0 on this machine, which does not count.
    pub instructions: u64,
    /// The bytes of its outputs, one after the other.
    pub outputs: Vec<u8>,
}

/// Makes calls on this machine, from a reset.
///
/// # Errors
///
/// The pea does not load, or takes other inputs, which is a bug.
pub fn answers(pea: &[u8], calls: &[Call]) -> Result<Vec<Answer>> {
    let mut host = Host::new(pea)?;
    let mut session = host.session()?;
    let mut answers = vec![];
    for call in calls {
        let inputs: Vec<&[u8]> = call.inputs.iter().map(|it| &**it).collect();
        let made = session.run_signature(usize::from(call.signature), &inputs);
        ensure!(
            made.is_some(),
            Diagnostic::bug("a signature takes other inputs")
        );
        let outputs = 0..session.model().outputs().len();
        let outputs = outputs.flat_map(|at| session.output(at).unwrap_or_default());
        answers.push(Answer {
            instructions: 0,
            outputs: outputs.copied().collect(),
        });
    }
    Ok(answers)
}

/// The file for the firmware: the number of each signature in a byte, and its inputs.
pub fn script(calls: &[Call]) -> Vec<u8> {
    let each = calls.iter().map(|call| {
        let number = [call.signature];
        [&number[..], &call.inputs.concat()].concat()
    });
    each.collect::<Vec<_>>().concat()
}

/// The file of the firmware: the instructions of each call in eight bytes, and its outputs, which
/// are as many bytes as those of the same calls elsewhere. `None` if it is of other calls.
pub fn said(file: &[u8], elsewhere: &[Answer]) -> Option<Vec<Answer>> {
    let mut rest = file;
    let mut answers = vec![];
    for there in elsewhere {
        let (instructions, after) = rest.split_first_chunk::<8>()?;
        let (outputs, after) = after.split_at_checked(there.outputs.len())?;
        answers.push(Answer {
            instructions: u64::from_le_bytes(*instructions),
            outputs: outputs.to_vec(),
        });
        rest = after;
    }
    rest.is_empty().then_some(answers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_calls_and_answers() {
        let call = |signature, inputs: &[&[u8]]| Call {
            signature,
            inputs: inputs.iter().map(|it| it.to_vec()).collect(),
        };
        let calls = [call(0, &[&[1, 2]]), call(1, &[&[3], &[4, 5]])];
        assert_eq!(script(&calls), [0, 1, 2, 1, 3, 4, 5]);
        let answer = |instructions, outputs: &[u8]| Answer {
            instructions,
            outputs: outputs.to_vec(),
        };
        let here = [answer(0, &[7]), answer(0, &[8, 9])];
        let file = [9, 0, 0, 0, 0, 0, 0, 0, 7, 10, 1, 0, 0, 0, 0, 0, 0, 6, 9];
        let there = [answer(9, &[7]), answer(266, &[6, 9])];
        assert_eq!(said(&file, &here), Some(there.to_vec()));
        assert_eq!(said(&file[1..], &here), None);
        assert_eq!(said(&file, &here[..1]), None);
    }
}

//! Pods whose stages do not fit together are refused.

use peapod_pod::load;
use peapod_schemas::pod::file::{OpT, PodT, StageT, StepT, root_as_pod};

use crate::hostile::packed;
use crate::samples;

/// Steps of a stage's entry.
fn steps(pod: &mut PodT, stage: usize) -> &mut Vec<StepT> {
    &mut stages(pod)[stage].program.computations[0].steps
}

fn stages(pod: &mut PodT) -> &mut Vec<StageT> {
    pod.stages.as_mut().unwrap()
}

/// Position of the step that sends, or receives.
#[allow(clippy::wildcard_enum_match_arm, reason = "the schema's enum is open")]
fn message(pod: &mut PodT, stage: usize, sends: bool) -> usize {
    let found = steps(pod, stage).iter().position(|it| match it.op {
        OpT::Send(_) => sends,
        OpT::Receive(_) => !sends,
        _ => false,
    });
    found.unwrap()
}

/// A change of the pod in stages, and what is said of it.
type Refused = (fn(&mut PodT), &'static str);

const REFUSED: [Refused; 21] = [
    (
        |pod| {
            let (send, receive) = (message(pod, 0, true), message(pod, 0, false));
            let receive = steps(pod, 0).remove(receive);
            steps(pod, 0).insert(send, receive);
        },
        "stages: stage 1 waits for channel 4 of stage 0, which waits for it in turn",
    ),
    (
        |pod| {
            let at = message(pod, 0, true);
            drop(steps(pod, 0).remove(at));
        },
        "stages: expected a send of channel 4, found none",
    ),
    (
        |pod| {
            let at = message(pod, 0, false);
            drop(steps(pod, 0).remove(at));
        },
        "stages: expected a receive of channel 9, found none",
    ),
    (
        |pod| {
            let at = message(pod, 0, true);
            let send = steps(pod, 0)[at].clone();
            steps(pod, 0).push(send);
        },
        "stages: expected one send of channel 4, found two",
    ),
    (
        |pod| {
            let at = message(pod, 0, true);
            steps(pod, 0)[at].operands.pop();
        },
        "expected element types and shapes that channel 4 is sent, found others received",
    ),
    (
        |pod| {
            let at = message(pod, 1, true);
            steps(pod, 1)[at].operands.clear();
        },
        "stage 1, computation `main`, step 3 (Send): expected 1 operands",
    ),
    (
        |pod| {
            let send = message(pod, 0, true);
            let send = steps(pod, 0)[send].clone();
            *pod = *stages(pod)[0].program.clone();
            pod.computations[0].steps = vec![send];
        },
        "expected messages in the entries of stages only, found one elsewhere",
    ),
    (
        |pod| drop(stages(pod).pop()),
        "stages: expected stages along the first axis 2, found 1",
    ),
    (|pod| stages(pod)[1].program.mesh[0].size = 1, "stage 1"),
    (
        |pod| stages(pod)[0].program.stages = Some(vec![StageT::default()]),
        "stage 0, program: expected stages of a stage 0, found 1",
    ),
    (
        |pod| pod.version = 2,
        "expected version 3 of what has stages, found 2",
    ),
    (
        |pod| pod.computations = stages(pod)[0].program.computations.clone(),
        "expected computations beside stages 0, found 1",
    ),
    (
        |pod| stages(pod)[0].inputs[0] = 7,
        "stage 0: expected inputs of 3, found port 7",
    ),
    (
        |pod| stages(pod)[0].inputs[1] = 0,
        "stage 0: expected different inputs, found `port` twice",
    ),
    (
        |pod| stages(pod)[1].program.outputs[0].replaces = -1,
        "stage 1: expected replaced input of output `port` Some(0), found None",
    ),
    (
        |pod| {
            let mut port = pod.inputs[2].clone();
            port.name = "further".into();
            pod.inputs.push(port);
        },
        "inputs: expected a stage that has `further`, found none",
    ),
    (
        |pod| pod.inputs[2].sharding[0].axes = vec![0],
        "expected to be sharded over axes of the stages, found the axis of the pipeline",
    ),
    (
        |pod| {
            let replacing = pod.outputs.iter_mut().filter(|it| it.replaces >= 0);
            replacing.for_each(|it| it.in_flight = true);
        },
        "to be in flight if `",
    ),
    (
        |pod| {
            let others = pod.outputs.iter_mut().filter(|it| it.replaces < 0);
            others.for_each(|it| it.in_flight = true);
        },
        "which is in flight, to replace an input",
    ),
    (
        |pod| in_flight(pod, false),
        "which is in flight, found none",
    ),
    (
        |pod| in_flight(pod, true),
        "expected version 4 of what has something in flight, found 3",
    ),
];

/// Says of ports that are replaced, or of the others, that they are in flight.
fn in_flight(pod: &mut PodT, replaced: bool) {
    let replacing = pod.outputs.iter_mut().filter(|it| it.replaces >= 0);
    let replacing: Vec<_> = replacing.collect();
    let is_replaced = |index: usize| replacing.iter().any(|it| it.replaces == index as i32);
    for (index, input) in pod.inputs.iter_mut().enumerate() {
        input.in_flight = is_replaced(index) == replaced;
    }
    replacing.into_iter().for_each(|it| it.in_flight = replaced);
}

#[test]
fn what_stages_do_not_have_in_common_is_refused() {
    let sound = root_as_pod(&samples::staged()).unwrap().unpack();
    load(&packed(&sound)).unwrap();
    let said = REFUSED.iter().map(|(change, _)| {
        let mut pod = sound.clone();
        change(&mut pod);
        // What changes work is refused for that, too.
        pod.work = 0;
        let stages = pod.stages.iter_mut().flatten();
        stages.for_each(|it| it.program.work = 0);
        load(&packed(&pod)).map_or_else(|error| error.to_string(), |_| "loaded".to_owned())
    });
    let others = said.zip(&REFUSED);
    let others = others.filter(|(said, (_, expected))| !said.contains(expected));
    let others: Vec<String> = others.map(|(said, _)| said).collect();
    assert!(others.is_empty(), "{others:#?}");
}

/// Files without stages are of the version that older readers take.
#[test]
fn only_pods_in_stages_are_of_the_version_of_stages() {
    let versions = samples::all();
    let versions = versions.iter().map(|pod| {
        let pod = root_as_pod(pod).unwrap();
        (pod.version(), pod.stages().is_some())
    });
    assert!(versions.clone().any(|it| it == (3, true)));
    assert!(
        versions
            .into_iter()
            .all(|it| it == (3, true) || it == (2, false))
    );
}

//! E09xx: MLPerf logs.

use super::area;

area! { AREA "E09xx: MLPerf logs";
    NO_LOG = 901, "a file without MLPerf log lines";
    "Lines of a log begin with `:::MLLOG`, `:::MLL` or `:::MLPv0.5`.";
    "peapod mlperf check notes.txt";
    "name a `result_<number>.txt` of a submission.".
    NO_RESULTS = 902, "a folder without results";
    "Results are files `result_<number>.txt` in the folder or below.";
    "peapod mlperf score empty/";
    "name the folder of a submission or of one entry.".
    NOT_A_RUN = 903, "a log without start or stop";
    "The time of a run goes from `run_start` to `run_stop`.";
    "a log that was cut off";
    "leave the run out, or take the complete log.".
    NO_STEPS = 904, "an entry whose step time cannot be measured";
    "Step times follow from epochs, samples and batch sizes in the logs; this entry lacks one of them.";
    "a log without `epoch_stop`";
    "name another entry.".
    TOO_FEW_RUNS = 905, "too few runs to compare convergence";
    "The fastest and the slowest run are dropped before epochs are compared.";
    "an entry of two runs";
    "take an entry with at least three runs.".
    IMPOSSIBLE = 906, "value out of range";
    "Times, epochs and counts are positive and finite.";
    "--step-seconds 0";
    "give a positive number.".
    UNKNOWN_BENCHMARK = 907, "an unknown benchmark";
    "The benchmarks are those of MLPerf Training v0.6 and v0.7.";
    "--benchmark vgg";
    "name one of the benchmarks that the help lists.".
    MISSING_NUMBER = 908, "a prediction that lacks a number";
    "Time to train is epochs times steps per epoch times seconds per step; each comes from an option, a report or logs.";
    "peapod mlperf predict --benchmark ssd --step-seconds 1";
    "give the option that the help names, or --logs.".
    AMBIGUOUS = 909, "several entries where one is expected";
    "The folder holds several entries of the benchmark.";
    "--logs with the folder of a whole round";
    "name the folder of one entry.".
    NOT_COMPLIANT = 910, "a log that breaks a rule of MLPerf";
    "The compliance checker of the round found keys that are missing, repeated or out of range.";
    "peapod mlperf check result_0.txt";
    "compare the log with the rules of its round.".
    CONVERGENCE = 911, "an entry that converges too fast";
    "Reference convergence points bound from below how many epochs a submission may need.";
    "peapod mlperf rcp entry/ --reference rcp.json";
    "check the hyperparameters and the evaluation of the entry.".
}

/** Questions and checks by the rules that one process works on at a time. A question is mostly waiting for the model, which has a limit of its own. */
export const RUN_CONCURRENCY = 10;

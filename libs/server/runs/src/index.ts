export type { FinishedRun, RunListener } from './run-attempts.js';
export { IN_PLACE } from './in-place.js';
export { RunSweeper } from './run-sweeper.js';
export { Run, createRunsTable, dropRunsTable, indexRunsByOwner, indexRunsByTimeAlone } from './run.entity.js';
export { ownersOf, payerOf } from './payer.js';
export { Runs, type Question, type RunState } from './runs.js';
export { RunsModule } from './runs.module.js';
export { RUNS_OPTIONS, type RunLimits, type RunsOptions } from './runs-options.js';
export { pending, untilLeft, waitOf } from './waiting.js';

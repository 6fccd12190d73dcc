/**
 * Every experiment, in the order in which they are carried out; loaded when it is its turn.
 * @type {ReadonlyMap<string, () => Promise<{ default: import('./experiment.mjs').Experiment }>>}
 */
export const experiments = new Map([
  ['R1', () => import('./r01-ai-worker-killed.mjs')],
  ['R2', () => import('./r02-documents-killed.mjs')],
  ['R3', () => import('./r03-queue-killed.mjs')],
  ['R4', () => import('./r04-queue-away.mjs')],
  ['R5', () => import('./r05-sessions-away.mjs')],
  ['R6', () => import('./r06-postgres-killed.mjs')],
  ['R7', () => import('./r07-announcements-cut.mjs')],
  ['R8', () => import('./r08-rolling-restart.mjs')],
  ['R14', () => import('./r14-clocks.mjs')],
  ['R20', () => import('./r20-hostile-files.mjs')],
  ['R21', () => import('./r21-injections.mjs')],
  ['R22', () => import('./r22-provider-chaos.mjs')],
  ['R24', () => import('./r24-observability.mjs')],
  ['R25', () => import('./r25-soak.mjs')],
  ['R26', () => import('./r26-hostile-texts.mjs')],
  ['R27', () => import('./r27-money-sequences.mjs')],
  ['R28', () => import('./r28-redlines.mjs')],
  ['R29', () => import('./r29-silent-edits.mjs')],
]);

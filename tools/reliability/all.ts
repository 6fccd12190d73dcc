import type { Experiment } from './experiment.ts';

/** Every experiment, in the order in which they are carried out; loaded when it is its turn. */
export const experiments: ReadonlyMap<string, () => Promise<{ default: Experiment }>> = new Map([
  ['R1', () => import('./r01-ai-worker-killed.ts')],
  ['R2', () => import('./r02-documents-killed.ts')],
  ['R3', () => import('./r03-queue-killed.ts')],
  ['R4', () => import('./r04-queue-away.ts')],
  ['R5', () => import('./r05-sessions-away.ts')],
  ['R6', () => import('./r06-postgres-killed.ts')],
  ['R7', () => import('./r07-announcements-cut.ts')],
  ['R8', () => import('./r08-rolling-restart.ts')],
  ['R14', () => import('./r14-clocks.ts')],
  ['R20', () => import('./r20-hostile-files.ts')],
  ['R21', () => import('./r21-injections.ts')],
  ['R22', () => import('./r22-provider-chaos.ts')],
  ['R24', () => import('./r24-observability.ts')],
  ['R25', () => import('./r25-soak.ts')],
  ['R26', () => import('./r26-hostile-texts.ts')],
  ['R27', () => import('./r27-money-sequences.ts')],
  ['R28', () => import('./r28-redlines.ts')],
  ['R29', () => import('./r29-silent-edits.ts')],
]);

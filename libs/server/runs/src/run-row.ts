import type { Run } from './run.entity.js';

/** A run as those see it who wait for it. */
export type RunRow = Pick<Run, 'id' | 'kind' | 'owner' | 'subject' | 'status' | 'result'>;
export const RUN_ROW = 'id, kind, owner, subject, status, result';

export const isInFlight = ({ status }: RunRow): boolean => status === 'queued' || status === 'running';

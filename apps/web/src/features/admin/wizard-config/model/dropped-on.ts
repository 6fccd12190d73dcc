import type { ReorderRequest } from '@pactwright/protocol';

/** Where a row goes that is dropped on another one: it takes that one's place, which moves towards where the row came from. */
export const droppedOn = (ids: readonly number[], id: number, target: number): ReorderRequest =>
  ids.indexOf(id) < ids.indexOf(target) ? { after: target } : { before: target };

import type { Actor, Payer } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';

/** Every name under which this caller may own runs: a browser keeps what it asked for before it signed in. */
export const ownersOf = ({ userId, guestId }: Actor): string[] => [
  ...(userId === null ? [] : [`user:${userId}`]),
  ...(guestId === null ? [] : [`guest:${guestId}`]),
];

/** Who asks, for limits and budgets. `address` is the caller's address as a keyed hash. */
export function payerOf(actor: Actor, address: string | null): Payer {
  const [owner] = ownersOf(actor);
  if (owner === undefined) throw new AppError('NOT_SIGNED_IN');
  return { owner, isVisitor: actor.userId === null, address };
}

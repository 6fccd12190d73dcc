import type { Actor } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';

export type Payer = { readonly userId: string } | { readonly guestId: string };

export function payerOf({ userId, guestId }: Actor): Payer {
  if (userId !== null) return { userId };
  if (guestId !== null) return { guestId };
  /* Nobody without either owns a contract. */
  throw new AppError('CONTRACT_NOT_FOUND');
}

/** The two columns of a row that name its payer. */
export const payerColumns = (payer: Payer): { userId: string | null; guestId: string | null } => ({
  userId: 'userId' in payer ? payer.userId : null,
  guestId: 'guestId' in payer ? payer.guestId : null,
});

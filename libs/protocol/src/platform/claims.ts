import { z } from 'zod';
import { defineRpc } from './rpc.js';
import type { ServiceName } from './services.js';
import { uuid } from './uuid.js';

const claimOf = <S extends ServiceName>(service: S) =>
  defineRpc({
    service,
    pattern: `${service}.guests.claim`,
    request: z.object({ guestId: z.string(), userId: uuid(), claimedAt: z.iso.datetime() }),
    response: z.object({}),
    idempotent: true,
  });

/**
 * That a guest's things are the user's now, told while somebody waits to see them there. The event `user.claimed-guest` says
 * the same and cannot get lost; whichever comes second finds nothing left to move.
 */
export const GUEST_CLAIMS = {
  contracts: claimOf('contracts'),
  billing: claimOf('billing'),
} as const;
export type GuestClaimed = z.infer<(typeof GUEST_CLAIMS)['contracts']['request']>;

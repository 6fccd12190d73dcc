import { z } from 'zod';
import { defineRpc } from './rpc.js';
import type { ServiceName } from './services.js';
import { uuid } from './uuid.js';

/** Everything a service keeps about somebody, one JSON document for each name. */
const personalData = z.object({ documents: z.record(z.string(), z.unknown()) });

/** Whose data: an account's, or those of a browser without one. */
export const dataOwner = z.union([z.object({ userId: uuid() }), z.object({ guestId: z.string() })]);
export type DataOwner = z.infer<typeof dataOwner>;

/** As runs and uploads name their owner. */
export const ownerName = (owner: DataOwner): string =>
  'userId' in owner ? `user:${owner.userId}` : `guest:${owner.guestId}`;

const personalDataOf = <S extends ServiceName, R extends z.ZodType>(service: S, request: R) =>
  defineRpc({
    service,
    pattern: `${service}.personal-data.get`,
    request,
    response: personalData,
    idempotent: true,
  });

/**
 * What GET /api/user/export and GET /api/guest/export (ZIPs, made by documents) are put together from, beside the files of the
 * contracts. Of a visitor without an account identity keeps nothing.
 */
export const PERSONAL_DATA = {
  identity: personalDataOf('identity', z.object({ userId: uuid() })),
  contracts: personalDataOf('contracts', dataOwner),
  billing: personalDataOf('billing', dataOwner),
} as const;

import { z } from 'zod';
import { defineRpc } from './rpc.js';
import type { ServiceName } from './services.js';

/** Everything a service keeps about a user, one JSON document for each name. */
const personalData = z.object({ documents: z.record(z.string(), z.unknown()) });

const personalDataOf = <S extends ServiceName>(service: S) =>
  defineRpc({
    service,
    pattern: `${service}.personal-data.get`,
    request: z.object({ userId: z.uuid() }),
    response: personalData,
    idempotent: true,
  });

/** What GET /api/user/export (a ZIP, made by documents) is put together from, beside the files of the contracts. */
export const PERSONAL_DATA = {
  identity: personalDataOf('identity'),
  contracts: personalDataOf('contracts'),
  billing: personalDataOf('billing'),
} as const;

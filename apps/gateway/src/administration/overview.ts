import type { FastifyInstance } from 'fastify';
import { countContracts, countUsers, type AdminOverviewResponse } from '@pactwright/protocol';
import type { RpcClient } from '@pactwright/server-rpc';

/** GET /api/admin/overview out of what two services know (R-API-24). Half an answer would mislead: then there is none. */
export function serveOverview(scope: FastifyInstance, rpc: Pick<RpcClient, 'call'>): void {
  scope.get('/api/admin/overview', async (): Promise<AdminOverviewResponse> => {
    const [{ users, online }, { contracts }] = await Promise.all([
      rpc.call(countUsers, {}),
      rpc.call(countContracts, {}),
    ]);
    return { data: { users, contracts, online } };
  });
}

import type { FastifyInstance } from 'fastify';
import { countContracts, countUsers, gatewayCalls, type AdminOverviewResponse } from '@pactwright/protocol';
import type { RpcClient } from '@pactwright/server-rpc';

/** The overview out of what two services know (R-API-24). Half an answer would mislead: then there is none. */
export function serveOverview(scope: FastifyInstance, rpc: Pick<RpcClient, 'call'>): void {
  scope.get(gatewayCalls.getOverview.path, async (): Promise<AdminOverviewResponse> => {
    const [{ users, online }, { contracts }] = await Promise.all([
      rpc.call(countUsers, {}),
      rpc.call(countContracts, {}),
    ]);
    return { data: { users, contracts, online } };
  });
}

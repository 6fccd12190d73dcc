import type { FastifyInstance } from 'fastify';
import { countContracts, countUsers, gatewayWires, type AdminOverviewResponse } from '@pactwright/protocol';
import type { RpcClient } from '@pactwright/server-rpc';
import { answerCall } from '../own-calls.js';

/** The overview out of what two services know (R-API-24). Half an answer would mislead: then there is none. */
export function serveOverview(scope: FastifyInstance, rpc: Pick<RpcClient, 'call'>): void {
  answerCall<AdminOverviewResponse>(scope, gatewayWires.getOverview, async () => {
    const [{ users, online }, { contracts }] = await Promise.all([
      rpc.call(countUsers, {}),
      rpc.call(countContracts, {}),
    ]);
    return { data: { users, contracts, online } };
  });
}

import { Controller } from '@nestjs/common';
import { countContracts, listContractsOfUsers } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import type { z } from 'zod';
import { Analytics } from './analytics.js';
import { SearchContracts } from './search-contracts.js';

@Controller()
export class AdministrationRpc {
  constructor(
    private readonly analytics: Analytics,
    private readonly contracts: SearchContracts,
  ) {}

  @RpcHandler(countContracts)
  async count(): Promise<z.infer<(typeof countContracts)['response']>> {
    return { contracts: await this.analytics.count() };
  }

  @RpcHandler(listContractsOfUsers)
  async ofUsers({
    userIds,
    perUser,
  }: z.infer<(typeof listContractsOfUsers)['request']>): Promise<
    z.infer<(typeof listContractsOfUsers)['response']>
  > {
    return { contracts: await this.contracts.latestOf(userIds, perUser) };
  }
}

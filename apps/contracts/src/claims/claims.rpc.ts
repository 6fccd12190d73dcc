import { Controller } from '@nestjs/common';
import { GUEST_CLAIMS, type GuestClaimed } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import { DataSource } from 'typeorm';
import { claim } from './claim-guest.js';

@Controller()
export class ClaimsRpc {
  constructor(private readonly dataSource: DataSource) {}

  @RpcHandler(GUEST_CLAIMS.contracts)
  async claim({ claimedAt, ...who }: GuestClaimed): Promise<object> {
    await this.dataSource.transaction((manager) =>
      claim(manager, { ...who, claimedAt: new Date(claimedAt) }),
    );
    return {};
  }
}

import { Controller } from '@nestjs/common';
import { GUEST_CLAIMS, type GuestClaimed } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import { DataSource } from 'typeorm';
import { claim } from './claim-guest.js';

@Controller()
export class ClaimsRpc {
  constructor(private readonly dataSource: DataSource) {}

  @RpcHandler(GUEST_CLAIMS.billing)
  async claim({ guestId, userId }: GuestClaimed): Promise<object> {
    await this.dataSource.transaction((manager) => claim(manager, { guestId, userId }));
    return {};
  }
}

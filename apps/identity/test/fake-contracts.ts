import { Controller, Module } from '@nestjs/common';
import type { z } from 'zod';
import { listContractsOfUsers, type OwnedContract } from '@pactwright/protocol';
import { RpcHandler, RpcModule } from '@pactwright/server-rpc';
import { TEST_SECRET, startTestService, type TestService } from '@pactwright/testing';

/** What the fake service tells of; a test puts in what it needs. */
export const knownContracts: OwnedContract[] = [];

@Controller()
class FakeContractsController {
  @RpcHandler(listContractsOfUsers)
  ofUsers({ userIds }: z.infer<(typeof listContractsOfUsers)['request']>) {
    return { contracts: knownContracts.filter(({ ownerUserId }) => userIds.includes(ownerUserId)) };
  }
}

@Module({
  imports: [RpcModule.forRoot({ service: 'contracts', secret: TEST_SECRET, targets: {} })],
  controllers: [FakeContractsController],
})
class FakeContractsModule {}

/** Answers over the wire as the contracts service does. */
export const startFakeContracts = (): Promise<TestService> =>
  startTestService({ name: 'contracts', module: FakeContractsModule });

import { Controller, Module } from '@nestjs/common';
import { countContracts, countUsers } from '@pactwright/protocol';
import { RpcHandler, RpcModule } from '@pactwright/server-rpc';
import { TEST_SECRET, startTestService, type TestService } from '@pactwright/testing';

@Controller()
class FakeIdentity {
  @RpcHandler(countUsers)
  count() {
    return { users: 12, online: 3 };
  }
}
@Module({
  imports: [RpcModule.forRoot({ service: 'identity', secret: TEST_SECRET, targets: {} })],
  controllers: [FakeIdentity],
})
class FakeIdentityModule {}

@Controller()
class FakeContracts {
  @RpcHandler(countContracts)
  count() {
    return { contracts: 34 };
  }
}
@Module({
  imports: [RpcModule.forRoot({ service: 'contracts', secret: TEST_SECRET, targets: {} })],
  controllers: [FakeContracts],
})
class FakeContractsModule {}

/** Services that answer over the wire as the real ones do. */
export const startFakeIdentity = (): Promise<TestService> =>
  startTestService({ name: 'identity', module: FakeIdentityModule });
export const startFakeContracts = (): Promise<TestService> =>
  startTestService({ name: 'contracts', module: FakeContractsModule });

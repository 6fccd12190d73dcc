import { Module, type DynamicModule } from '@nestjs/common';
import { RpcClient } from './rpc-client.js';
import { RPC_OPTIONS, type RpcOptions } from './rpc-options.js';
import { RpcAnswerer } from './rpc-handler.js';

/** RPC both ways: `RpcClient` to ask others, `@RpcHandler` to answer them. Global. */
@Module({})
export class RpcModule {
  static forRoot(options: RpcOptions): DynamicModule {
    return {
      module: RpcModule,
      global: true,
      providers: [{ provide: RPC_OPTIONS, useValue: options }, RpcClient, RpcAnswerer],
      exports: [RPC_OPTIONS, RpcClient, RpcAnswerer],
    };
  }
}

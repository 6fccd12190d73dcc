export { RpcClient } from './rpc-client.js';
export { RpcHandler } from './rpc-handler.js';
export { RpcModule } from './rpc.module.js';
export type { RpcOptions } from './rpc-options.js';
export { signService } from './service-token.js';
export { userNames } from './user-names.js';

export { TEST_SECRET, aGuestId, asActor, type TestActor } from './actors.js';
export { eventually, promptly } from './eventually.js';
export { answering, fakeRpc, type RpcFake } from './fake-rpc.js';
export { idleHandlers } from './idle-handlers.js';
export { freePort } from './free-port.js';
export {
  gotenbergUrl,
  testDatabase,
  testRedisUrl,
  testStorage,
  testStorageOptions,
  type TestDatabase,
  type TestStorageOptions,
} from './infrastructure.js';
export { PostgresProcess } from './postgres-process.js';
export { RedisProcess } from './redis-process.js';
export { serviceVariables, type ServiceVariables } from './service-variables.js';
export { startTestService, type TestService, type TestServiceOptions } from './service.js';
export {
  StripeAccount,
  type PaymentMeans,
  type WebhookAttempt,
  type WebhookTravel,
} from './stripe-account.js';

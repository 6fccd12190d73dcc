import type { ServiceName } from '@pactwright/protocol';

export interface RpcOptions {
  /** The service this process is. */
  readonly service: ServiceName;
  readonly secret: string;
  /** `host:port` of every service it asks. */
  readonly targets: Partial<Record<ServiceName, string>>;
}
export const RPC_OPTIONS = Symbol('RPC_OPTIONS');

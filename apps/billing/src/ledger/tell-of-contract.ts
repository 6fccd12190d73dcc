import type { EventData } from '@pactwright/protocol';
import type { Outbox } from '@pactwright/server-queue';
import type { EntityManager } from 'typeorm';
import { Reply } from './reply.entity.js';

type ContractEvent =
  | 'contract.paid'
  | 'contract.refunded'
  | 'contract.checkout-started'
  | 'contract.checkout-ended';

/** Publishes what has become of a contract. Of a reply nobody else keeps anything: whoever makes it asks. */
export async function tellOfContract<N extends ContractEvent>(
  manager: EntityManager,
  outbox: Outbox,
  name: N,
  data: EventData<N>,
): Promise<void> {
  if (await manager.existsBy(Reply, { id: data.contractId })) return;
  await outbox.publish(manager, name, data);
}

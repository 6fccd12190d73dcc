import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, type EventSubscriber } from '@pactwright/server-queue';
import { ObjectStorage } from '@pactwright/server-storage';
import { keysOf } from '../renders/render-files.js';
import { RendersService } from '../renders/renders.service.js';

/** Deletes the files of a contract that is gone. Harmless to repeat. */
@EventHandler('contract.erased')
export class EraseContract implements EventSubscriber<'contract.erased'> {
  constructor(
    private readonly renders: RendersService,
    private readonly storage: ObjectStorage,
  ) {}

  async handle({ data: { contractId } }: EventEnvelope<'contract.erased'>): Promise<void> {
    for (const render of await this.renders.listOf(contractId)) {
      /* Files first: without its row nobody would know of them any more. One that is stored later goes with its lost claim. */
      for (const key of keysOf(render)) await this.storage.delete(key);
      await this.renders.erase(render.id);
    }
  }
}

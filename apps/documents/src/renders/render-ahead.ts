import { getDraft, type EventEnvelope } from '@pactwright/protocol';
import { EventHandler, type EventSubscriber } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { contentOf } from './content.js';
import { ownerOf } from './owner-of.js';
import { RendersService } from './renders.service.js';

/** Makes the files of a contract as soon as it is paid for, ahead of the download. Harmless to repeat. */
@EventHandler('contract.paid')
export class RenderAhead implements EventSubscriber<'contract.paid'> {
  constructor(
    private readonly rpc: RpcClient,
    private readonly renders: RendersService,
  ) {}

  async handle({ data: { contractId } }: EventEnvelope<'contract.paid'>): Promise<void> {
    const draft = await this.rpc.call(getDraft, { contractId, actor: null });
    const render = await this.renders.open(contractId, contentOf(draft).hash, ownerOf(draft));
    if (render.status !== 'done') await this.renders.begin(render.id);
  }
}

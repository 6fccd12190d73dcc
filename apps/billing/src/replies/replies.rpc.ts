import { Controller } from '@nestjs/common';
import { offerReply } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import type { z } from 'zod';
import { OfferReply } from './offer-reply.js';

@Controller()
export class RepliesRpc {
  constructor(private readonly replies: OfferReply) {}

  @RpcHandler(offerReply)
  offer({
    actor,
    ...file
  }: z.infer<typeof offerReply.request>): Promise<z.infer<typeof offerReply.response>> {
    return this.replies.run(actor, file);
  }
}

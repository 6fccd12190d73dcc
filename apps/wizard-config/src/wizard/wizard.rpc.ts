import { Controller } from '@nestjs/common';
import { getWizardCatalogue } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import type { z } from 'zod';
import { WizardService } from './wizard.service.js';

@Controller()
export class WizardRpc {
  constructor(private readonly wizard: WizardService) {}

  @RpcHandler(getWizardCatalogue)
  getCatalogue(): Promise<z.infer<(typeof getWizardCatalogue)['response']>> {
    return this.wizard.getCatalogue();
  }
}

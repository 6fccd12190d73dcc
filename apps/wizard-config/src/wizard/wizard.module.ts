import { Module } from '@nestjs/common';
import { PublishedSteps } from './published-steps.js';
import { WizardController } from './wizard.controller.js';
import { WizardRpc } from './wizard.rpc.js';
import { WizardService } from './wizard.service.js';

@Module({
  controllers: [WizardController, WizardRpc],
  providers: [WizardService, PublishedSteps],
  exports: [PublishedSteps],
})
export class WizardModule {}

import { Controller, Get, Header } from '@nestjs/common';
import type { WizardStep } from '@pactwright/protocol';
import { Public, REVALIDATE } from '@pactwright/server-kit';
import { WizardService } from './wizard.service.js';

@Controller('api/wizard-steps')
export class WizardController {
  constructor(private readonly wizard: WizardService) {}

  @Public()
  @Get()
  @Header('cache-control', REVALIDATE)
  list(): Promise<WizardStep[]> {
    return this.wizard.listActiveSteps();
  }
}

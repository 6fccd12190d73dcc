import { Controller, Header } from '@nestjs/common';
import { wizardConfigWires } from '@pactwright/protocol';
import { Answers, REVALIDATE } from '@pactwright/server-kit';
import { PublishedSteps } from './published-steps.js';

@Controller()
export class WizardController {
  constructor(private readonly steps: PublishedSteps) {}

  @Answers(wizardConfigWires.listWizardSteps)
  @Header('cache-control', REVALIDATE)
  @Header('content-type', 'application/json; charset=utf-8')
  list(): Promise<Buffer> {
    return this.steps.json();
  }
}

import { Controller, Get, Header } from '@nestjs/common';
import { Public, REVALIDATE } from '@pactwright/server-kit';
import { PublishedSteps } from './published-steps.js';

@Controller('api/wizard-steps')
export class WizardController {
  constructor(private readonly steps: PublishedSteps) {}

  @Public()
  @Get()
  @Header('cache-control', REVALIDATE)
  @Header('content-type', 'application/json; charset=utf-8')
  list(): Promise<Buffer> {
    return this.steps.json();
  }
}

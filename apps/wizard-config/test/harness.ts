import { randomUUID } from 'node:crypto';
import { defaultWizard } from '@pactwright/drafting';
import { wizardStep, type WizardField, type WizardStep } from '@pactwright/protocol';
import {
  TEST_SECRET,
  asActor,
  startTestService,
  testDatabase,
  testRedisUrl,
  type TestActor,
  type TestDatabase,
  type TestService,
} from '@pactwright/testing';
import request, { type Response } from 'supertest';
import { z } from 'zod';
import { AppModule } from '../src/app.module.js';
import { entities, migrations } from '../src/database/data-source.js';
import { seedWizard } from '../src/database/seed.js';

export const admin: TestActor = { userId: randomUUID(), isAdmin: true };

/** The wizard-config service on a database of its own, with the default wizard in it. */
export class WizardConfigHarness {
  private constructor(
    readonly database: TestDatabase,
    readonly service: TestService,
  ) {}

  static async start(): Promise<WizardConfigHarness> {
    const database = await testDatabase(entities, migrations, (manager) =>
      seedWizard(manager, defaultWizard()),
    );
    const service = await startTestService({
      name: 'wizard-config',
      module: AppModule.with({
        WIZARD_CONFIG_DATABASE_URL: database.url,
        INTERNAL_SECRET: TEST_SECRET,
        REDIS_QUEUE_URL: await testRedisUrl(),
      }),
    });
    return new WizardConfigHarness(database, service);
  }

  async stop(): Promise<void> {
    await this.service.close();
    await this.database.drop();
  }

  getSteps(headers: Record<string, string> = {}): Promise<Response> {
    return Promise.resolve(
      request(this.service.url)
        .get('/api/wizard-steps')
        .set({ ...asActor('wizard-config'), ...headers }),
    );
  }

  async steps(): Promise<WizardStep[]> {
    return z.array(wizardStep).parse((await this.getSteps()).body);
  }

  async firstStep(): Promise<WizardStep> {
    const [step] = await this.steps();
    if (!step) throw new Error('the wizard has no steps');
    return step;
  }

  /** The ids of the questions of the first step, in their order. */
  async fieldIds(): Promise<number[]> {
    return (await this.firstStep()).fields.map(({ id }) => id);
  }

  /** The question of the first step that is answered by a choice. */
  async aChoice(): Promise<WizardField> {
    const field = (await this.firstStep()).fields.find(({ type }) => type === 'select');
    if (!field) throw new Error('the first step has no choice');
    return field;
  }

  send(
    method: 'post' | 'put' | 'delete',
    path: string,
    body?: object,
    actor: TestActor = admin,
  ): Promise<Response> {
    return Promise.resolve(
      request(this.service.url)[method](`/api/${path}`).set(asActor('wizard-config', actor)).send(body),
    );
  }

  /** Asks for a new question in the first step. */
  async addField(label: string, rest: object = {}): Promise<Response> {
    return this.send('post', 'wizard-fields', { stepId: (await this.firstStep()).id, label, ...rest });
  }
}

import { getWizardCatalogue, wizardStep } from '@pactwright/protocol';
import { RpcClient } from '@pactwright/server-rpc';
import { TEST_SECRET, eventually } from '@pactwright/testing';
import request from 'supertest';
import { z } from 'zod';
import { Field } from '../src/wizard/field.entity.js';
import { Option } from '../src/wizard/option.entity.js';
import { PublishedSteps } from '../src/wizard/published-steps.js';
import { Step } from '../src/wizard/step.entity.js';
import { WizardConfigHarness } from './harness.js';

let wizard: WizardConfigHarness;
beforeEach(async () => {
  wizard = await WizardConfigHarness.start();
});
afterEach(() => wizard.stop());

/** For changes made behind the service's back. */
const forget = (): void => wizard.service.get(PublishedSteps).forget();

describe('GET /api/wizard-steps', () => {
  it('R-API-12 answers a visitor with the five steps as a bare array', async () => {
    const response = await wizard.getSteps();
    expect(response.status).toBe(200);
    const body = z.array(wizardStep).parse(response.body);
    expect(body.map((step) => step.key)).toEqual([
      'contract_overview',
      'parties_information',
      'payment_details',
      'legal_terms',
      'preview',
    ]);
    expect(body[0]?.fields[0]).toMatchObject({ key: 'freelance_type', type: 'select', isRequired: true });
    expect(body[0]?.fields[0]?.options.length).toBeGreaterThanOrEqual(6);
  });

  it('R-WIZ-02 leaves out inactive steps and keeps the order that was set', async () => {
    await wizard.database.dataSource.getRepository(Step).update({ key: 'legal_terms' }, { isActive: false });
    await wizard.database.dataSource.getRepository(Step).update({ key: 'payment_details' }, { order: -1 });
    forget();
    expect((await wizard.steps()).map((step) => step.key)).toEqual([
      'payment_details',
      'contract_overview',
      'parties_information',
      'preview',
    ]);
  });

  it('T-35 leaves out removed fields and options', async () => {
    const [first] = await wizard.steps();
    const [field] = first?.fields ?? [];
    const option = field?.options[0];
    await wizard.database.dataSource.getRepository(Field).softDelete({ key: 'scope_of_work' });
    await wizard.database.dataSource.getRepository(Option).softDelete({ id: option?.id });
    forget();
    const [after] = await wizard.steps();
    expect(after?.fields.map((each) => each.key)).not.toContain('scope_of_work');
    expect(after?.fields[0]?.options).toEqual(field?.options.slice(1));
  });

  it('T-34 answers 304 to a browser that has it already, until something changes', async () => {
    const first = await wizard.getSteps();
    const etag = first.headers['etag'] ?? '';
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await wizard.getSteps({ 'if-none-match': `"old", W/${etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
    await wizard.database.dataSource.getRepository(Step).update({ key: 'preview' }, { title: 'Look' });
    forget();
    const changed = await wizard.getSteps({ 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  it('hands out what another instance changed, seconds after it did', async () => {
    await wizard.steps();
    await wizard.database.dataSource.getRepository(Step).update({ key: 'preview' }, { title: 'Look' });
    await eventually(async () => expect((await wizard.steps()).at(-1)?.title).toBe('Look'));
  });

  it('refuses whoever does not come through the gateway', async () => {
    const response = await request(wizard.service.url).get('/api/wizard-steps');
    expect([response.status, response.body.code]).toEqual([401, 'CALLER_NOT_TRUSTED']);
  });
});

describe('wizard-config.catalogue.get', () => {
  let rpc: RpcClient;
  beforeEach(() => {
    rpc = new RpcClient({
      service: 'contracts',
      secret: TEST_SECRET,
      targets: { 'wizard-config': `127.0.0.1:${wizard.service.rpcPort}` },
    });
  });
  afterEach(() => rpc.onApplicationShutdown());

  it('T-04 holds inactive and removed parts too, and names the removed ones', async () => {
    const before = await rpc.call(getWizardCatalogue, {});
    expect(before.removed).toEqual({ fieldIds: [], optionIds: [] });

    const field = await wizard.database.dataSource
      .getRepository(Field)
      .findOneByOrFail({ key: 'scope_of_work' });
    await wizard.database.dataSource.getRepository(Field).softDelete({ id: field.id });
    await wizard.database.dataSource.getRepository(Step).update({ key: 'legal_terms' }, { isActive: false });
    const after = await rpc.call(getWizardCatalogue, {});

    expect(after.removed).toEqual({ fieldIds: [field.id], optionIds: [] });
    expect(after.steps.flatMap((step) => step.fields)).toHaveLength(
      before.steps.flatMap((step) => step.fields).length,
    );
    expect(after.version).not.toBe(before.version);
    expect((await rpc.call(getWizardCatalogue, {})).version).toBe(after.version);
  });
});

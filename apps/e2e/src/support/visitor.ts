import { randomUUID } from 'node:crypto';
import { request, type APIRequestContext, type APIResponse } from '@playwright/test';
import { defaultWizard, type WizardFieldSeed, type WizardStepSeed } from '@pactwright/drafting/questions';
import type {
  Answers,
  CreateContractResponse,
  DocumentFormat,
  Language,
  PlanType,
} from '@pactwright/protocol';

/** One browser's worth of cookies, driven through the public API like any client without an Origin header. */
export class Visitor {
  private constructor(
    readonly http: APIRequestContext,
    readonly name: string,
  ) {}

  static async arrive(language: Language = 'en', name = `visitor-${randomUUID()}`): Promise<Visitor> {
    const http = await request.newContext({
      baseURL: process.env['E2E_BASE_URL'],
      extraHTTPHeaders: { 'accept-language': language },
    });
    return new Visitor(http, name);
  }

  /** The visitor of a browser, whose cookies it shares. */
  static of(http: APIRequestContext): Visitor {
    return new Visitor(http, `visitor-${randomUUID()}`);
  }

  async createContract(): Promise<string> {
    const response = await this.http.post('/api/contracts');
    if (!response.ok()) throw new Error(`POST /api/contracts: ${response.status()} ${await response.text()}`);
    return ((await response.json()) as CreateContractResponse).contractId;
  }

  async answer(contractId: string, answers: Answers): Promise<void> {
    for (const [key, value] of Object.entries(answers)) {
      const response = await this.save(contractId, key, value);
      if (!response.ok()) throw new Error(`saving ${key}: ${response.status()} ${await response.text()}`);
    }
  }

  /** Saves one answer as the wizard does: by the label of its field, with key and id beside it. */
  async save(contractId: string, key: string, value: Answers[string]): Promise<APIResponse> {
    const [step, field] = fieldOf(key);
    return this.http.post('/api/wizard-steps/save', {
      data: {
        contractId,
        stepKey: step.key,
        fieldKey: field.label.en,
        key,
        fieldId: field.id,
        value,
        sequence: Date.now(),
      },
    });
  }

  pay(contractId: string, planType: PlanType = 'one-time'): Promise<APIResponse> {
    return this.http.post('/api/payment', { data: { contractId, planType } });
  }

  download(contractId: string, format: DocumentFormat): Promise<APIResponse> {
    return this.http.get(`/api/contracts/${contractId}/download/${format}`, { timeout: 60_000 });
  }

  leave(): Promise<void> {
    return this.http.dispose();
  }
}

/** The question of an answer, or of its second text (`scope_of_work@lt`). */
function fieldOf(key: string): [WizardStepSeed, WizardFieldSeed] {
  const [asked] = key.split('@');
  for (const step of defaultWizard()) {
    const field = step.fields.find((candidate) => candidate.key === asked);
    if (field) return [step, field];
  }
  throw new Error(`the wizard has no field ${key}`);
}

export const someAnswers = (scope: string): Answers => ({
  freelance_type: 'web_development',
  scope_of_work: scope,
  provider_type: 'company',
  client_type: 'company',
  client_country: 'lt',
  starting_work_date: '2027-01-11',
  final_deadline: '2027-03-26',
  payment_structure: 'fixed',
  payment_amount: '4800',
});

import { ANSWER_KEYS, OTHER_VALUE } from '../terms/answers.js';
import { FIRST_FREE_WIZARD_ID, defaultAnswers, defaultWizard } from './index.js';
import { COUNTRY_CODES, OPTIONAL_CLAUSES, WORK_TYPES } from '../terms/terms.js';

const steps = defaultWizard();
const fields = steps.flatMap((step) => step.fields);
const options = fields.flatMap((field) => field.options);
const texts = [
  ...steps.flatMap(({ title, description }) => [title, description]),
  ...fields.flatMap(({ label, description }) => [label, description]),
  ...fields.map(({ placeholder }) => placeholder).filter((text) => text !== undefined),
  ...options.map(({ label }) => label),
  ...options.map(({ description }) => description).filter((text) => text !== undefined),
];
const field = (key: string) => fields.find((one) => one.key === key);
const valuesOf = (key: string) => field(key)?.options.map(({ value }) => value);

describe(defaultWizard.name, () => {
  it('R-WIZ-03 has the five steps in their order', () => {
    expect(steps.map(({ key, title }) => [key, title.en])).toEqual([
      ['contract_overview', 'Contract Overview'],
      ['parties_information', 'Parties Information'],
      ['payment_details', 'Payment Details'],
      ['legal_terms', 'Legal Terms'],
      ['preview', 'Preview'],
    ]);
  });

  it('asks one question for every answer key, in the order of the keys by step', () => {
    expect(fields.map(({ key }) => key).toSorted()).toEqual([...ANSWER_KEYS].toSorted());
  });

  it('R-SUM-09 R-ENT-07 requires the six keys under their names, where the client is, and no others', () => {
    expect(fields.filter(({ isRequired }) => isRequired).map(({ key, label }) => [key, label.en])).toEqual([
      ['freelance_type', 'Type of Work'],
      ['scope_of_work', 'Scope of Work'],
      ['starting_work_date', 'Start Date'],
      ['final_deadline', 'Final Deadline'],
      ['client_country', 'Country of the client'],
      ['payment_structure', 'Payment Structure'],
      ['payment_amount', 'Payment Amount'],
    ]);
  });

  it('gives every choice exactly one default, save the type of work and where the client is, which nobody can guess', () => {
    const choices = fields.filter(({ type }) => type === 'select' || type === 'radio');
    const undecided = choices.filter(
      ({ options: of }) => of.filter(({ isDefault }) => isDefault).length !== 1,
    );
    expect(undecided.map(({ key }) => key)).toEqual(['freelance_type', 'client_country']);
  });

  it('has options where there is something to choose, and only there', () => {
    for (const { key, type, options: of } of fields) {
      const count = of.length;
      expect([key, count > 0]).toEqual([key, ['select', 'radio', 'checkbox'].includes(type)]);
      expect(new Set(of.map(({ value }) => value)).size).toBe(count);
    }
  });

  it('T-57 leaves the value of "Other" to the built-in choice', () => {
    expect(options.filter(({ value }) => value === OTHER_VALUE || value === '')).toEqual([]);
  });

  it('T-31 asks a yes or no with one option and a list with several', () => {
    expect(field('personal_data')).toMatchObject({ type: 'checkbox', options: [{ value: 'yes' }] });
    expect(field('optional_clauses')?.type).toBe('checkbox');
    expect(valuesOf('optional_clauses')).toEqual([...OPTIONAL_CLAUSES]);
  });

  it('offers every type of work and every country', () => {
    expect(valuesOf('freelance_type')).toEqual([...WORK_TYPES]);
    expect(valuesOf('provider_country')).toEqual([...COUNTRY_CODES]);
    expect(valuesOf('client_country')).toEqual([...COUNTRY_CODES]);
    expect(valuesOf('governing_law')?.slice(2)).toEqual(COUNTRY_CODES.filter((code) => code !== 'us'));
  });

  it('T-04 names no two questions of a step and no two options of a question alike', () => {
    for (const language of ['en', 'lt'] as const) {
      const labels = fields.map(({ label }) => label[language]);
      expect(new Set(labels).size).toBe(labels.length);
      for (const { options: of } of fields) {
        expect(new Set(of.map(({ label }) => label[language])).size).toBe(of.length);
      }
    }
  });

  it('says everything in both languages', () => {
    for (const { en, lt } of texts) {
      expect(en.trim()).toBe(en);
      expect(lt.trim()).toBe(lt);
      expect(en).not.toBe('');
      expect(lt).not.toBe('');
      expect(en).not.toMatch(/[ąčęėįšųūž„]/i);
    }
  });

  it('keeps its ids: translations and stored answers point at them', () => {
    const ids = [...fields.map(({ id }) => id), ...options.map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(FIRST_FREE_WIZARD_ID);
    expect(steps.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(Object.fromEntries(fields.map(({ key, id }) => [key, id]))).toEqual(FIELD_IDS);
    expect(field('freelance_type')?.options.map(({ id, value }) => [id, value])).toEqual([
      [10_101, 'general'],
      [10_102, 'consulting'],
      [10_103, 'design'],
      [10_104, 'marketing'],
      [10_105, 'web_development'],
      [10_106, 'copywriting'],
    ]);
  });
});

describe(defaultAnswers.name, () => {
  it('answers every choice that has a default, and nothing else', () => {
    const answers = defaultAnswers();
    expect(answers).toMatchObject({
      payment_structure: 'fixed',
      currency: 'EUR',
      ip_ownership: 'on_payment',
      contract_style: 'balanced',
    });
    expect(answers).not.toHaveProperty('freelance_type');
    expect(answers).not.toHaveProperty('scope_of_work');
    expect(answers).not.toHaveProperty('client_country');
    expect(answers).not.toHaveProperty('optional_clauses');
  });
});

const FIELD_IDS = {
  freelance_type: 101,
  scope_of_work: 102,
  deliverables: 103,
  exclusions: 104,
  starting_work_date: 105,
  final_deadline: 106,
  milestones: 107,
  revision_rounds: 108,
  acceptance_days: 109,
  feedback_days: 110,
  provider_type: 201,
  provider_country: 202,
  client_type: 203,
  client_country: 204,
  contract_language: 205,
  contract_length: 413,
  contract_style: 206,
  subcontracting: 207,
  personal_data: 208,
  provider_status: 209,
  special_data: 210,
  prevailing_language: 211,
  left_language: 212,
  payment_structure: 301,
  payment_amount: 302,
  currency: 303,
  hours_cap: 304,
  deposit_percent: 305,
  payment_due_days: 306,
  late_interest: 307,
  expenses: 308,
  expense_cap: 309,
  vat_status: 310,
  extra_hourly_rate: 311,
  monthly_hours_cap: 313,
  monthly_fee_time: 314,
  unit_name: 315,
  unit_cap: 316,
  ip_ownership: 401,
  confidentiality: 402,
  liability_cap: 403,
  termination_notice_days: 404,
  kill_fee_percent: 405,
  warranty_days: 406,
  portfolio_right: 407,
  ai_use: 408,
  governing_law: 409,
  court_city: 410,
  dispute_resolution: 411,
  optional_clauses: 412,
  liability_floor: 414,
  licence_uses: 415,
  licence_place: 416,
  licence_time: 417,
};

import type { Answers } from '../terms/answers.js';
import { unitOf } from './units.js';

describe(unitOf.name, () => {
  it.each([
    ['payment_amount', {}, 'EUR in all', 'Eur už visą darbą'],
    [
      'payment_amount',
      { payment_structure: 'milestones', currency: 'USD' },
      'USD in all',
      'USD už visą darbą',
    ],
    ['payment_amount', { payment_structure: 'hourly', currency: 'GBP' }, 'GBP an hour', 'GBP už valandą'],
    ['payment_amount', { payment_structure: 'retainer' }, 'EUR a month', 'Eur per mėnesį'],
    ['payment_amount', { payment_structure: 'commission' }, '%', '%'],
    ['payment_amount', { payment_structure: 'other', payment_structure_other: 'In kind' }, 'EUR', 'Eur'],
    ['extra_hourly_rate', { payment_structure: 'retainer' }, 'EUR an hour', 'Eur už valandą'],
    ['hours_cap', {}, 'hours', 'val.'],
    ['expense_cap', { currency: 'SEK' }, 'SEK', 'SEK'],
    ['deposit_percent', {}, undefined, undefined],
    ['deposit_percent', { deposit_percent: 'other' }, '%', '%'],
    ['warranty_days', { warranty_days: 'other', warranty_days_other: '180' }, 'days', 'd.'],
    ['warranty_days', { warranty_days: '90' }, undefined, undefined],
    ['acceptance_days', { acceptance_days: 'other' }, 'working days', 'darbo d.'],
    ['late_interest', { late_interest: 'other' }, '% a day', '% per dieną'],
    ['freelance_type', { freelance_type: 'other' }, undefined, undefined],
    ['constructor', {}, undefined, undefined],
  ] as [string, Answers, string | undefined, string | undefined][])(
    'says what %s counts with %j',
    (key, answers, en, lt) => {
      expect([unitOf(key, answers, 'en'), unitOf(key, answers, 'lt')]).toEqual([en, lt]);
    },
  );
});

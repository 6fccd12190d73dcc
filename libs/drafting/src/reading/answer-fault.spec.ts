import type { Answers } from '../terms/answers.js';
import { readTerms } from './read-terms.js';
import { answerFault } from './answer-fault.js';
import { faultedLabel } from './faulted-label.js';

const ofOther = (key: string, words: string) => {
  const answers: Answers = { [key]: 'other', [`${key}_other`]: words };
  return answerFault({ key, type: 'select' }, (each) => answers[each]);
};

const COUNTRIES = ['provider_country', 'client_country', 'governing_law'];
const NOTHING = [
  'no',
  'Ne.',
  'yes',
  'asdf',
  'aaaa',
  'tbd',
  '?',
  'any',
  'bet kuri',
  'kaip sutarta',
  '30 d.',
  '12',
  '500 EUR',
  'Kaunas',
];

describe('the days for acceptance', () => {
  it('C9 are no more than end within the thirty calendar days of the contract', () => {
    for (const days of ['21', '60', '90 d. d.'])
      expect(ofOther('acceptance_days', days)).toEqual({ code: 'ANSWER_OUT_OF_RANGE', low: 1, high: 20 });
    expect(ofOther('acceptance_days', '20')).toBeUndefined();
  });
});

describe('a number as people say it', () => {
  const faultOf = (key: string, given: string, answers: Answers = {}) => {
    const all: Answers = { ...answers, [key]: given };
    return answerFault({ key, type: 'number' }, (each) => all[each])?.code;
  };

  it.each<[string, string, Answers, number]>([
    ['hours_cap', 'apie 80', { payment_structure: 'hourly' }, 80],
    ['hours_cap', 'max 40', { payment_structure: 'hourly' }, 40],
    ['hours_cap', 'up to forty hours', { payment_structure: 'hourly' }, 40],
    ['hours_cap', 'ne daugiau kaip 40 val.', { payment_structure: 'hourly' }, 40],
    ['hours_cap', '40 h max.', { payment_structure: 'hourly' }, 40],
    ['hours_cap', '40 val. per mėnesį', { payment_structure: 'retainer' }, 40],
    ['payment_amount', '4.5k', {}, 4500],
    ['payment_amount', '€4,5k', {}, 4500],
    ['payment_amount', '4 tūkst. Eur', {}, 4000],
  ])('R-WIZ-10 takes %s “%s”', (key, given, answers, value) => {
    expect(faultOf(key, given, answers)).toBeUndefined();
    const { payment } = readTerms({ ...answers, [key]: given });
    expect(key === 'hours_cap' ? payment.hoursCap : payment.amount).toBe(value);
  });

  it.each<[string, number]>([
    ['2 weeks', 14],
    ['two weeks', 14],
    ['dvi savaitės', 14],
    ['within 21 days', 21],
    ['iki 30 d.', 30],
    ['twenty-one days', 21],
    ['30 k. d.', 30],
  ])('R-WIZ-10 takes “%s” to pay as %d days', (given, days) => {
    expect(ofOther('payment_due_days', given)).toBeUndefined();
    expect(readTerms({ payment_due_days: 'other', payment_due_days_other: given }).dueDays).toBe(days);
  });

  it.each([
    ['Warranty: 180', 180],
    ['garantija 180', 180],
    ['Garantinis terminas – 60 d.', 60],
    ['guarantee = 90 days', 90],
  ])('R-WIZ-10 takes “%s” in the field of the warranty as days', (given, days) => {
    expect(ofOther('warranty_days', given)).toBeUndefined();
    expect(readTerms({ warranty_days: 'other', warranty_days_other: given }).warrantyDays).toBe(days);
  });

  it('R-WIZ-10 counts five working days a week, and knows the limit of expenses', () => {
    const { acceptanceDays, expenses, revisionRounds } = readTerms({
      acceptance_days: 'other',
      acceptance_days_other: 'two weeks',
      revision_rounds: 'other',
      revision_rounds_other: 'max three',
      expense_cap: 'up to 300 EUR',
    });
    expect([acceptanceDays, expenses, revisionRounds]).toEqual([10, { cap: 300 }, 3]);
  });

  it.each<[string, string, Answers, string]>([
    ['payment_amount', '4500 + VAT', {}, 'ANSWER_WITH_VAT'],
    ['payment_amount', '4 500 Eur be PVM', {}, 'ANSWER_WITH_VAT'],
    ['payment_amount', '4000-5000', {}, 'ANSWER_TWO_NUMBERS'],
    ['payment_amount', '4000 Eur arba 5000', {}, 'ANSWER_TWO_NUMBERS'],
    ['payment_amount', 'about 4000', {}, 'ANSWER_NO_AMOUNT'],
    ['payment_amount', 'up to 4k', {}, 'ANSWER_NO_AMOUNT'],
    ['payment_amount', '4 500k', {}, 'ANSWER_NO_AMOUNT'],
    ['hours_cap', '60-80', { payment_structure: 'hourly' }, 'ANSWER_TWO_NUMBERS'],
    ['hours_cap', 'two-three', { payment_structure: 'hourly' }, 'ANSWER_NO_HOURS'],
    ['hours_cap', 'min 40', { payment_structure: 'hourly' }, 'ANSWER_NO_HOURS'],
    ['hours_cap', '40 val. per mėnesį', { payment_structure: 'hourly' }, 'ANSWER_NO_HOURS'],
    ['payment_due_days', 'a month', {}, 'ANSWER_NO_DAYS'],
    ['payment_due_days', '2-3 weeks', {}, 'ANSWER_TWO_NUMBERS'],
    ['payment_due_days', 'more than 10', {}, 'ANSWER_NO_DAYS'],
  ])('R-WIZ-10 does not take %s “%s”, which could be another number', (key, given, answers, code) => {
    expect(key === 'payment_due_days' ? ofOther(key, given)?.code : faultOf(key, given, answers)).toBe(code);
  });

  it('R-WIZ-10 says of which row an amount is no figure', () => {
    const rows = ['400', 'half'].map((amount) => ({
      name: 'Launch',
      date: '',
      amount,
      unit: 'money' as const,
    }));
    const fault = answerFault({ key: 'milestones', type: 'textarea' }, (key) =>
      key === 'milestones' ? rows : undefined,
    );
    expect(fault).toEqual({ code: 'ANSWER_NO_AMOUNT', at: 1 });
    expect(faultedLabel('Milestones', fault?.at)).toBe('Milestones (2)');
    expect(faultedLabel('Payment Amount', undefined)).toBe('Payment Amount');
  });

  it('R-WIZ-10 says the same of the amount of a stage', () => {
    const ofRow = (amount: string) =>
      answerFault({ key: 'milestones', type: 'textarea' }, (key) =>
        key === 'milestones' ? [{ name: 'Launch', date: '', amount, unit: 'money' }] : undefined,
      )?.code;
    expect(['2k', '2000 + VAT', '1000-2000', 'half'].map(ofRow)).toEqual([
      undefined,
      'ANSWER_WITH_VAT',
      'ANSWER_TWO_NUMBERS',
      'ANSWER_NO_AMOUNT',
    ]);
  });
});

describe('the words behind “Other”', () => {
  it.each(NOTHING)('R-WIZ-10 R-WIZ-15 are not “%s”', (words) => {
    const given = words.replace('Ne.', 'Ne');
    expect(ofOther('freelance_type', words)).toEqual({ code: 'ANSWER_NO_WORK_TYPE', given });
    expect(ofOther('payment_structure', words)).toEqual({ code: 'ANSWER_NO_PAYMENT_STRUCTURE', given });
    for (const key of COUNTRIES) expect(ofOther(key, words)).toEqual({ code: 'ANSWER_NO_COUNTRY', given });
  });

  it.each([
    [
      'freelance_type',
      ['Photography', 'IT', 'Fotografavimas', 'Kaunas tours', '3D modelling', 'Bitininkystė'],
    ],
    [
      'payment_structure',
      [
        'A price for each page',
        'Weekly',
        '60 EUR an hour',
        '300 EUR per week',
        'Half before the work starts, half after acceptance',
        'Kaina už puslapį',
        'barter',
      ],
    ],
    [
      'provider_country',
      ['Norway', 'UK', 'Scotland', 'Texas', 'Norvegija', 'Côte d’Ivoire', 'Georgia', 'Oman'],
    ],
    ['governing_law', ['Sweden', 'England and Wales', 'Swiss law', 'Šveicarija', 'State of Nevada']],
  ])('R-WIZ-15 of %s may be any of %j', (key, words) => {
    for (const each of words) expect([each, ofOther(key, each)]).toEqual([each, undefined]);
  });

  it('R-WIZ-16 are not judged beside another choice, nor where none is written yet', () => {
    const answers: Answers = { governing_law: 'de', governing_law_other: 'no' };
    expect(answerFault({ key: 'governing_law', type: 'select' }, (each) => answers[each])).toBeUndefined();
    expect(ofOther('governing_law', ' ')).toBeUndefined();
  });
});

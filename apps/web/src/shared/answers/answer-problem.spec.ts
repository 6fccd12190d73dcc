import type { Answers } from '@pactwright/protocol';
import { aField, anOption } from '../testing/wizard-fields.js';
import { answerProblem, canStand } from './answer-problem.js';
import './loaded-rules.js';

const amount = aField({ id: 1, key: 'payment_amount', label: 'Payment Amount', type: 'number' });
const days = aField({
  id: 2,
  key: 'payment_due_days',
  label: 'Time to pay',
  type: 'select',
  options: [anOption({ id: 21, value: '14', label: '14 days' })],
});
const own = aField({ id: 3, key: 'pages', label: 'Pages', type: 'number' });
const day = aField({ id: 4, key: 'launch', label: 'Launch', type: 'date' });
const codeOf = (field: typeof amount, answers: Answers) => answerProblem(field, (key) => answers[key])?.code;

it('T-25 a gap in an answer to an added question cannot stand, where the contract has the answer', () => {
  const parking = aField({ id: 5, key: 'parking', label: 'Where to park?' });
  const answers = { parking: 'In the yard of [...]' };
  expect(canStand(parking, answers)).toBe(false);
  expect(canStand(parking, { parking: 'In the yard' })).toBe(true);
  expect(canStand({ ...parking, isInContract: false }, answers)).toBe(true);
});

describe(answerProblem.name, () => {
  it.each([
    ['4 000', 'fixed'],
    ['4.000,50', 'fixed'],
    ['€4,000.50', 'milestones'],
    ['60/h', 'hourly'],
    ['15 %', 'commission'],
  ])('R-WIZ-10 takes the amount %s for %s', (payment_amount, payment_structure) => {
    expect(codeOf(amount, { payment_amount, payment_structure })).toBeUndefined();
  });

  it.each([
    ['0', 'fixed', 'ANSWER_NO_AMOUNT'],
    ['-5', 'fixed', 'ANSWER_NO_AMOUNT'],
    ['four thousand', 'fixed', 'ANSWER_NO_AMOUNT'],
    ['1e5', 'fixed', 'ANSWER_NO_AMOUNT'],
    ['60/h', 'fixed', 'ANSWER_NO_AMOUNT'],
    ['$4,000', 'fixed', 'ANSWER_OTHER_CURRENCY'],
    ['150', 'commission', 'ANSWER_OUT_OF_RANGE'],
  ])('R-WIZ-10 does not take the amount %s for %s', (payment_amount, payment_structure, code) => {
    expect(codeOf(amount, { payment_amount, payment_structure, currency: 'EUR' })).toBe(code);
  });

  it('R-WIZ-10 takes no stage whose amount is of another currency, and no court in two cities', () => {
    const stages = aField({ key: 'milestones', type: 'textarea' });
    const rows = [{ name: 'Launch', date: '', amount: '2000 USD', unit: 'money' as const }];
    expect(codeOf(stages, { milestones: rows, currency: 'EUR' })).toBe('ANSWER_OTHER_CURRENCY');
    expect(codeOf(stages, { milestones: rows, currency: 'USD' })).toBeUndefined();
    const city = aField({ key: 'court_city', type: 'text' });
    for (const court_city of ['no', 'ok', '?', 'nežinau', 'any', 'Vilnius or Kaunas', 'Kaunas, Vilnius'])
      expect(codeOf(city, { court_city })).toBe('ANSWER_NO_CITY');
    expect(codeOf(city, { court_city: ' kaunas' })).toBeUndefined();
  });

  it('judges the words behind "Other" where they are a number, and the fields of administrators', () => {
    const other = (words: string) => ({ payment_due_days: 'other', payment_due_days_other: words });
    expect(codeOf(days, { payment_due_days: '14' })).toBeUndefined();
    expect(codeOf(days, other('21 days'))).toBeUndefined();
    expect(codeOf(days, other('two weeks'))).toBeUndefined();
    expect(codeOf(days, other('two months'))).toBe('ANSWER_NO_DAYS');
    expect(codeOf(days, other('999'))).toBe('ANSWER_OUT_OF_RANGE');
    expect(codeOf(own, { pages: '12 pages' })).toBeUndefined();
    expect(codeOf(own, { pages: 'a dozen' })).toBe('ANSWER_NO_NUMBER');
    expect(codeOf(day, { launch: '2027-02-30' })).toBe('ANSWER_NO_DATE');
  });
});

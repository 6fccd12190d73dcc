import { readBrief } from './read-brief.js';

const TODAY = '2026-11-26';
const proposalsOf = (words: string) =>
  new Map(readBrief(`We need a logo. ${words}`, TODAY).proposals.map((each) => [each.key, each]));

describe('a sum for each day of delay', () => {
  it.each([
    'There is a penalty for late delivery.',
    'The contractor pays a fine for every day of delay.',
    'Penalty for missing the deadline.',
    'If you are late, we deduct a part of the price for each day.',
    'Vykdytojui vėluojant – netesybos.',
    'Jei vėluosite perduoti failus, bauda už kiekvieną dieną.',
    'Už terminų nesilaikymą – bauda.',
    'Už kiekvieną vėlavimo dieną išskaitysime dalį kainos.',
  ])('is asked for where the work is late: %s', (words) => {
    expect(proposalsOf(words).get('optional_clauses')).toMatchObject({
      value: ['liquidated_damages'],
      isCertain: true,
    });
    expect(proposalsOf(words).has('late_interest')).toBe(false);
  });

  it.each([
    'Penalty of 0.1% per day for late delivery.',
    'Vėluojant pristatyti – 0,1 % netesybos per dieną.',
    'Vėluojant pristatyti – 0,1 proc. netesybos per dieną. Užsakovui vėluojant apmokėti – 0,05 proc. delspinigiai.',
  ])('is asked for in the figure of the contract: %s', (words) => {
    expect(proposalsOf(words).get('optional_clauses')?.value).toEqual(['liquidated_damages']);
  });

  it.each([
    'Penalty of 1% per day for late delivery.',
    'For each day that you are late we deduct 50 EUR.',
    'If the launch is delayed, 0.2 % of the price for each day as a penalty.',
    'Vėluojant pristatyti – 0,05 % delspinigių per dieną.',
    'Už kiekvieną vėlavimo dieną išskaitysime 20 Eur.',
  ])('is none of the contract where the brief has another figure, nor interest: %s', (words) => {
    expect(proposalsOf(words).has('optional_clauses')).toBe(false);
    expect(proposalsOf(words).has('late_interest')).toBe(false);
  });

  it.each([
    'Penalty for late payment: 0.05% per day.',
    'Late fee of 0.05% per day.',
    'If we are late to pay, we pay a penalty of 0.05% per day.',
    'Penalty for delay: 0.1% per day.',
    'No penalty for late delivery.',
    'If it is delivered late: no penalty, no fine.',
    'Interest of 0.05% per day after the work is delivered and invoiced.',
    'Delspinigiai už vėlavimą 0,05 % per dieną.',
    'Netesybos už vėlavimą.',
    'Avanso nemokam. Delspinigiai už vėlavimą 0,05 % per dieną.',
    'Vėluojant sumokėti – 0,05 % delspinigiai per dieną.',
    'Už pavėluotą apmokėjimą mokame 0,02 % delspinigių už dieną.',
    'Už vėlavimą pristatyti jokių netesybų, be baudų.',
  ])('is no duty of the provider where it is not said to be: %s', (words) => {
    expect(proposalsOf(words).has('optional_clauses')).toBe(false);
  });

  it.each([
    ['Penalty for late payment: 0.05% per day.', '0.05'],
    ['Interest of 0.05% per day if you have to wait.', '0.05'],
    ['Vėluojant sumokėti – 0,05 % delspinigiai per dieną.', '0.05'],
    ['Delspinigiai 0,02 % per dieną.', '0.02'],
  ])('leaves interest on a late payment as it was: %s', (words, interest) => {
    expect(proposalsOf(words).get('late_interest')?.value).toBe(interest);
  });
});

import type { MilestoneRow } from '../terms/answers.js';
import { readBrief } from './read-brief.js';

const TODAY = '2026-11-26';
const proposalsOf = (brief: string) =>
  new Map(readBrief(brief, TODAY).proposals.map((each) => [each.key, each]));
const rowsOf = (brief: string): MilestoneRow[] => {
  const value = proposalsOf(brief).get('milestones')?.value;
  return Array.isArray(value) ? value.filter((each) => typeof each !== 'string') : [];
};

describe('a list of stages', () => {
  it.each([
    ['Total £200.', '£'],
    ['Total: £200', '£'],
    ['£200 in total', '£'],
    ['Grand total (incl. VAT): £200', '£'],
    ['Total price for all stages - £200', '£'],
    ['Altogether £200', '£'],
    ['Iš viso: £200', '£'],
    ['Viso £200', '£'],
    ['Bendra kaina su PVM – £200', '£'],
    ['Suma: £200', '£'],
    ['Visa kaina už visus etapus £200', '£'],
  ])('takes what they come to for the price, not for a stage: %s', (total) => {
    const brief = `We need a website.\nStages:\nStage 1: design - £100 - by 02/02/2027\nStage 2: build - £100 - by 03/03/2027\n${total}`;
    expect(rowsOf(brief).map(({ name, amount }) => [name, amount])).toEqual([
      ['design', '100'],
      ['build', '100'],
    ]);
    expect(proposalsOf(brief).get('payment_amount')?.value).toBe('200');
    expect(proposalsOf(brief).get('currency')?.value).toBe('GBP');
  });

  it.each(['Total design system', 'Suvestinė', 'Sum of parts page', 'Budget planner'])(
    'keeps a stage that is only called like one: %s',
    (name) => {
      const brief = `Stages:\n- ${name} – 500 EUR by 2027-02-01\n- Build – 900 EUR by 2027-03-01`;
      expect(rowsOf(brief).map((row) => row.name)).toEqual([name, 'Build']);
    },
  );

  it.each([
    ['Part', 'EUR 100'],
    ['Module', '£100'],
    ['Chapter', '100 EUR'],
    ['Homepage', 'EUR 100'],
    ['Etapas', '100 Eur'],
    ['Pamoka', '100 Eur'],
    ['Skyrius', 'EUR 100'],
  ])('reads the number of a part as none of a range: %s 1 – %s', (name, sum) => {
    const brief = `We need a manual.\n1. ${name} 1 – ${sum} – 2027-01-04\n2. ${name} 2 – ${sum} – 2027-02-04`;
    expect(rowsOf(brief).map(({ amount, date }) => [amount, date])).toEqual([
      ['100', '2027-01-04'],
      ['100', '2027-02-04'],
    ]);
    expect(proposalsOf(brief).get('payment_structure')?.value).toBe('milestones');
  });

  it.each(['Budget 500 – 800 EUR.', 'Budget 500 - £800.', 'Biudžetas 5 – 50 Eur.', 'Kaina 500–800 Eur.'])(
    'leaves a range a range: %s',
    (range) => {
      expect(proposalsOf(`We need a logo. ${range}`).has('payment_amount')).toBe(false);
    },
  );

  it('is read with forty stages', () => {
    const lines = Array.from(
      { length: 40 },
      (_, at) =>
        `Stage ${at + 1}: part ${at + 1} - £100 - by ${String((at % 28) + 1).padStart(2, '0')} March 2027`,
    );
    const brief = ['Stages of the website:', ...lines, 'Total £4,000.'].join('\n');
    expect(rowsOf(brief)).toHaveLength(40);
    expect(proposalsOf(brief).get('payment_amount')).toMatchObject({ value: '4000', isCertain: true });
  });
});

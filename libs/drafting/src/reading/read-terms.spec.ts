import { fc } from '../../test/fast-check.js';
import { readTerms } from './read-terms.js';
import { defaultAnswers } from '../questions/index.js';
import type { Answers } from '../terms/answers.js';

describe('what is handed over', () => {
  it('is listed once where the table names all of it', () => {
    const read = (milestones: string) => readTerms({ deliverables: '- Designs;\n- Source code', milestones });
    expect(read('designs | 2027-03-01\nSource code').deliverables).toEqual([]);
    expect(read('Designs | 2027-03-01').deliverables).toHaveLength(2);
    expect(read('').deliverables).toHaveLength(2);
  });
});

describe(readTerms.name, () => {
  it('reads the default answers and no answers at all as the same terms, work type aside', () => {
    expect(readTerms(defaultAnswers())).toEqual(readTerms({}));
  });

  it('reads a complete set of answers', () => {
    const terms = readTerms({
      freelance_type: 'web_development',
      scope_of_work: 'Build a site.',
      deliverables: '- Code\n- Manual',
      starting_work_date: '2027-02-01',
      final_deadline: '2027-04-30',
      milestones: 'Design | 2027-03-01 | 40%',
      provider_type: 'company',
      provider_country: 'us-ny',
      client_country: 'de',
      contract_style: 'freelancer',
      personal_data: true,
      payment_structure: 'milestones',
      payment_amount: '4 800,00',
      currency: 'USD',
      late_interest: '0.05',
      expenses: 'capped',
      expense_cap: '300',
      vat_status: 'not_registered',
      ip_ownership: 'licence',
      confidentiality: 'client_only_5',
      liability_cap: 'uncapped',
      governing_law: 'client_country',
      portfolio_right: 'forbidden',
      optional_clauses: ['audit', 'insurance', 'nonsense'],
    });
    expect(terms).toMatchObject({
      workType: 'web_development',
      scope: 'Build a site',
      deliverables: [
        { kind: 'bullet', level: 0, text: 'Code;' },
        { kind: 'bullet', level: 0, text: 'Manual.' },
      ],
      startDate: '2027-02-01',
      deadline: '2027-04-30',
      milestones: [{ name: 'Design', date: '2027-03-01', amount: 1920, percent: 40 }],
      revisionRounds: 2,
      provider: { kind: 'company', country: { code: 'us-ny' } },
      client: { kind: 'company', country: { code: 'de' } },
      style: 'freelancer',
      personalData: true,
      payment: { structure: 'milestones', amount: 4800, currency: 'USD', hoursCap: undefined },
      lateInterest: { kind: 'daily', percent: 0.05 },
      expenses: { cap: 300 },
      vat: 'not-registered',
      ip: 'licence',
      confidentiality: { kind: 'client-only', years: 5 },
      liabilityCap: 'uncapped',
      governingLaw: { code: 'de' },
      portfolio: 'forbidden',
    });
    expect([...terms.optionalClauses]).toEqual(['insurance', 'audit']);
  });

  it('R-WIZ-16 reads the free text behind "other"', () => {
    const terms = readTerms({
      freelance_type: 'other',
      freelance_type_other: 'Photography',
      payment_structure: 'other',
      payment_structure_other: 'Per photo',
      currency: 'other',
      currency_other: 'Swiss francs (CHF)',
      deposit_percent: 'other',
      deposit_percent_other: '40 %',
      payment_due_days: 'other',
      payment_due_days_other: '21 days',
      late_interest: 'other',
      late_interest_other: '0,03',
      governing_law: 'other',
      governing_law_other: 'Spain',
      provider_country: 'other',
      provider_country_other: 'lietuva',
    });
    expect(terms).toMatchObject({
      workType: 'general',
      workTypeText: 'Photography',
      payment: { structure: 'other', structureText: 'Per photo', currency: 'CHF' },
      depositPercent: 40,
      dueDays: 21,
      lateInterest: { kind: 'daily', percent: 0.03 },
      governingLaw: { code: 'other', name: 'Spain' },
      provider: { country: { code: 'lt' } },
    });
  });

  it('reads a deposit for limited hours only where one was chosen', () => {
    const hourly = { payment_structure: 'hourly', payment_amount: '60', hours_cap: '80' };
    expect(readTerms(hourly).depositPercent).toBe(0);
    expect(readTerms({ ...hourly, deposit_percent: '30' }).depositPercent).toBe(30);
    expect(readTerms({ payment_structure: 'fixed', payment_amount: '60' }).depositPercent).toBe(30);
  });

  it('ignores a free text that no choice points to', () => {
    expect(readTerms({ freelance_type: 'design', freelance_type_other: 'Photography' })).toMatchObject({
      workType: 'design',
      workTypeText: undefined,
    });
  });

  it('takes the readable value of an option that an administrator added', () => {
    expect(readTerms({ freelance_type: 'event_photography' }).workTypeText).toBe('event photography');
    expect(readTerms({ payment_due_days: '10' }).dueDays).toBe(10);
  });

  it.each<[string, Answers, object]>([
    ['a day that does not exist', { starting_work_date: '2027-02-30' }, { startDate: undefined }],
    ['a date in the wrong order', { final_deadline: '03/04/2027' }, { deadline: undefined }],
    ['a negative price', { payment_amount: '-100' }, { payment: { amount: undefined } }],
    ['a price of nothing', { payment_amount: '0' }, { payment: { amount: undefined } }],
    ['a price that must be mistyped', { payment_amount: '48000000000' }, { payment: { amount: undefined } }],
    [
      'a commission above 100 percent',
      { payment_structure: 'commission', payment_amount: '4800' },
      { payment: { amount: undefined } },
    ],
    [
      'a percentage above 100',
      { deposit_percent: '250' },
      { depositPercent: 30, unread: [{ key: 'deposit_percent', words: '250' }] },
    ],
    [
      'a due date centuries away',
      { payment_due_days: '99999' },
      { dueDays: 14, unread: [{ key: 'payment_due_days', words: '99999' }] },
    ],
    [
      'a choice that this list never had',
      { confidentiality: 'mutual_10' },
      {
        confidentiality: { kind: 'mutual', years: 2 },
        unread: [{ key: 'confidentiality', words: 'mutual_10' }],
      },
    ],
    [
      'a yearly rate given as a daily one',
      { late_interest: 'other', late_interest_other: '8' },
      { lateInterest: { kind: 'statutory' } },
    ],
    [
      'fields that somebody answered with "no"',
      { scope_of_work: 'TBD', deliverables: 'n/a', exclusions: 'Nėra.', court_city: 'dar nežinau' },
      { scope: undefined, deliverables: [], exclusions: [], courtCity: undefined, unread: [] },
    ],
    [
      'two cities where one is asked',
      { court_city: 'Vilnius or Kaunas' },
      { courtCity: undefined, unread: [{ key: 'court_city', words: 'Vilnius or Kaunas' }] },
    ],
    ['a limit of expenses left empty', { expenses: 'capped' }, { expenses: 'approved' }],
    ['"other" without words', { provider_country: 'other' }, { provider: { country: { code: 'lt' } } }],
  ])('settles %s', (_case, answers, expected) => {
    expect(readTerms(answers)).toMatchObject(expected);
  });

  it('has no rounds of revisions where the work has none or the user wants none', () => {
    expect(readTerms({ freelance_type: 'consulting' }).revisionRounds).toBeUndefined();
    expect(readTerms({ freelance_type: 'design', revision_rounds: 'none' }).revisionRounds).toBeUndefined();
    expect(readTerms({ freelance_type: 'consulting', revision_rounds: '3' }).revisionRounds).toBe(3);
  });

  it('never throws, whatever was stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const terms = readTerms(stored as Answers);
        expect(terms.dueDays).toBeGreaterThan(0);
      }),
    );
  });
});

import { hostileAnswers, malformedAnswers, neutralAnswers } from '../../../test/answers.js';
import { fc, RUNS } from '../../../test/fast-check.js';
import { goldenAnswers, goldenAnswersInBoth } from '../../../test/golden-answers.js';
import type { Addition } from '../../writing/additions.js';
import { draft } from '../../draft/draft.js';
import { CLAUSE_IDS, type DraftDocument } from '../../model/document.js';
import { defaultAnswers, defaultWizard } from '../../questions/index.js';
import type { Answers } from '../../terms/answers.js';
import { WORK_TYPES } from '../../terms/terms.js';
import { situationOf } from '../situation.js';
import { checkedOf } from './checked.js';
import { STRUCTURE_NAMES } from './names.js';
import { STRUCTURE_RULES } from './rules.js';
import { checkStructure, isUnmet, structureChecks } from './structure-checks.js';

const LANGUAGES = ['en', 'lt'] as const;
const anyAnswers = fc.oneof(neutralAnswers, hostileAnswers, malformedAnswers);
const good = goldenAnswers('web_development', 'en');

const failing = (answers: Answers, additions: readonly Addition[] = []): string[] =>
  structureChecks(answers, 'en', additions)
    .filter(({ isPassed }) => !isPassed)
    .map(({ id }) => id);

/** What no answer mends alone: words of the contract, and second texts. */
const WITHOUT_ANSWER = new Set(['legal.references', 'clarity.words', 'clarity.languages']);

/** Which rules a document breaks that no answers could have made. */
function broken(change: (document: DraftDocument) => DraftDocument): string[] {
  const document = change(draft(good, 'en'));
  return checkStructure(checkedOf(document, situationOf(good, 'en')), 'en')
    .filter(({ isPassed }) => !isPassed)
    .map(({ id }) => id);
}

const without =
  (...names: readonly string[]) =>
  (document: DraftDocument): DraftDocument => ({
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter(({ id, clauseId }) => !names.includes(id) && !names.includes(clauseId)),
    })),
  });

const BY_ANSWERS: readonly (readonly [id: string, changes: Answers, additions?: readonly string[]])[] = [
  ['legal.law', { court_city: 'Berlin' }],
  ['legal.references', { scope_of_work: 'Everything in clause 99.4' }],
  ['clarity.work-type', { freelance_type: '' }],
  ['clarity.scope', { scope_of_work: ' ' }],
  ['legal.parties', { provider_country: 'other', provider_country_other: 'no' }],
  ['legal.parties', { client_country: 'other', client_country_other: '30 d.' }],
  ['legal.law', { governing_law: 'other', governing_law_other: 'asdf' }],
  ['clarity.work-type', { freelance_type: 'other', freelance_type_other: 'no' }],
  ['commercial.structure', { payment_structure: 'other', payment_structure_other: 'no' }],
  ['clarity.scope', { scope_of_work: 'as agreed' }],
  ['clarity.scope', { scope_of_work: 'kaip sutarta' }],
  ['clarity.scope', { deliverables: 'see above' }],
  ['clarity.start', { starting_work_date: '' }],
  ['clarity.deadline', { final_deadline: '' }],
  ['clarity.deadline', { final_deadline: 'no_end_date' }],
  ['clarity.dates', { starting_work_date: '2027-06-01' }],
  ['clarity.words', { confidentiality: 'none' }, ['The Confidential Information stays secret.']],
  ['clarity.languages', { contract_language: 'both' }],
  ['clarity.gaps', { deliverables: 'Report of ____ pages' }],
  ['clarity.gaps', { scope_of_work: 'A website for [CLIENT NAME]' }],
  ['clarity.gaps', { exclusions: 'Hosting and [...]' }],
  ['clarity.gaps', {}, ['The price is {{price}}.']],
  ['legal.parties', { provider_type: '', provider_country: '' }],
  ['legal.parties', { client_type: '', client_country: '' }],
  ['legal.parties', { client_country: '' }],
  ['legal.parties', { provider_country: 'other', provider_country_other: ' ' }],
  ['legal.parties', { client_country: 'other' }],
  ['legal.law', { governing_law: 'other' }],
  ['commercial.currency', { currency: 'other', currency_other: '' }],
  ['commercial.late', { late_interest: 'other' }],
  ['commercial.expenses', { expenses: 'capped', expense_cap: '' }],
  ['commercial.amount', { currency: 'USD', payment_amount: '4800 EUR' }],
  ['commercial.amount', { payment_structure: 'commission', payment_amount: '4800' }],
  ['legal.rights', { ip_ownership: 'nobody' }],
  ['legal.confidentiality', { confidentiality: 'forever' }],
  ['legal.subcontracting', { subcontracting: 'perhaps' }],
  ['legal.disputes', { dispute_resolution: 'duel' }],
  ['legal.disputes', { court_city: 'Vilnius or Kaunas' }],
  ['legal.disputes', { court_city: 'Kaunas, Vilnius' }],
  ['legal.disputes', { court_city: 'the city of the client' }],
  ['legal.disputes', { court_city: 'bet kuris' }],
  ['legal.disputes', { court_city: 'no' }],
  ['clarity.acceptance', { acceptance_days: 'other', acceptance_days_other: 'soon' }],
  ['clarity.acceptance', { acceptance_days: 'other', acceptance_days_other: '400' }],
  ['clarity.acceptance', { acceptance_days: 'other', acceptance_days_other: '60' }],
  ['clarity.feedback', { feedback_days: 'other', feedback_days_other: '-5' }],
  ['clarity.revisions', { revision_rounds: 'other', revision_rounds_other: 'as needed' }],
  ['risk.cap', { liability_cap: 'other', liability_cap_other: 'a little' }],
  ['risk.warranty', { warranty_days: 'other', warranty_days_other: 'for ever' }],
  ['risk.exit', { termination_notice_days: 'other', termination_notice_days_other: 'when ready' }],
  ['risk.kill-fee', { kill_fee_percent: 'other', kill_fee_percent_other: '150' }],
  ['risk.portfolio', { portfolio_right: 'maybe' }],
  ['risk.ai', { ai_use: 'maybe' }],
  ['commercial.structure', { payment_structure: '' }],
  ['commercial.amount', { payment_amount: '0' }],
  ['commercial.amount', { payment_amount: '-5' }],
  ['commercial.amount', { payment_amount: 'four thousand' }],
  ['commercial.amount', { payment_amount: '1e5' }],
  ['commercial.amount', { payment_structure: 'commission', payment_amount: '150' }],
  ['commercial.currency', { currency: 'other', currency_other: 'bananas' }],
  ['commercial.hours', { payment_structure: 'hourly', hours_cap: 'many' }],
  ['commercial.deposit', { deposit_percent: 'other', deposit_percent_other: '200' }],
  ['commercial.due', { payment_due_days: 'other', payment_due_days_other: 'next month' }],
  ['commercial.late', { late_interest: 'other', late_interest_other: '5' }],
  ['commercial.expenses', { expenses: 'capped', expense_cap: 'reasonable' }],
  ['commercial.expenses', { expenses: 'sometimes' }],
  ['commercial.changes', { extra_hourly_rate: 'cheap' }],
  ['commercial.changes', { extra_hourly_rate: '0' }],
  ['commercial.taxes', { vat_status: 'later' }],
  ['commercial.amount', { payment_amount: '', milestones: '' }],
  ['commercial.parts', { milestones: 'A | 2027-03-01 | 10%\nB | 2027-04-01 | 10%' }],
  ['commercial.milestones', { milestones: '' }],
  ['commercial.milestones', { payment_structure: 'hourly', milestones: 'A | 2027-03-01 | 500' }],
  ['commercial.milestones', { payment_structure: 'retainer', milestones: 'A | 2027-03-01 | 30%' }],
  ['commercial.due', { governing_law: 'us_il', court_city: '', payment_due_days: '60' }],
];

/** What no answer takes out of a contract: nobody has to be told that it is there. */
const ALWAYS = [
  'scope',
  'timeline',
  'fees',
  'invoicing',
  'term',
  'amendments',
  'entire-agreement',
  'independent-status',
  'liability-cap',
  'provider-warranties',
  'termination-convenience',
  'termination-breach',
  'force-majeure',
  'handover',
  'disputes',
  'governing-law',
  'late-payment',
  'change-control',
  'taxes',
  'signatures',
];

describe(structureChecks.name, () => {
  it.each(WORK_TYPES.flatMap((type) => LANGUAGES.map((language) => [type, language] as const)))(
    'T-25 passes a complete %s contract in every rule (%s)',
    (type, language) => {
      const checks = structureChecks(goldenAnswers(type, language), language);
      expect(checks.filter(({ isPassed }) => !isPassed)).toEqual([]);
      for (const group of ['legal', 'clarity', 'risk', 'commercial']) {
        const size = checks.filter((check) => check.group === group).length;
        expect([group, size >= 6 && size <= 12]).toEqual([group, true]);
      }
    },
  );

  it('passes the wizard’s defaults with an answer to all that has to be asked', () => {
    const undecided = defaultWizard()
      .flatMap(({ fields }) => fields)
      .filter(({ key, isRequired }) => isRequired && !(key in defaultAnswers()));
    const mine = Object.fromEntries(undecided.map(({ key }) => [key, good[key] ?? '']));
    const { client_country, ...others } = mine;
    expect(failing({ ...defaultAnswers(), ...others, client_country })).toEqual([]);
    expect(failing({ ...defaultAnswers(), ...others })).toEqual(['legal.parties']);
  });

  it.each(
    BY_ANSWERS.filter(([id, , texts]) => !WITHOUT_ANSWER.has(id) && texts === undefined).map(
      ([id, changes]) => [id, changes] as const,
    ),
  )('T-25 names the answer that mends %s under %j', (id, changes) => {
    const check = structureChecks({ ...good, ...changes }, 'en').find((each) => each.id === id);
    const changed = Object.keys(changes).map((key) => key.replace(/_other$/u, ''));
    /* Days that do not follow each other are mended at the later one. */
    const mended = id === 'clarity.dates' ? ['final_deadline'] : changed;
    expect(mended).toContain(check?.toMend);
  });

  it('names none for what passes', () => {
    expect(structureChecks(good, 'en').filter(({ toMend }) => toMend !== undefined)).toEqual([]);
  });

  it.each(BY_ANSWERS.map(([id, changes, texts = []]) => [id, changes, texts] as const))(
    'T-25 fails %s under %j %j',
    (id, changes, texts) => {
      const additions = texts.map((text) => ({ id: 'x', clauseId: 'scope', text }));
      expect(failing({ ...good, ...changes }, additions)).toContain(id);
    },
  );

  it('T-25 passes what people write instead of a bare number', () => {
    const answers = { payment_amount: '4 800,50 EUR', extra_hourly_rate: '60 euros an hour', milestones: '' };
    expect(failing({ ...good, payment_structure: 'fixed', ...answers })).toEqual([]);
  });

  it('T-25 has no rule that cannot fail: each has a case above', () => {
    const seen = new Set<string>(BY_ANSWERS.map(([id]) => id));
    expect(STRUCTURE_RULES.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  });

  it('fails when the table of the parties or a target of a reference is gone', () => {
    expect(broken((document) => ({ ...document, parties: { ...document.parties, rows: [] } }))).toContain(
      'legal.parties',
    );
    expect(broken(without('acceptance.deemed'))).toContain('legal.references');
  });

  it('warns of what stands in one language, of a contract in both alone', () => {
    const find = (answers: Answers) =>
      structureChecks(answers, 'en').find(({ id }) => id === 'clarity.languages');
    const both = goldenAnswersInBoth('design');
    expect(find(good)).toBeUndefined();
    expect(find({ ...both, contract_language: 'both' })).toMatchObject({ isPassed: true });
    const uneven = find({ ...both, contract_language: 'both', 'deliverables@lt': 'Logotipas' });
    expect(uneven).toMatchObject({ isPassed: false, isAdvice: true });
    expect([uneven].flatMap((check) => check ?? []).filter(isUnmet)).toEqual([]);
  });

  it('names each rule in both languages and points to a clause of the library', () => {
    expect(Object.keys(STRUCTURE_NAMES).toSorted()).toEqual(STRUCTURE_RULES.map(({ id }) => id).toSorted());
    for (const { en, lt } of Object.values(STRUCTURE_NAMES)) expect(en).not.toBe(lt);
    for (const { clauseId } of structureChecks(good, 'lt')) {
      if (clauseId !== undefined) expect(CLAUSE_IDS).toContain(clauseId);
    }
  });

  it('takes no wording for an answer that the contract has a gap for', () => {
    const text = 'The Parties agree on the final deadline in writing.';
    const additions = [{ id: 'timeline.missing', clauseId: 'timeline', text }];
    expect(failing({ ...good, final_deadline: '', milestones: 'A | 2027-03-01 | 100%' }, additions)).toEqual([
      'clarity.deadline',
    ]);
  });

  it('need not ask for what every draft has', () => {
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...LANGUAGES), (answers, language) => {
        const { sections, signatures } = draft(answers, language);
        const present = new Set<string>(
          sections.flatMap(({ blocks }) => blocks.map(({ clauseId }) => clauseId)),
        );
        if (signatures.parties.every(({ lines }) => lines.length > 0)) present.add('signatures');
        expect(ALWAYS.filter((clause) => !present.has(clause))).toEqual([]);
      }),
      RUNS,
    );
  });
});

it('T-25 a gap in a further term is mended at its own question', () => {
  const further = (text: string) => [
    { key: 'parking', label: 'Where to park?', value: { kind: 'text' as const, text } },
  ];
  const gaps = (text: string) =>
    structureChecks(goldenAnswers('design', 'en'), 'en', [], further(text)).find(
      ({ id }) => id === 'clarity.gaps',
    );
  expect(gaps('In the yard of ____')).toMatchObject({ isPassed: false, toMend: 'parking' });
  expect(gaps('In the yard')).toMatchObject({ isPassed: true });
});

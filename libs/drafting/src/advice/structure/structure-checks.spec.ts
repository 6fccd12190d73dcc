import { hostileAnswers, malformedAnswers, neutralAnswers } from '../../../test/answers.js';
import { fc, RUNS } from '../../../test/fast-check.js';
import { goldenAnswers } from '../../../test/golden-answers.js';
import type { Addition } from '../../additions.js';
import { draft } from '../../draft.js';
import { CLAUSE_IDS, type DraftDocument } from '../../model.js';
import { defaultAnswers } from '../../questions/index.js';
import type { Answers } from '../../questions/keys.js';
import { WORK_TYPES } from '../../terms.js';
import { analyze } from '../analyze.js';
import { situationOf } from '../situation.js';
import { checkedOf } from './checked.js';
import { STRUCTURE_NAMES } from './names.js';
import { STRUCTURE_RULES } from './rules.js';
import { checkStructure, structureChecks } from './structure-checks.js';

const LANGUAGES = ['en', 'lt'] as const;
const anyAnswers = fc.oneof(neutralAnswers, hostileAnswers, malformedAnswers);
const good = goldenAnswers('web_development', 'en');

const failing = (answers: Answers, additions: readonly Addition[] = []): string[] =>
  structureChecks(answers, 'en', additions)
    .filter(({ isPassed }) => !isPassed)
    .map(({ id }) => id);

/** Which rules a document breaks that no answers could have made. */
function broken(change: (document: DraftDocument) => DraftDocument): string[] {
  const document = change(draft(good, 'en'));
  return checkStructure(checkedOf(document, situationOf(good, 'en'), []), 'en')
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
  ['clarity.start', { starting_work_date: '' }],
  ['clarity.deadline', { final_deadline: '' }],
  ['clarity.dates', { starting_work_date: '2027-06-01' }],
  ['clarity.words', { confidentiality: 'none' }, ['The Confidential Information stays secret.']],
  ['clarity.gaps', { deliverables: 'Report of ____ pages' }],
  ['clarity.gaps', { scope_of_work: 'A website for [CLIENT NAME]' }],
  ['clarity.gaps', {}, ['The price is {{price}}.']],
  ['commercial.structure', { payment_structure: '' }],
  ['commercial.amount', { payment_amount: '', milestones: '' }],
  ['commercial.parts', { milestones: 'A | 2027-03-01 | 10%\nB | 2027-04-01 | 10%' }],
  ['commercial.milestones', { milestones: '' }],
  ['commercial.due', { governing_law: 'us_il', court_city: '', payment_due_days: '60' }],
];

const BY_DOCUMENT: readonly (readonly [id: string, gone: string])[] = [
  ['legal.core', 'term'],
  ['legal.rights', 'ip-ownership'],
  ['legal.status', 'independent-status'],
  ['legal.confidentiality', 'confidentiality.duration'],
  ['legal.data', 'data-protection'],
  ['legal.law', 'governing-law'],
  ['risk.cap', 'liability-cap.cap'],
  ['risk.carve-outs', 'liability-cap.carve-outs'],
  ['risk.warranty', 'provider-warranties'],
  ['risk.exit', 'termination-convenience.provider'],
  ['risk.work-paid', 'termination-convenience.payment'],
  ['risk.breach', 'termination-breach'],
  ['risk.force-majeure', 'force-majeure'],
  ['risk.handover', 'handover.return'],
  ['risk.disputes', 'disputes.negotiation'],
  ['commercial.late', 'late-payment.suspension'],
  ['commercial.deposit', 'deposit.refund'],
  ['commercial.changes', 'change-control.rate'],
  ['commercial.acceptance', 'acceptance.review'],
  ['commercial.taxes', 'taxes'],
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

  it('passes the wizard’s defaults with the six key answers', () => {
    const six = ['freelance_type', 'scope_of_work', 'starting_work_date', 'final_deadline', 'payment_amount'];
    const mine = Object.fromEntries(six.map((key) => [key, good[key]]));
    expect(failing({ ...defaultAnswers(), ...mine })).toEqual([]);
  });

  it.each(BY_ANSWERS.map(([id, changes, texts = []]) => [id, changes, texts] as const))(
    'T-25 fails %s under %j %j',
    (id, changes, texts) => {
      const additions = texts.map((text) => ({ id: 'x', clauseId: 'scope', text }));
      expect(failing({ ...good, ...changes }, additions)).toContain(id);
    },
  );

  it.each(BY_DOCUMENT)('fails %s when %s is not in the document', (id, gone) => {
    expect(broken(without(gone))).toContain(id);
  });

  it('fails when a party, a signature, a listed gap or a target of a reference is gone', () => {
    expect(broken((document) => ({ ...document, parties: { ...document.parties, rows: [] } }))).toContain(
      'legal.parties',
    );
    const [provider, client] = draft(good, 'en').signatures.parties;
    expect(
      broken((document) => ({
        ...document,
        signatures: { ...document.signatures, parties: [provider, { ...client, lines: [] }] },
      })),
    ).toContain('legal.signatures');
    expect(broken((document) => ({ ...document, toFill: { ...document.toFill, entries: [] } }))).toContain(
      'clarity.gaps-listed',
    );
    expect(broken(without('acceptance.deemed'))).toContain('legal.references');
  });

  it('has a case above for each of its rules', () => {
    const seen = new Set<string>([
      ...BY_ANSWERS.map(([id]) => id),
      ...BY_DOCUMENT.map(([id]) => id),
      'legal.parties',
      'legal.signatures',
      'clarity.gaps-listed',
    ]);
    expect(STRUCTURE_RULES.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  });

  it('names each rule in both languages and points to a clause of the library', () => {
    expect(Object.keys(STRUCTURE_NAMES).toSorted()).toEqual(STRUCTURE_RULES.map(({ id }) => id).toSorted());
    for (const { en, lt } of Object.values(STRUCTURE_NAMES)) expect(en).not.toBe(lt);
    for (const { clauseId } of structureChecks(good, 'lt')) {
      if (clauseId !== undefined) expect(CLAUSE_IDS).toContain(clauseId);
    }
  });

  it('takes wording that was approved in place of an answer', () => {
    const answers = { ...good, final_deadline: '', milestones: 'A | 2027-03-01 | 100%' };
    const [missing] = analyze(answers, { language: 'en', contractLanguage: 'en' });
    const text = missing?.implementation ?? '';
    expect(failing(answers, [{ id: 'timeline.missing', clauseId: 'timeline', text }])).toEqual([]);
    expect(failing(answers, [{ id: 'missing:final_deadline', clauseId: 'timeline', text }])).toEqual([]);
    expect(failing(answers, [{ id: 'timeline.missing', clauseId: 'timeline', text: ' ' }])).toEqual([
      'clarity.deadline',
    ]);
  });

  it('passes for random answers all that generation guarantees', () => {
    const byAnswers = new Set(BY_ANSWERS.map(([id]) => id));
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...LANGUAGES), (answers, language) => {
        const failed = structureChecks({ ...answers, contract_language: language }, language).filter(
          ({ isPassed }) => !isPassed,
        );
        expect(failed.filter(({ id }) => !byAnswers.has(id))).toEqual([]);
      }),
      RUNS,
    );
  });
});

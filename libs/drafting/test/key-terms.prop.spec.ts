import { contentsOfBlock } from '../src/model/contents.js';
import type { DraftDocument, Inline, Language } from '../src/model/document.js';
import { draft } from '../src/draft/draft.js';
import { readTerms } from '../src/reading/read-terms.js';
import { lt } from '../src/draft/key-terms/lt.js';
import { en } from '../src/draft/key-terms/en.js';
import { WORK_TYPES } from '../src/terms/terms.js';
import { hostileAnswers, malformedAnswers, neutralAnswers } from './answers.js';
import { draftOnce } from './drafted.js';
import { RUNS, fc } from './fast-check.js';
import { goldenAnswers } from './golden-answers.js';

const LANGUAGES = ['en', 'lt'] as const;
const LABELS = { en: en.labels, lt: lt.labels } as const;
/** On these every contract agrees on something. */
const IN_EVERY_CONTRACT = [
  'provider',
  'client',
  'work',
  'dates',
  'price',
  'tax',
  'payment',
  'rights',
  'liability',
  'end',
  'law',
  'signatures',
] as const;

/** The short form says these as shortly in a clause, or in the table of the parties on the same page. */
const SAID_BELOW_IN_SHORT: ReadonlySet<string> = new Set(['provider', 'client', 'tax', 'signatures']);

const textOf = (content: readonly Inline[]): string =>
  content.map((part) => (part.kind === 'text' ? part.text : part.label)).join('');

/** What the named paragraphs say, each with the table that follows it; the details of the parties belong to their clause. */
function said({ sections, parties }: DraftDocument, targets: readonly string[]): string {
  const blocks = sections.flatMap((section) => section.blocks);
  const named = blocks.flatMap((block, at) => {
    if (!targets.includes(block.id)) return [];
    const next = blocks[at + 1];
    return next?.kind === 'table' ? [block, next] : [block];
  });
  const all = named.some(({ clauseId }) => clauseId === 'parties') ? [...named, parties] : named;
  return all.flatMap(contentsOfBlock).map(textOf).join('\n');
}

/** Sums, dates, percentages, numbers and gaps of a row: whatever would be wrong if the clause said another. */
const FIGURES = /\d[\d\u00a0.,:]*(?:\u00a0?%)?/g;
/** How many rows of its clause a row does not name: no figure of the clause. */
const COUNTS =
  /, and \d+ more(?: \(|$)|\sir\sdar\s\d+(?:\s\(|$)|^(?:Iš viso )?\d+, (?:as listed|kaip išvardyta)/gu;
const factsIn = (content: readonly Inline[]): string[] =>
  content.flatMap((part) => {
    if (part.kind === 'placeholder') return [part.label];
    return part.kind === 'text'
      ? (part.text.replaceAll(COUNTS, '').match(FIGURES) ?? []).map((fact) => fact.replace(/[.,:]+$/, ''))
      : [];
  });

interface Row {
  readonly label: string;
  readonly agreed: readonly Inline[];
  readonly targets: readonly string[];
}

const rowsOf = ({ keyTerms }: DraftDocument): Row[] =>
  keyTerms.table.rows.map(([label = [], agreed = [], clauses = []]) => ({
    label: textOf(label),
    agreed,
    targets: clauses.flatMap((part) => (part.kind === 'reference' ? [part.target] : [])),
  }));

describe.each(LANGUAGES)('key terms in %s, over random answers', (language: Language) => {
  const over = (check: (document: DraftDocument) => void): void => {
    fc.assert(
      fc.property(fc.oneof(neutralAnswers, hostileAnswers, malformedAnswers), (answers) =>
        check(draft(answers, language)),
      ),
      RUNS,
    );
    for (const type of WORK_TYPES) check(draft(goldenAnswers(type, language), language));
  };

  it('say nothing with figures, dates or names that the clauses they point to do not say', () => {
    over((document) => {
      for (const { label, agreed, targets } of rowsOf(document)) {
        const clauses = said(document, targets);
        const missing = factsIn(agreed).filter((fact) => !clauses.includes(fact));
        expect({ label, missing }).toEqual({ label, missing: [] });
      }
    });
  });

  it('point to paragraphs of this contract, by their numbers', () => {
    over((document) => {
      const numbers = new Map(
        document.sections.flatMap(({ blocks }) =>
          blocks.flatMap((block) => (block.kind === 'paragraph' ? [[block.id, block.number] as const] : [])),
        ),
      );
      for (const [, , clauses = []] of document.keyTerms.table.rows) {
        const references = clauses.filter((part) => part.kind === 'reference');
        expect(references.length).toBeGreaterThan(0);
        for (const { target, label } of references) expect(numbers.get(target)).toBe(label);
      }
    });
  });

  it('have a row for what every contract agrees on, each once', () => {
    fc.assert(
      fc.property(neutralAnswers, (answers) => {
        const labels = rowsOf(draftOnce(answers, language)).map(({ label }) => label);
        const isShort = readTerms(answers).length === 'short';
        const agreed = IN_EVERY_CONTRACT.filter((name) => !isShort || !SAID_BELOW_IN_SHORT.has(name));
        expect(labels).toEqual(expect.arrayContaining(agreed.map((name) => LABELS[language][name])));
        expect(new Set(labels).size).toBe(labels.length);
      }),
      RUNS,
    );
  });

  it('leave out what is not agreed', () => {
    const answers = {
      ...goldenAnswers('design', language),
      late_interest: 'none',
      confidentiality: 'none',
      warranty_days: '0',
      kill_fee_percent: '0',
    };
    const labels = rowsOf(draft(answers, language)).map(({ label }) => label);
    const { 'late-payment': late, confidentiality, warranty, 'cancellation-fee': fee } = LABELS[language];
    for (const label of [late, confidentiality, warranty, fee]) expect(labels).not.toContain(label);
  });

  it('name the terms that no clause is made for, since they prevail', () => {
    const further = [{ key: 'extra', label: 'ΩΨ', value: { kind: 'text', text: 'ΔΣ' } as const }];
    const rows = rowsOf(draft(goldenAnswers('design', language), language, [], further));
    expect(rows.find(({ label }) => label === LABELS[language].further)?.targets).toEqual(['further:.term']);
  });

  it('show the words of whoever describes the work, and of many the first', () => {
    const work = (scope: string): string => {
      const rows = rowsOf(draft({ ...goldenAnswers('design', language), scope_of_work: scope }, language));
      return textOf(rows.find(({ label }) => label === LABELS[language].work)?.agreed ?? []);
    };
    expect(work('ΩΨ ΔΣ')).toBe('ΩΨ ΔΣ');
    expect(work('ΩΨ '.repeat(200))).toMatch(/^(?:ΩΨ ){9,}ΩΨ…$/u);
    expect(work('ΩΨ\n\nΔΣ')).toBe('ΩΨ. ΔΣ');
  });
});

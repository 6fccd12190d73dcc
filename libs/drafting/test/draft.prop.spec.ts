import {
  CLAUSE_IDS,
  PLACEHOLDER_NAMES,
  type Block,
  type DraftDocument,
  type Inline,
  type Language,
} from '../src/model/document.js';
import { documentText } from '../src/model/document-text.js';
import { draft } from '../src/draft/draft.js';
import { houseStyle } from '../src/writing/house-style.js';
import { placeholderLabel } from '../src/writing/placeholders.js';
import { readTerms } from '../src/reading/read-terms.js';
import { hostileAnswers, malformedAnswers, neutralAnswers } from './answers.js';
import { draftOnce } from './drafted.js';
import { RUNS, fc } from './fast-check.js';

const LANGUAGES = ['en', 'lt'] as const;
/** Of the short form; the full one has more than nine. */
const FEWEST_SECTIONS = 6;

const blocksOf = (document: DraftDocument): Block[] => document.sections.flatMap(({ blocks }) => blocks);

const contentsOf = (block: Block): (readonly Inline[])[] =>
  block.kind === 'table' ? block.rows.flat() : [block.content, ...block.items.map(({ content }) => content)];

const allContents = (document: DraftDocument): (readonly Inline[])[] => [
  ...document.opening,
  ...document.keyTerms.table.rows.flat(),
  ...document.parties.rows.flat(),
  ...blocksOf(document).flatMap(contentsOf),
  ...document.signatures.parties.flatMap(({ lines }) => lines.map(({ content }) => content)),
];

const textOf = (content: readonly Inline[]): string =>
  content.map((part) => (part.kind === 'text' ? part.text : part.label)).join('');

describe.each(LANGUAGES)('draft in %s, over random answers', (language: Language) => {
  const over = (check: (document: DraftDocument) => void): void => {
    fc.assert(
      fc.property(fc.oneof(neutralAnswers, hostileAnswers, malformedAnswers), (answers) =>
        check(draft(answers, language)),
      ),
      RUNS,
    );
  };

  it('leaves no trace of a missing value', () => {
    fc.assert(
      fc.property(neutralAnswers, (answers) => {
        expect(documentText(draftOnce(answers, language))).not.toMatch(
          /undefined|null|NaN|Infinity|\[object|\$\{|=>/,
        );
      }),
      RUNS,
    );
  });

  it('has no empty section, paragraph, item, cell or heading', () => {
    over((document) => {
      expect(document.sections.length).toBeGreaterThan(FEWEST_SECTIONS);
      for (const { heading, blocks } of document.sections) {
        expect(heading).not.toBe('');
        expect(blocks).not.toHaveLength(0);
        expect(blocks.some(({ kind }) => kind === 'paragraph')).toBe(true);
      }
      for (const content of allContents(document)) expect(textOf(content).trim()).not.toBe('');
      for (const block of [document.parties, ...blocksOf(document)]) {
        if (block.kind === 'table') {
          expect(block.rows.every((row) => row.length === block.head.length)).toBe(true);
        }
      }
    });
  });

  it('numbers sections, paragraphs and items without gaps', () => {
    over(({ sections }) => {
      sections.forEach((section, at) => {
        expect(section.number).toBe(String(at + 1));
        const paragraphs = section.blocks.filter((block) => block.kind === 'paragraph');
        paragraphs.forEach((paragraph, below) => {
          expect(paragraph.number).toBe(`${section.number}.${below + 1}`);
          const next = new Map<string, number>();
          for (const { kind, number } of paragraph.items) {
            expect(number === '').toBe(kind !== 'numbered');
            if (kind !== 'numbered') continue;
            const [, above = '', count] = /^(.*)\.(\d+)$/.exec(number) ?? [];
            expect(above === paragraph.number || next.has(above)).toBe(true);
            expect(Number(count)).toBe(next.get(`${above}.`) ?? 1);
            next.set(`${above}.`, Number(count) + 1).set(number, 1);
          }
        });
      });
    });
  });

  it('resolves every reference to a paragraph of the same document and its number', () => {
    over((document) => {
      const numbers = new Map(
        blocksOf(document).flatMap((block): [string, string][] =>
          block.kind === 'paragraph' ? [[block.id, block.number]] : [],
        ),
      );
      for (const part of allContents(document).flat()) {
        if (part.kind === 'reference') expect(numbers.get(part.target)).toBe(part.label);
      }
    });
  });

  it('gives every block and item an id of its own, under a clause of the catalogue', () => {
    over((document) => {
      const blocks = blocksOf(document);
      const ids = blocks.flatMap((block) =>
        block.kind === 'paragraph' ? [block.id, ...block.items.map(({ id }) => id)] : [block.id],
      );
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, clauseId } of blocks) {
        expect([...CLAUSE_IDS, clauseId.startsWith('further:') ? clauseId : '']).toContain(clauseId);
        expect(id.startsWith(`${clauseId}.`)).toBe(true);
      }
    });
  });

  it('R-LEGAL-09 leaves open only what the vocabulary names, and lists each once', () => {
    over((document) => {
      const used = allContents(document)
        .flat()
        .filter((part) => part.kind === 'placeholder');
      for (const { name, label } of used) {
        expect(PLACEHOLDER_NAMES).toContain(name);
        expect(document.toFill.entries).toContainEqual({ name, label });
      }
      expect(document.toFill.entries.map(({ name }) => name)).toEqual([
        ...new Set(used.map(({ name }) => name)),
      ]);
    });
  });

  it('says the same again for the same answers, byte for byte, and survives JSON', () => {
    fc.assert(
      fc.property(fc.oneof(neutralAnswers, hostileAnswers), (answers) => {
        const document = draft(answers, language);
        const json = JSON.stringify(document);
        expect(JSON.stringify(draft(structuredClone(answers), language))).toBe(json);
        expect(JSON.parse(json)).toEqual(document);
      }),
      RUNS,
    );
  });

  it('carries no character that XML forbids and none that reorders text', () => {
    over((document) => {
      expect(documentText(document)).toMatch(
        /^[^\p{Cs}\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]*$/u,
      );
    });
  });

  it('sets its punctuation cleanly', () => {
    fc.assert(
      fc.property(neutralAnswers, (answers) => {
        const document = draftOnce(answers, language);
        for (const content of blocksOf(document)
          .filter(({ kind }) => kind === 'paragraph')
          .flatMap(contentsOf)) {
          expect(textOf(content)).not.toMatch(/ {2}|\.\.|;;|,,| [,;:.](?!\d)|\(\s|\s\)|^\s|\s$/);
          expect(textOf(content)).toMatch(/[.;:]$|; (?:or|and|arba|ir)$/);
        }
      }),
      RUNS,
    );
  });
});

const LITHUANIAN =
  /[ąčęėįšųūž„]|(?<![\p{L}])(?:ir|arba|kad|yra|pagal|iki|prie|nuo|gali|turi|Sutartis)(?![\p{L}])/iu;
const ENGLISH =
  /(?<![\p{L}])(?:[Tt]he|and|of|or|with|must|will|shall|[Mm]ay|under|[Tt]h(?:is|at)|for|from|[Aa]greement|[Cc]lient|[Pp]rovider|[Ss]ervices|days?|[Cc]lause|[Pp]art(?:y|ies))(?![\p{L}])|[qwx]/u;

/** Foreign laws and names of products stand in quotation marks, in their own language. */
const withoutQuoted = (line: string): string => line.replace(/„[^“]*“/g, '');

const linesWith = (language: Language, words: RegExp, document: DraftDocument): string[] =>
  documentText(document)
    .split('\n')
    .filter((line) => words.test(language === 'lt' ? withoutQuoted(line) : line));

describe('draft keeps to its language', () => {
  it.each([
    ['en', LITHUANIAN],
    ['lt', ENGLISH],
  ] as const)('has no words of the other language in the %s contract', (language, others) => {
    fc.assert(
      fc.property(neutralAnswers, (answers) => {
        expect(linesWith(language, others, draftOnce(answers, language))).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe('draft holds the answers', () => {
  it.each(LANGUAGES)('writes scope, price and dates into the contract (%s)', (language) => {
    fc.assert(
      fc.property(neutralAnswers, (random) => {
        const answers = {
          ...random,
          scope_of_work: 'ΩΩΩ ΨΨΨ',
          payment_structure: 'fixed',
          payment_amount: '4800',
          currency: 'EUR',
          starting_work_date: '2027-02-01',
          final_deadline: '2027-04-30',
        };
        const text = documentText(draft(answers, language));
        const { format } = houseStyle(readTerms(answers), language);
        expect(text).toContain('ΩΩΩ ΨΨΨ');
        expect(text).toContain(format.money(4800, 'EUR'));
        expect(text).toContain(format.date('2027-02-01'));
        expect(text).toContain(format.date('2027-04-30'));
        expect(text).not.toContain(`[${placeholderLabel('terms.amount', language, readTerms(answers))}]`);
      }),
      RUNS,
    );
  });
});

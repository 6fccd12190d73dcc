import { fc, RUNS } from '../../test/fast-check.js';
import { hostileAnswers, neutralAnswers } from '../../test/answers.js';
import type { Addition } from './additions.js';
import { documentText } from '../model/document-text.js';
import { draft } from '../draft/draft.js';
import { CLAUSE_IDS, type DraftDocument, type Language, type Paragraph } from '../model/document.js';
import { defaultAnswers } from '../questions/index.js';

const LANGUAGES = ['en', 'lt'] as const;
const answers = { ...defaultAnswers(), freelance_type: 'design', scope_of_work: 'Draw a logo' };

const anAddition = (text: string, clauseId = 'scope'): Addition => ({ id: 'scope.x', clauseId, text });
const paragraphs = ({ sections }: DraftDocument): Paragraph[] =>
  sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'paragraph');
const added = (additions: readonly Addition[], language: Language = 'en'): Paragraph[] =>
  paragraphs(draft(answers, language, additions)).filter(({ id }) => id.includes('.addition-'));
const lines = (additions: readonly Addition[], language: Language = 'en'): string[][] =>
  added(additions, language).map(({ content, items }) =>
    [content, ...items.map((item) => item.content)].map((parts) =>
      parts.map((part) => (part.kind === 'text' ? part.text : part.label)).join(''),
    ),
  );

describe('draft with additions', () => {
  it('T-03 puts each at the end of its clause, numbered in the order given', () => {
    const blocks = draft(answers, 'en', [anAddition('First'), anAddition('Second')]).sections.flatMap(
      (section) => section.blocks,
    );
    const ofScope = blocks.filter(({ clauseId }) => clauseId === 'scope').map(({ id }) => id);
    expect(ofScope.slice(-2)).toEqual(['scope.addition-1', 'scope.addition-2']);
    expect(lines([anAddition('First'), anAddition('Second')])).toEqual([['First.'], ['Second.']]);
  });

  it.each([
    ['en', 'Further terms', 'General provisions'],
    ['lt', 'Papildomos sąlygos', 'Baigiamosios nuostatos'],
  ] as const)(
    'gives what belongs to no clause of this document a section before the last (%s)',
    (language, heading, last) => {
      const { sections } = draft(answers, language, [
        anAddition('Of an absent clause', 'insurance'),
        anAddition('Of none', 'no-such-clause'),
        anAddition('Of a clause that is there', 'entire-agreement'),
      ]);
      expect(sections.slice(-2).map((section) => section.heading)).toEqual([heading, last]);
      expect(sections.at(-2)?.blocks.map(({ id }) => id)).toEqual([
        'insurance.addition-1',
        'entire-agreement.addition-1',
      ]);
      expect(sections.at(-1)?.blocks.map(({ id }) => id)).toContain('entire-agreement.addition-2');
    },
  );

  it('keeps a list below several sentences as a list', () => {
    const typed =
      'The Provider trains the staff.\n\nTraining lasts two hours.\n- one session on site\n• one online';
    expect(lines([anAddition(typed)])).toEqual([
      ['The Provider trains the staff.', 'Training lasts two hours.', 'one session on site;', 'one online.'],
    ]);
  });

  it('drops what says nothing and nothing else', () => {
    expect(added([anAddition(' \n\u200b\u0007 '), anAddition('- \n'), anAddition('Said')])).toHaveLength(1);
    expect(added(Array.from({ length: 99 }, (_, at) => anAddition(`Text ${at}`)))).toHaveLength(99);
  });

  it.each<[string, string, string[]]>([
    [
      'a list with its introduction',
      'The Client supplies:\n- texts;\n- photos.',
      ['The Client supplies:', 'texts;', 'photos.'],
    ],
    [
      'lines under an introduction',
      'The Client supplies:\ntexts\nphotos',
      ['The Client supplies:', 'texts;', 'photos.'],
    ],
    [
      'a list alone',
      '1. texts\n2. photos',
      ['The Parties also agree on the following:', 'texts;', 'photos.'],
    ],
    [
      'sentences on lines of their own',
      'The first rule\n\nThe second rule.',
      ['The first rule.', 'The second rule.'],
    ],
    [
      'a broken line',
      'The Provider keeps a copy of all files of the website for as long\nas the Client needs it',
      ['The Provider keeps a copy of all files of the website for as long as the Client needs it.'],
    ],
    ['a list with text after it', 'One:\n- a\n- b\nIt ends.', ['One:', 'a;', 'b.', 'It ends.']],
    ['gaps of its own', 'Pay [amount] to [Client’s full name]', ['Pay (amount) to (Client’s full name).']],
    ['templates and controls', '${x} {{y}} \u202e<b>\u0000', ['${x} {{y}} <b>.']],
    ['a question', 'Who pays?', ['Who pays?']],
  ])('writes %s as a paragraph of the contract', (_case, text, expected) => {
    expect(lines([anAddition(text)])).toEqual([expected]);
  });

  it('introduces a bare list in the language of the contract', () => {
    expect(lines([anAddition('- a\n- b')], 'lt')).toEqual([['Šalys taip pat susitaria:', 'a;', 'b.']]);
  });

  it('has the definitions define the words that an addition uses', () => {
    const document = draft(answers, 'en', [anAddition('Background Materials stay listed.', 'notices')]);
    expect(documentText(document)).toContain('“Background Materials” means');
  });

  it('is the same document when there are none', () => {
    expect(draft(answers, 'lt', [])).toEqual(draft(answers, 'lt'));
  });
});

describe.each(LANGUAGES)('draft in %s, over random answers and additions', (language) => {
  const addition = fc.record({
    id: fc.string({ maxLength: 10 }),
    clauseId: fc.oneof(fc.constantFrom<string>(...CLAUSE_IDS), fc.constantFrom('', '__proto__', 'x')),
    text: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '[date of the Agreement]',
        'a:\n- b\n- c',
        '. . .',
        '\ud800',
        'x'.repeat(9_000),
        'clause 1.1',
      ),
    ),
  });
  const over = (check: (document: DraftDocument, without: DraftDocument) => void): void => {
    fc.assert(
      fc.property(
        fc.oneof(neutralAnswers, hostileAnswers),
        fc.array(addition, { maxLength: 70 }),
        (random, additions) => check(draft(random, language, additions), draft(random, language)),
      ),
      RUNS,
    );
  };

  it('keeps numbers without gaps, ids unique, references exact and the list of gaps as it was', () => {
    over((document, without) => {
      const all = paragraphs(document);
      const numbers = new Map(all.map(({ id, number }) => [id, number]));
      expect(numbers.size).toBe(all.length);
      for (const section of document.sections) {
        const below = section.blocks.filter((block) => block.kind === 'paragraph');
        expect(below.map(({ number }) => number)).toEqual(
          below.map((_, at) => `${section.number}.${at + 1}`),
        );
      }
      for (const part of all
        .flatMap(({ content, items }) => [content, ...items.map((item) => item.content)])
        .flat()) {
        if (part.kind === 'reference') expect(numbers.get(part.target)).toBe(part.label);
      }
      expect(document.toFill).toEqual(without.toFill);
    });
  });

  it('leaves every paragraph of the clauses in place, and no addition empty', () => {
    over((document, without) => {
      const own = paragraphs(document).filter(({ id }) => !id.includes('.addition-'));
      expect(own.map(({ id }) => id)).toEqual(paragraphs(without).map(({ id }) => id));
      for (const { id, content } of paragraphs(document)) {
        if (id.includes('.addition-')) expect(content.map((part) => part.kind)).toEqual(['text']);
      }
    });
  });
});

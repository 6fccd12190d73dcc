import { analyze } from '../src/advice/analyze.js';
import { additionsInBoth } from '../src/advice/additions-in-both.js';
import { suggest } from '../src/advice/suggest.js';
import { ADVICE } from '../src/advice/rules/index.js';
import { draftContract } from '../src/draft/contract.js';
import type { BilingualAddition } from '../src/draft/texts-in.js';
import { isBilingual, textIn, type BilingualDocument } from '../src/model/bilingual.js';
import { documentText } from '../src/model/document-text.js';
import type { Language } from '../src/model/document.js';
import { wordingWithShortAnswer } from '../src/advice/improvement.js';
import { otherLanguage } from '../src/terms/second-keys.js';
import type { Answers } from '../src/terms/answers.js';
import { WORK_TYPES } from '../src/terms/terms.js';
import { goldenAnswersInBoth } from './golden-answers.js';

const LANGUAGES = ['en', 'lt'] as const;
const CASES = WORK_TYPES.flatMap((type) => LANGUAGES.map((prevails) => [type, prevails] as const));

const inBoth = (answers: Answers, prevails: Language): Answers => ({
  ...answers,
  contract_language: 'both',
  prevailing_language: prevails,
});

function drawn(answers: Answers, prevails: Language, given: readonly BilingualAddition[]): BilingualDocument {
  const additions = additionsInBoth(given, answers);
  const document = draftContract({ answers, language: prevails, additions });
  if (!isBilingual(document)) throw new Error('in one language');
  return document;
}

/** What the rule set proposes to add, in this language. */
const wordings = (answers: Answers, contractLanguage: Language): BilingualAddition[] =>
  analyze(answers, { language: 'en', contractLanguage }).flatMap(({ id, clauseId, implementation: text }) =>
    text === undefined ? [] : [{ id, clauseId, text }],
  );
const plain = (text: string): string => text.replace(/\s+/gu, ' ');

describe('what is added to a contract in both languages', () => {
  it.each(CASES)(
    'R-WIZ-07 stands in each column in its language where the rule set wrote it (%s, %s)',
    (type, prevails) => {
      const answers = inBoth(goldenAnswersInBoth(type), prevails);
      for (const language of LANGUAGES) {
        const additions = wordings(answers, language);
        const document = drawn(answers, prevails, additions);
        expect(document.inOneLanguage.filter(({ key }) => key.startsWith('addition:'))).toEqual([]);
        for (const each of LANGUAGES) {
          const own = wordings(answers, each).map(({ text }) => plain(text));
          const foreign = wordings(answers, otherLanguage(each)).map(({ text }) => plain(text));
          const said = plain(documentText(textIn(document, each)));
          for (const text of own) expect(said).toContain(text);
          for (const text of foreign) expect(said).not.toContain(text);
        }
      }
    },
  );

  it('R-WIZ-07 is known for every wording that the rule set has', () => {
    const known = new Set(
      CASES.flatMap(([type, prevails]) =>
        wordings(inBoth(goldenAnswersInBoth(type), prevails), 'lt').map(({ id }) => id),
      ),
    );
    expect(known.size).toBeGreaterThan(4);
    for (const { texts } of ADVICE)
      expect(texts.en.implementation === undefined).toBe(texts.lt.implementation === undefined);
  });

  it.each([
    ['en', 'lt', '5', '5 (penkias) darbo dienas'],
    ['lt', 'en', '5', '5 working days'],
  ] as const)(
    'R-WIZ-07 keeps the figure that somebody has put into a wording (%s)',
    (from, to, own, wanted) => {
      const answers = inBoth(goldenAnswersInBoth('marketing'), from);
      const improvement = { id: 'client-duties.content-approval', suggestion: '' };
      const text = wordingWithShortAnswer(improvement, own, answers, from);
      if (text === undefined) throw new Error('no such wording');
      const [addition] = additionsInBoth([{ id: improvement.id, clauseId: 'client-duties', text }], answers);
      expect(addition).toMatchObject({ language: from, text });
      expect(addition?.second?.replaceAll('\u00a0', ' ')).toContain(wanted);
      expect(
        drawn(answers, to, [{ id: improvement.id, clauseId: 'client-duties', text }]).inOneLanguage,
      ).toEqual([]);
    },
  );

  it.each([
    ['en', 'lt', 'Say who reports', 'Kiekvieno kalendorinio mėnesio pabaigoje'],
    ['lt', 'en', 'Nurodykite, kaip teikiamos ataskaitos', 'At the end of each calendar month'],
  ] as const)('R-IMP-12 has what is usually agreed in both languages (%s)', (from, to, asked, wanted) => {
    const answers = inBoth(goldenAnswersInBoth('design'), from);
    const improvement = { id: null, suggestion: asked };
    const { suggestion: text } = suggest(
      { key: null, label: asked, currentText: '', improvement },
      answers,
      from,
    );
    const [addition] = additionsInBoth([{ id: 'own', clauseId: 'invoicing', text }], answers);
    expect(addition).toMatchObject({ language: from, text, second: expect.stringContaining(wanted) });
    expect(addition?.second).not.toContain('{');
    expect(drawn(answers, to, [{ id: 'own', clauseId: 'invoicing', text }]).inOneLanguage).toEqual([]);
  });

  it.each([
    ['en', 'lt', 'The Provider sends a short note every Friday.', '(tik anglų kalba)'],
    [
      'lt',
      'en',
      'Kiekvieną penktadienį Paslaugų teikėjas atsiunčia trumpą ataskaitą.',
      '(in Lithuanian only)',
    ],
  ] as const)(
    'R-WIZ-07 says in the other column that own words are in %s only',
    (typed, other, text, mark) => {
      const own = { id: 'own:1', clauseId: 'client-duties', text };
      for (const prevails of LANGUAGES) {
        const answers = inBoth(goldenAnswersInBoth('design'), prevails);
        const document = drawn(answers, prevails, [own]);
        expect(document.inOneLanguage).toMatchObject([{ key: 'addition:own:1', language: typed }]);
        expect(documentText(textIn(document, other))).toContain(`${mark} ${text}`);
        expect(documentText(textIn(document, typed))).not.toContain(mark);
        const second =
          typed === 'en' ? 'Kas penktadienį siunčiama ataskaita.' : 'A note is sent every Friday.';
        const told = drawn(answers, prevails, [{ ...own, second }]);
        expect(told.inOneLanguage).toEqual([]);
        expect(documentText(textIn(told, other))).toContain(second);
        expect(documentText(textIn(told, other))).not.toContain(text);
        expect(documentText(textIn(told, typed))).toContain(text);
        expect(documentText(textIn(told, typed))).not.toContain(second);
      }
    },
  );
});

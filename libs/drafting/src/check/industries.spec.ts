import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { documentText } from '../model/document-text.js';
import { draft } from '../draft/draft.js';
import { goldenAnswers } from '../../test/golden-answers.js';
import { WORK_TYPES, type WorkType } from '../terms/terms.js';
import { industryOf, industryText } from './industries.js';

const LANGUAGES = ['en', 'lt'] as const;

const TEXTS: readonly (readonly [WorkType, string])[] = [
  [
    'web_development',
    'Website Development Agreement. The Developer builds an online shop with a payment page.',
  ],
  ['web_development', 'Hi Tom, as agreed you will build our new website and host it for a year.'],
  [
    'web_development',
    'INTERNETO SVETAINĖS KŪRIMO SUTARTIS. Vykdytojas sukuria svetainę ir įdiegia ją serveryje.',
  ],
  [
    'web_development',
    'Paslaugų sutartis. Programuotojas atlieka programavimo paslaugas ir perduoda išeities kodą.',
  ],
  [
    'design',
    'Design Services Agreement between Brightwave (“Client”) and the Designer: brand identity and packaging.',
  ],
  ['design', 'The Illustrator draws twelve illustrations for the calendar.'],
  ['design', 'Dizaino paslaugų sutartis: dizaineris sukuria logotipą, firminį stilių ir pakuotės maketą.'],
  ['marketing', 'The Agency runs the social media accounts and the advertising campaigns of the Client.'],
  ['marketing', 'SEO services: the Provider improves the positions in search and reports monthly.'],
  ['marketing', 'Rinkodaros paslaugų sutartis: reklamos kampanijų valdymas socialiniuose tinkluose.'],
  ['copywriting', 'Freelance Writer Agreement: four blog posts a month, 1,200 words each, with a by-line.'],
  ['copywriting', 'Tekstų kūrimo sutartis: autorius parašo dešimt straipsnių tinklaraščiui.'],
  ['consulting', 'Consulting Agreement. The Consultant advises the board on strategy.'],
  ['consulting', 'Konsultavimo paslaugų sutartis: konsultantas parengia rekomendacijas.'],
  ['general', 'Services agreement. The Contractor moves the furniture of the office on 3 May.'],
  ['general', 'Paslaugų teikimo sutartis. Vykdytojas išvalo patalpas kiekvieną penktadienį.'],
  ['general', ''],
  [
    'general',
    'Terms for portraits. I take the portraits and you may put them on your own website and on social media. My name stands beside every portrait on the website.',
  ],
  [
    'general',
    'Vaizdo stebėjimo įrengimo sutartis. Rangovas atlieka kamerų montavimo darbus, programavimo derinimą ir įrašymo įrenginio programavimą.',
  ],
  [
    'general',
    'Agreement on design services and consulting services. The Consultant advises on the range, the Designer draws it.',
  ],
];

describe('the kind of work a text is about', () => {
  it.each(TEXTS)('R-ANA-07 is %s: %s', (type, text) => {
    expect(industryOf(text)).toBe(type);
  });

  it('R-ANA-07 takes what comes first for more than what is mentioned later', () => {
    const passing = 'The parties keep records of the website, of the software and of the servers. ';
    const text = `Consulting Agreement. The Consultant advises the management. ${'Nothing else is said here. '.repeat(90)}${passing}`;
    expect(industryOf(text)).toBe('consulting');
  });

  it('R-ANA-07 takes a few words in a long text for no kind of work', () => {
    const passing = 'The website of the software developer is kept. ';
    expect(industryOf(`Services agreement. ${'Nothing else is said here. '.repeat(600)}${passing}`)).toBe(
      'general',
    );
    const often = 'The talk may be shown on the website of the conference. ';
    expect(industryOf(`Speaking at a conference. ${often.repeat(6)}`)).toBe('general');
  });

  it('R-ANA-07 leaves out words that stand in gaps of a form', () => {
    expect(industryOf('[LOGO] [DESIGNER NAME] Agreement. The Contractor repairs the fence.')).toBe('general');
  });

  it.each(WORK_TYPES.flatMap((type) => LANGUAGES.map((language) => [type, language] as const)))(
    'R-ANA-07 knows the work of our own contract: %s in %s',
    (type, language) => {
      expect(industryOf(documentText(draft(goldenAnswers(type, language), language)))).toBe(type);
    },
  );

  const labelled = resolve(import.meta.dirname, '../../../../../shared/data/cuad/dev.jsonl');
  (existsSync(labelled) ? it : it.skip)(
    'R-ANA-07 agrees with the types that lawyers gave real contracts (skipped where the labelled contracts are not at hand)',
    () => {
      const expected: Readonly<Record<string, WorkType>> = {
        Consulting: 'consulting',
        Hosting: 'web_development',
        Marketing: 'marketing',
        Promotion: 'marketing',
      };
      const contracts = readFileSync(labelled, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { type: string; text: string })
        .filter(({ type }) => type in expected);
      const right = contracts.filter(({ type, text }) => industryOf(text) === expected[type]);
      expect(contracts.length).toBeGreaterThan(30);
      expect(right.length / contracts.length).toBeGreaterThanOrEqual(0.9);
    },
  );
});

const ALARMING =
  /(?<!\p{L})(?:essential|critical|necessary|important|required|must|crucial|vital|mandatory|imperative|compliance|liability|violation|risk of|būtin|privalo|svarb|kritin|atsakomyb|pažeidim)/iu;

describe('what is worth knowing about a kind of work', () => {
  const all = WORK_TYPES.flatMap((type) =>
    LANGUAGES.map((language) => [type, language, industryText(type, language)] as const),
  );

  it.each(all)(
    'R-ANA-07 has four to eight short sentences of each sort: %s in %s',
    (_type, _language, text) => {
      for (const list of [text.considerations, text.bestPractices, text.commonPitfalls]) {
        expect(list.length).toBeGreaterThanOrEqual(4);
        expect(list.length).toBeLessThanOrEqual(8);
        expect(new Set(list).size).toBe(list.length);
        for (const sentence of list) {
          expect(sentence).toMatch(/^[\p{Lu}\d].{15,210}\.$/u);
          expect(sentence).not.toMatch(ALARMING);
        }
      }
    },
  );

  it('R-ANA-07 names every kind of work in the language of the reader', () => {
    for (const language of LANGUAGES) {
      const names = WORK_TYPES.map((type) => industryText(type, language).name);
      expect(new Set(names).size).toBe(WORK_TYPES.length);
    }
    expect(industryText('marketing', 'lt').name).toBe('Rinkodara');
  });
});

import type { Block, DraftDocument, Inline, Language } from '../src/model/document.js';
import { documentText } from '../src/model/document-text.js';
import { draft } from '../src/draft/draft.js';
import type { Answers } from '../src/terms/answers.js';
import { OPTIONAL_CLAUSES, WORK_TYPES } from '../src/terms/terms.js';
import { neutralAnswers } from './answers.js';
import { draftOnce } from './drafted.js';
import { RUNS, fc } from './fast-check.js';
import { goldenAnswers } from './golden-answers.js';

const NBSP = '\u00a0';

const blocksOf = ({ sections }: DraftDocument): Block[] => sections.flatMap(({ blocks }) => blocks);
const contentsOf = (block: Block): (readonly Inline[])[] =>
  block.kind === 'table' ? block.rows.flat() : [block.content, ...block.items.map(({ content }) => content)];
const textOf = (content: readonly Inline[]): string =>
  content.map((part) => (part.kind === 'text' ? part.text : part.label)).join('');
const proseOf = (document: DraftDocument): string[] =>
  [...document.opening, ...blocksOf(document).flatMap(contentsOf)].map(textOf);

/** Every document that random answers make, in one language. */
const over = (language: Language, check: (document: DraftDocument) => void): void => {
  fc.assert(
    fc.property(neutralAnswers, (answers) => check(draftOnce(answers, language))),
    RUNS,
  );
};

describe('defined words', () => {
  const definedIn = (document: DraftDocument): string[] =>
    [...document.opening, ...blocksOf(document).flatMap(contentsOf)]
      .flat()
      .flatMap((part) => (part.kind === 'text' && part.strong === true ? [part.text] : []));

  it('has every capitalised word of ours defined in the same English document', () => {
    const known =
      /\b(Background Materials|Confidential Information|Data Protection Law|Deliverables?|Fees|Services)\b/g;
    over('en', (document) => {
      const defined = new Set(definedIn(document).map((word) => word.replace(/s$/, '')));
      const used = new Set(
        proseOf(document).flatMap((line) =>
          [...line.matchAll(known)].map(([word]) => word.replace(/s$/, '')),
        ),
      );
      expect([...used].filter((word) => !defined.has(word))).toEqual([]);
    });
  });

  it('has every capitalised word of ours defined in the same Lithuanian document', () => {
    const stems = {
      'Anksčiau sukurta medžiaga': /Anksčiau sukurt/,
      'Duomenų apsaugos teisė': /Duomenų apsaugos teis/,
      'Konfidenciali informacija': /Konfidenciali\S* informacij/,
      Kaina: /(?<!\p{L})Kain(?:a|os|ai|ą)(?!\p{L})/u,
      Paslaugos: /(?<!\p{L})Paslaug(?:os|as|oms|omis|ose)(?!\p{L})/u,
      Rezultatas: /(?<!\p{L})Rezultat/u,
    };
    over('lt', (document) => {
      const defined = definedIn(document);
      const lines = proseOf(document);
      const undefinedWords = Object.entries(stems)
        .filter(([, stem]) => lines.some((line) => stem.test(line)))
        .filter(([word]) => !defined.includes(word));
      expect(undefinedWords).toEqual([]);
    });
  });

  it('defines nothing twice and nothing in vain', () => {
    for (const language of ['en', 'lt'] as const) {
      over(language, (document) => {
        const defined = definedIn(document);
        expect(new Set(defined).size).toBe(defined.length);
      });
    }
  });
});

describe('references', () => {
  /** What the words before or after a reference speak of, and the paragraphs that may be meant. */
  const MEANT: Readonly<Record<Language, readonly (readonly [RegExp, RegExp])[]>> = {
    en: [
      [/deemed accepted under clause\s$/, /^acceptance\.deemed$/],
      [/paid as clause\s$/, /^change-control\.rate$/],
      [/the period in clause\s$/, /^(?:acceptance\.review|revisions\.window)$/],
      [/secrecy \(clause\s$/, /^confidentiality\.duties$/],
      [/the limit (?:of liability )?in clause\s$/, /^liability-cap\.cap$/],
      [/material breach \(clause\s$/, /^termination-breach\.cure$/],
      [/right to suspend under clause\s$/, /^late-payment\.suspension$/],
      [/The Services may also be changed as clause\s$/, /^change-control\.(?:agreement|instruction)$/],
      [/Correction of defects under clause\s$/i, /^provider-warranties\.defects$/],
    ],
    lt: [
      [/laikomas priimtu pagal Sutarties\s$/, /^acceptance\.deemed$/],
      [/apmokam[ios]s? pagal Sutarties\s$/, /^change-control\.rate$/],
      [/saugoti informaciją \(Sutarties\s$/, /^confidentiality\.duties$/],
      [/dėl esminio pažeidimo \(Sutarties\s$/, /^termination-breach\.cure$/],
      [/sustabdyti Paslaugas pagal Sutarties\s$/, /^late-payment\.suspension$/],
      [/šalinti trūkumus pagal Sutarties\s$/, /^provider-warranties\.defects$/],
    ],
  };

  it.each(['en', 'lt'] as const)(
    'lead to the very paragraph that the sentence speaks of (%s)',
    (language) => {
      const seen = new Set<RegExp>();
      const check = (document: DraftDocument): void => {
        for (const content of blocksOf(document).flatMap(contentsOf)) {
          content.forEach((part, at) => {
            const before = content[at - 1];
            if (part.kind !== 'reference' || before?.kind !== 'text') return;
            for (const [words, paragraphs] of MEANT[language]) {
              if (!words.test(before.text)) continue;
              seen.add(words);
              expect(part.target).toMatch(paragraphs);
            }
          });
        }
      };
      over(language, check);
      everyKind(language).forEach(check);
      everyKind(language, 'short').forEach(check);
      expect(MEANT[language].filter(([words]) => !seen.has(words))).toEqual([]);
    },
  );

  it('never leave a paragraph to point at itself', () => {
    for (const language of ['en', 'lt'] as const) {
      over(language, (document) => {
        for (const block of blocksOf(document)) {
          if (block.kind === 'table') continue;
          const targets = contentsOf(block).flatMap((content) =>
            content.flatMap((part) => (part.kind === 'reference' ? [part.target] : [])),
          );
          expect(targets).not.toContain(block.id);
        }
      });
    }
  });
});

describe('periods', () => {
  it('say of every day whether it is a working or a calendar day', () => {
    over('en', (document) => {
      for (const line of proseOf(document)) expect(line).not.toMatch(/\d\s+days?\b/);
    });
    over('lt', (document) => {
      for (const line of proseOf(document)) expect(line).not.toMatch(/\d\s+\([^)]+\)\s+dien/);
    });
  });
});

describe('typography', () => {
  it('binds an English reference, a sum and a unit to its number', () => {
    over('en', (document) => {
      for (const line of proseOf(document)) {
        expect(line).not.toMatch(
          /\bclauses? \d|\b(?:EUR|USD|GBP|PLN|SEK) \d|\d (?:working|business|calendar|months?|hours?)\b/,
        );
      }
    });
  });

  it('binds a Lithuanian reference, a sum and a unit to its number', () => {
    over('lt', (document) => {
      for (const line of proseOf(document)) {
        expect(line).not.toMatch(
          /* A currency that somebody has typed may end in a figure before "(be papildomų darbų)". */
          /Sutarties \d|\d punkt|\d (?:Eur|USD|GBP|PLN|SEK|%|ct|d\.|m\.)|\d \((?!be )\p{L}[\p{L} ]*\) \p{L}/u,
        );
      }
    });
  });

  it('has no doubled space, straight quote, hyphen for a dash, or three dots', () => {
    for (const language of ['en', 'lt'] as const) {
      over(language, (document) => {
        for (const line of proseOf(document)) {
          expect(line.replaceAll(NBSP, ' ')).not.toMatch(/ {2}|["'`]|\s-\s|\.{3}/);
        }
      });
    }
  });

  it('keeps to the quotation marks of the language', () => {
    over('en', (document) => {
      for (const line of proseOf(document)) expect(line).not.toMatch(/[„‘]/);
    });
    over('lt', (document) => {
      for (const line of proseOf(document)) expect(line).not.toMatch(/(?<!„[^“]*)“|”|[‘’](?![^„]*“)/);
    });
  });
});

describe('plain words', () => {
  /** Archaic, empty, or what the product itself warns of in the contracts of others. */
  const SHUNNED: Readonly<Record<Language, RegExp>> = {
    en: /\b(?:shall|herein|hereto|hereunder|thereof|therein|whereas|aforesaid|pursuant|forthwith|notwithstanding|including but not limited to|sole discretion|any and all|web sites?|ASAP)\b/i,
    lt: /(?<!\p{L})(?:ši sutartis|kontraktorius|sąlygos ir nuostatos|sekančia[is]|pilnai|iššaukia|įtakoja|dėka|savo tarpe|bet neapsiribojant|raštišk\p{L}*|dokumentuot\p{L}*|komisinis atlygis)(?!\p{L})/iu,
  };

  it.each(['en', 'lt'] as const)('are used throughout (%s)', (language) => {
    over(language, (document) => {
      for (const line of proseOf(document)) expect(line).not.toMatch(SHUNNED[language]);
    });
  });
});

/** What the parties agree, whatever the language: the paragraphs, how many items each has and where it leads. */
describe('the two languages', () => {
  const agreed = (document: DraftDocument): string[] =>
    blocksOf(document)
      .map((block) => {
        const targets = contentsOf(block)
          .flat()
          .flatMap((part) => (part.kind === 'reference' ? [part.target] : []))
          .toSorted();
        const size = block.kind === 'table' ? block.rows.length : block.items.length;
        return `${block.id} ${size} ${targets.join(' ')}`;
      })
      .toSorted();

  it('agree on the same paragraphs, with the same references', () => {
    fc.assert(
      fc.property(neutralAnswers, (answers) => {
        expect(agreed(draftOnce(answers, 'lt'))).toEqual(agreed(draftOnce(answers, 'en')));
      }),
      RUNS,
    );
  });

  /** Every period, count and percentage, in figures. */
  const FIGURES: Readonly<Record<Language, RegExp>> = {
    en: /(?<![\d.,])\d{1,3}(?=\u00a0(?:working|business|calendar|month|year|hour|unit|round))|[\d.]+(?=%)/g,
    lt: /(?<![\d,\u00a0])\d{1,3}(?=\u00a0\()|[\d,]+(?=\u00a0%)/g,
  };

  it('agree on the same periods and percentages', () => {
    const figures = (language: Language, answers: Answers): string[] =>
      blocksOf(draftOnce(answers, language))
        .map((block) => {
          const found = contentsOf(block).flatMap(
            (content) => textOf(content).match(FIGURES[language]) ?? [],
          );
          return `${block.id} ${found
            .map((figure) => figure.replace(',', '.'))
            .toSorted()
            .join(' ')}`;
        })
        .toSorted();
    fc.assert(
      fc.property(neutralAnswers, (answers) => {
        expect(figures('lt', answers)).toEqual(figures('en', answers));
      }),
      RUNS,
    );
  });
});

describe('length', () => {
  /** Some 690 words fill a page of the file. */
  const LONGEST = 6800;
  const USUAL = 5000;
  const words = (answers: Answers): number => documentText(draft(answers, 'en')).split(/\s+/).length;

  it('stays that of a contract that a freelancer reads to the end', () => {
    for (const type of WORK_TYPES) expect(words(goldenAnswers(type, 'en'))).toBeLessThan(LONGEST);
    expect(words({})).toBeLessThan(USUAL);
  });

  it('is shared out evenly among the sections', () => {
    for (const language of ['en', 'lt'] as const) {
      for (const type of WORK_TYPES) {
        for (const { heading, blocks } of draft(goldenAnswers(type, language), language).sections) {
          const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph').length;
          expect([heading, paragraphs > 18]).toEqual([heading, false]);
        }
      }
    }
  });
});

/** Documents that between them hold every clause in every style. */
function everyKind(language: Language, length: 'full' | 'short' = 'full'): DraftDocument[] {
  const styles = ['freelancer', 'balanced', 'client'] as const;
  return WORK_TYPES.flatMap((type) =>
    styles.flatMap((style) =>
      (['lt', 'gb', 'us_ny'] as const).map((law) =>
        draft(
          {
            ...goldenAnswers(type, language),
            contract_length: length,
            contract_style: style,
            governing_law: law,
            personal_data: true,
            optional_clauses: [...OPTIONAL_CLAUSES],
          },
          language,
        ),
      ),
    ),
  );
}

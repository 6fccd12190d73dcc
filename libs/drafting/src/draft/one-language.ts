import type { Line, OneLanguageText } from '../model/bilingual.js';
import type { DraftDocument, Inline, Language } from '../model/document.js';
import { CLAUSES } from '../clauses/index.js';
import { defaultWizard } from '../questions/index.js';
import {
  hasSecond,
  isRows,
  isWorded,
  lacksSecond,
  languageOfRows,
  listInBoth,
  secondOf,
  TYPED_KEYS,
} from '../reading/second-texts.js';
import { typedLanguage } from '../reading/typed-language.js';
import { OTHER_SUFFIX, OTHER_VALUE, type Answers } from '../terms/answers.js';
import type { Terms } from '../terms/terms.js';
import type { FurtherTerm } from './further-terms.js';
import { languageOfAddition, type BilingualAddition } from './texts-in.js';

/** What stands in a contract in both languages beside its answers, and the language that prevails. */
export interface Beside {
  readonly prevails: Language;
  readonly additions?: readonly BilingualAddition[];
  /** The same terms in both languages, in the same order. */
  readonly further?: Readonly<Record<Language, readonly FurtherTerm[]>>;
}

export const NO_TERMS: Readonly<Record<Language, readonly FurtherTerm[]>> = { en: [], lt: [] };

const LABELS = new Map<string, OneLanguageText['label']>(
  defaultWizard().flatMap(({ fields }) => fields.map(({ key, label }) => [key, label])),
);
const labelOf = (key: string): OneLanguageText['label'] =>
  LABELS.get(key.endsWith(OTHER_SUFFIX) ? key.slice(0, -OTHER_SUFFIX.length) : key) ?? { en: key, lt: key };
/** Named by the clause that it stands in, so that one is told from the other. */
const labelOfAdded = ({ clauseId }: BilingualAddition): OneLanguageText['label'] => {
  const clause = CLAUSES.find(({ id }) => id === clauseId);
  return {
    en: `Added wording${clause ? ` (${clause.name.en})` : ''}`,
    lt: `Papildoma formuluotė${clause ? ` (${clause.name.lt})` : ''}`,
  };
};

/** What was typed for which no second text is there, or one that lacks lines, in the order of the questions. */
export function oneLanguageTexts(
  terms: Terms,
  answers: Answers,
  { prevails, additions = [], further = NO_TERMS }: Beside,
): OneLanguageText[] {
  const found = (key: string, label: OneLanguageText['label'] = labelOf(key)): OneLanguageText[] => {
    const second = secondOf(answers, key, prevails);
    if (second === undefined) return [];
    if (second.text === undefined) return [{ key, language: second.typed, isPartly: false, label }];
    const lines = listInBoth(answers, key, prevails)?.lines;
    return lines === undefined || lines.en === lines.lt
      ? []
      : [{ key, language: lines.en > lines.lt ? 'en' : 'lt', isPartly: true, label }];
  };
  const typed = TYPED_KEYS.filter(
    (key) => isUsed(key, answers) && (key !== 'deliverables' || terms.deliverables.length > 0),
  ).flatMap((key) => found(key));
  const unread = terms.unread.flatMap(({ key, words }): OneLanguageText[] =>
    isWorded(words) ? [{ key, language: ofText(words, prevails), isPartly: false, label: labelOf(key) }] : [],
  );
  const asked = further.en.flatMap((term, at) =>
    term.value.kind === 'text'
      ? found(term.key, { en: term.label, lt: further.lt[at]?.label ?? term.label })
      : [],
  );
  const added = additions
    .filter(({ second = '' }) => !isWorded(second))
    .map((addition) => ({
      key: `addition:${addition.id}`,
      language: languageOfAddition(addition, prevails),
      isPartly: false,
      label: labelOfAdded(addition),
    }));
  const keys = new Set<string>();
  return [...typed, ...stagesOf(terms, answers, prevails), ...unread, ...asked, ...added].filter(
    ({ key }) => {
      if (keys.has(key)) return false;
      keys.add(key);
      return true;
    },
  );
}

function stagesOf(terms: Terms, answers: Answers, prevails: Language): OneLanguageText[] {
  const rows = answers['milestones'];
  const stages = { key: 'milestones', label: labelOf('milestones') };
  if (isRows(rows)) {
    const language = languageOfRows(rows, prevails);
    return rows.some(lacksSecond) ? [{ ...stages, language, isPartly: rows.some(hasSecond) }] : [];
  }
  const isTold =
    !terms.milestones.some(({ name }) => isWorded(name)) ||
    secondOf(answers, 'milestones', prevails)?.text !== undefined;
  return isTold ? [] : [{ ...stages, language: ofText(rows, prevails), isPartly: false }];
}

const ofText = (value: Answers[string], prevails: Language): Language =>
  (typeof value === 'string' ? typedLanguage(value) : undefined) ?? prevails;

/** Words beside "Other" count only where it is chosen. */
const isUsed = (key: string, answers: Answers): boolean =>
  !key.endsWith(OTHER_SUFFIX) || answers[key.slice(0, -OTHER_SUFFIX.length)] === OTHER_VALUE;

type Said = Readonly<Record<Language, string>>;
const IN_ONE: Readonly<Record<Language, { heading: string; whole: Said; partly: Said }>> = {
  en: {
    heading:
      'These texts were given in one language only and stand in both columns in it. They apply as they stand.',
    whole: { en: 'in English only', lt: 'in Lithuanian only' },
    partly: { en: 'partly in English only', lt: 'partly in Lithuanian only' },
  },
  lt: {
    heading:
      'Šie tekstai pateikti tik viena kalba ir abiejuose stulpeliuose yra ta kalba. Jie taikomi tokie, kokie pateikti.',
    whole: { en: 'tik anglų kalba', lt: 'tik lietuvių kalba' },
    partly: { en: 'iš dalies tik anglų kalba', lt: 'iš dalies tik lietuvių kalba' },
  },
};

/** The note that names them, in both languages. */
export function listedIn(left: DraftDocument, right: DraftDocument, texts: readonly OneLanguageText[]) {
  const line = (words: string): Line => [{ kind: 'text', text: words } satisfies Inline];
  const lines = ({ language: own }: DraftDocument): Line[] => [
    line(IN_ONE[own].heading),
    ...texts.map(({ label, language, isPartly }) =>
      line(`${label[own]}: ${IN_ONE[own][isPartly ? 'partly' : 'whole'][language]}`),
    ),
  ];
  return { left: lines(left), right: lines(right) };
}

import type { BilingualDocument, Line, OneLanguageText } from '../model/bilingual.js';
import type { DraftDocument, Inline, Language } from '../model/document.js';
import { defaultWizard } from '../questions/index.js';
import { readTerms } from '../reading/read-terms.js';
import {
  answersIn,
  isRows,
  isWorded,
  lacksSecond,
  languageOfRows,
  secondOf,
  TYPED_KEYS,
} from '../reading/second-texts.js';
import { typedLanguage } from '../reading/typed-language.js';
import { OTHER_SUFFIX, OTHER_VALUE, type Answers } from '../terms/answers.js';
import type { Country, Languages, Terms } from '../terms/terms.js';
import type { Addition } from '../writing/additions.js';
import { bilingualRows, noteRows, signaturesOf } from './bilingual-rows.js';
import { draftTexts, type Text } from './draft.js';
import type { FurtherTerm } from './further-terms.js';
import { layoutOf } from './layout-of.js';

/** What stands in a contract in both languages beside its answers. */
export interface BilingualOptions extends Languages {
  readonly additions?: readonly BilingualAddition[];
  /** The same terms in both languages, in the same order. */
  readonly further?: Readonly<Record<Language, readonly FurtherTerm[]>>;
}

export interface BilingualAddition extends Addition {
  /** The language of its text; the one that prevails where it is not said. */
  readonly language?: Language;
  /** The same in the other language. */
  readonly second?: string | undefined;
}

const NO_TERMS: Readonly<Record<Language, readonly FurtherTerm[]>> = { en: [], lt: [] };

/**
 * The contract that these answers make in both languages, side by side. Both texts have the sections of the language that
 * prevails. Whatever somebody has typed and given no second text for stands in both as it was typed, and is told. Total and
 * pure, as `draft` is.
 */
export function draftBoth(
  answers: Answers,
  { left, prevails, additions = [], further = NO_TERMS }: BilingualOptions,
): BilingualDocument {
  const terms: Terms = { ...readTerms(answers), languages: { left, prevails } };
  const text = (language: Language): Text => ({
    terms: termsIn(terms, answers, language, prevails),
    language,
    additions: additions.map((addition) => additionIn(addition, language, prevails)),
    further: further[language].map((term) => furtherIn(term, answers, language, prevails)),
  });
  const [one, other] = draftTexts([text(left), text(left === 'en' ? 'lt' : 'en')], layoutOf(terms, prevails));
  const inOneLanguage = oneLanguageTexts(terms, answers, { left, prevails, additions, further });
  return sideBySide(one, other, prevails, inOneLanguage);
}

/** Two texts of one contract as they stand beside each other. */
export function sideBySide(
  left: DraftDocument,
  right: DraftDocument,
  prevails: Language,
  inOneLanguage: readonly OneLanguageText[],
): BilingualDocument {
  const note = inOneLanguage.length === 0 ? undefined : listedIn(left, right, inOneLanguage);
  return {
    prevails,
    left,
    right,
    rows: bilingualRows(left, right),
    signatures: signaturesOf(left, right, left.language === prevails ? left : right),
    notes: noteRows(left, right, note),
    inOneLanguage,
    rulesVersion: left.rulesVersion,
  };
}

/** The same terms with what was typed as it reads in one language. Nothing that decides about a clause comes from there. */
function termsIn(terms: Terms, answers: Answers, language: Language, prevails: Language): Terms {
  const read = readTerms(answersIn(answers, language, prevails));
  const names = {
    en: readTerms(answersIn(answers, 'en', prevails)),
    lt: readTerms(answersIn(answers, 'lt', prevails)),
  };
  const named = (country: Country, of: (terms: Terms) => Country): Country => {
    const [en, lt] = [of(names.en), of(names.lt)];
    return country.code === 'other' && en.code === 'other' && lt.code === 'other'
      ? { ...country, names: { en: en.name, lt: lt.name } }
      : country;
  };
  const isSameLength = read.milestones.length === terms.milestones.length;
  return {
    ...terms,
    workTypeText: terms.workTypeText && (read.workTypeText ?? terms.workTypeText),
    scope: read.scope ?? terms.scope,
    scopeBlocks: read.scope === undefined ? terms.scopeBlocks : read.scopeBlocks,
    deliverables: [terms, read].some(({ deliverables }) => deliverables.length === 0)
      ? terms.deliverables
      : read.deliverables,
    exclusions: read.exclusions.length === 0 ? terms.exclusions : read.exclusions,
    milestones: terms.milestones.map((stage, at) => {
      const other = isSameLength ? read.milestones[at] : undefined;
      const acceptance = stage.acceptance && (other?.acceptance ?? stage.acceptance);
      return { ...stage, name: other?.name ?? stage.name, ...(acceptance !== undefined && { acceptance }) };
    }),
    payment: {
      ...terms.payment,
      structureText:
        terms.payment.structureText && (read.payment.structureText ?? terms.payment.structureText),
    },
    provider: { ...terms.provider, country: named(terms.provider.country, (t) => t.provider.country) },
    client: { ...terms.client, country: named(terms.client.country, (t) => t.client.country) },
    courtCity: terms.courtCity && (read.courtCity ?? terms.courtCity),
    governingLaw: named(terms.governingLaw, (t) => t.governingLaw),
  };
}

const typedIn = ({ language, text }: BilingualAddition, prevails: Language): Language =>
  language ?? typedLanguage(text) ?? prevails;

const additionIn = (addition: BilingualAddition, language: Language, prevails: Language): Addition => {
  const { second } = addition;
  return typedIn(addition, prevails) === language || !isWorded(second ?? '')
    ? addition
    : { ...addition, text: second ?? addition.text };
};

function furtherIn(term: FurtherTerm, answers: Answers, language: Language, prevails: Language): FurtherTerm {
  const second = secondOf(answers, term.key, prevails);
  if (term.value.kind !== 'text' || second === undefined || second.typed === language) return term;
  return { ...term, value: { kind: 'text', text: second.text ?? term.value.text } };
}

const LABELS = new Map<string, OneLanguageText['label']>(
  defaultWizard().flatMap(({ fields }) => fields.map(({ key, label }) => [key, label])),
);
const labelOf = (key: string): OneLanguageText['label'] =>
  LABELS.get(key.endsWith(OTHER_SUFFIX) ? key.slice(0, -OTHER_SUFFIX.length) : key) ?? { en: key, lt: key };
const ADDED: OneLanguageText['label'] = { en: 'Added wording', lt: 'Papildoma formuluotė' };

/** What was typed for which no second text is there, in the order of the questions. */
function oneLanguageTexts(
  terms: Terms,
  answers: Answers,
  { prevails, additions = [], further = NO_TERMS }: BilingualOptions,
): OneLanguageText[] {
  const typed = TYPED_KEYS.filter(
    (key) => isUsed(key, answers) && (key !== 'deliverables' || terms.deliverables.length > 0),
  ).flatMap((key): OneLanguageText[] => {
    const second = secondOf(answers, key, prevails);
    return second === undefined || second.text !== undefined
      ? []
      : [{ key, language: second.typed, label: labelOf(key) }];
  });
  const rows = answers['milestones'];
  const stages = isRows(rows)
    ? rows.some(lacksSecond)
      ? [{ key: 'milestones', language: languageOfRows(rows, prevails), label: labelOf('milestones') }]
      : []
    : terms.milestones.some(({ name }) => isWorded(name)) &&
        secondOf(answers, 'milestones', prevails)?.text === undefined
      ? [{ key: 'milestones', language: ofText(rows, prevails), label: labelOf('milestones') }]
      : [];
  const unread = terms.unread
    .filter(({ words }) => isWorded(words))
    .map(({ key, words }) => ({ key, language: ofText(words, prevails), label: labelOf(key) }));
  const asked = further.en.flatMap((term, at): OneLanguageText[] => {
    const second = secondOf(answers, term.key, prevails);
    if (term.value.kind !== 'text' || second === undefined || second.text !== undefined) return [];
    const label = { en: term.label, lt: further.lt[at]?.label ?? term.label };
    return [{ key: term.key, language: second.typed, label }];
  });
  const added = additions
    .filter(({ second = '' }) => !isWorded(second))
    .map((addition) => ({
      key: `addition:${addition.id}`,
      language: typedIn(addition, prevails),
      label: ADDED,
    }));
  const keys = new Set<string>();
  return [...typed, ...stages, ...unread, ...asked, ...added].filter(({ key }) => {
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

const ofText = (value: Answers[string], prevails: Language): Language =>
  (typeof value === 'string' ? typedLanguage(value) : undefined) ?? prevails;

/** Words beside "Other" count only where it is chosen. */
const isUsed = (key: string, answers: Answers): boolean =>
  !key.endsWith(OTHER_SUFFIX) || answers[key.slice(0, -OTHER_SUFFIX.length)] === OTHER_VALUE;

const IN_ONE: Readonly<Record<Language, Readonly<Record<Language | 'heading', string>>>> = {
  en: {
    heading:
      'These texts were given in one language only and stand in both columns in it. They apply as they stand.',
    en: 'in English only',
    lt: 'in Lithuanian only',
  },
  lt: {
    heading:
      'Šie tekstai pateikti tik viena kalba ir abiejuose stulpeliuose yra ta kalba. Jie taikomi tokie, kokie pateikti.',
    en: 'tik anglų kalba',
    lt: 'tik lietuvių kalba',
  },
};

/** The note that names them, in both languages. */
function listedIn(left: DraftDocument, right: DraftDocument, texts: readonly OneLanguageText[]) {
  const line = (words: string): Line => [{ kind: 'text', text: words } satisfies Inline];
  const lines = ({ language: own }: DraftDocument): Line[] => [
    line(IN_ONE[own].heading),
    ...texts.map(({ label, language }) => line(`${label[own]}: ${IN_ONE[own][language]}`)),
  ];
  return { left: lines(left), right: lines(right) };
}

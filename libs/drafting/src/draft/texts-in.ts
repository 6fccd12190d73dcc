import type { Language, TypedBlock } from '../model/document.js';
import { readTerms } from '../reading/read-terms.js';
import { answersIn, isWorded, listInBoth, secondOf } from '../reading/second-texts.js';
import { cleanText } from '../reading/text.js';
import { asProse } from '../reading/typed-blocks.js';
import { typedLanguage } from '../reading/typed-language.js';
import { cityIn } from '../terms/cities.js';
import type { Answers } from '../terms/answers.js';
import type { Country, Terms } from '../terms/terms.js';
import type { Addition } from '../writing/additions.js';
import type { FurtherTerm } from './further-terms.js';

export interface BilingualAddition extends Addition {
  /** The language of its text; the one that prevails where it is not said. */
  readonly language?: Language | undefined;
  /** The same in the other language. */
  readonly second?: string | undefined;
}

/** The same terms with what was typed as it reads in one language. Nothing that decides about a clause comes from there. */
export function termsIn(terms: Terms, answers: Answers, language: Language, prevails: Language): Terms {
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
    ...listsIn(terms, read, answers, language, prevails),
    milestones: terms.milestones.map((stage, at) => {
      const other = isSameLength ? read.milestones[at] : undefined;
      const acceptance = stage.acceptance && (other?.acceptance ?? stage.acceptance);
      return { ...stage, name: other?.name ?? stage.name, ...(acceptance !== undefined && { acceptance }) };
    }),
    payment: {
      ...terms.payment,
      structureText:
        terms.payment.structureText && (read.payment.structureText ?? terms.payment.structureText),
      unitText: terms.payment.unitText && (read.payment.unitText ?? terms.payment.unitText),
    },
    provider: { ...terms.provider, country: named(terms.provider.country, (t) => t.provider.country) },
    client: { ...terms.client, country: named(terms.client.country, (t) => t.client.country) },
    courtCity: terms.courtCity && cityIn(read.courtCity ?? terms.courtCity, language),
    governingLaw: named(terms.governingLaw, (t) => t.governingLaw),
  };
}

/** What was typed in several lines: a line that one language lacks stands there as the other has it. */
function listsIn(
  terms: Terms,
  read: Terms,
  answers: Answers,
  language: Language,
  prevails: Language,
): Pick<Terms, 'scope' | 'scopeBlocks' | 'deliverables' | 'exclusions'> {
  const linesOf = (key: string) => listInBoth(answers, key, prevails)?.blocks[language];
  const scopeBlocks = linesOf('scope_of_work');
  const scope =
    scopeBlocks !== undefined
      ? { scope: cleanText(asProse(scopeBlocks)), scopeBlocks }
      : read.scope === undefined
        ? terms
        : read;
  return {
    scope: scope.scope,
    scopeBlocks: scope.scopeBlocks,
    deliverables:
      terms.deliverables.length === 0
        ? []
        : markedAs(
            terms.deliverables,
            linesOf('deliverables') ?? orElse(read.deliverables, terms.deliverables),
          ),
    exclusions: markedAs(
      terms.exclusions,
      linesOf('exclusions') ?? orElse(read.exclusions, terms.exclusions),
    ),
  };
}

/** Items that differ by their marks alone, bullets in one language and numbers in the other, have those of the first text. */
function markedAs(first: readonly TypedBlock[], list: readonly TypedBlock[]): readonly TypedBlock[] {
  const place = ({ kind, level }: TypedBlock): string => `${kind === 'text'} ${level}`;
  const isAlike = first.map(place).join() === list.map(place).join();
  return isAlike ? list.map((block, at) => ({ ...block, kind: first[at]?.kind ?? block.kind })) : list;
}

const orElse = <T>(list: readonly T[], other: readonly T[]): readonly T[] =>
  list.length === 0 ? other : list;

export const languageOfAddition = ({ language, text }: BilingualAddition, prevails: Language): Language =>
  language ?? typedLanguage(text) ?? prevails;

/** Stands before the words of an addition in the column of the other language, by the language that they are in. */
const ONLY_IN: Readonly<Record<Language, string>> = { en: '(tik anglų kalba)', lt: '(in Lithuanian only)' };

export const additionIn = (addition: BilingualAddition, language: Language, prevails: Language): Addition => {
  const { second = '' } = addition;
  const typed = languageOfAddition(addition, prevails);
  if (typed === language) return addition;
  return isWorded(second) ? { ...addition, text: second } : { ...addition, mark: ONLY_IN[typed] };
};

export function furtherIn(
  term: FurtherTerm,
  answers: Answers,
  language: Language,
  prevails: Language,
): FurtherTerm {
  const second = secondOf(answers, term.key, prevails);
  if (term.value.kind !== 'text' || second === undefined) return term;
  const blocks = listInBoth(answers, term.key, prevails)?.blocks[language];
  const text = second.typed === language ? term.value.text : (second.text ?? term.value.text);
  return { ...term, value: { kind: 'text', text, ...(blocks && { blocks }) } };
}

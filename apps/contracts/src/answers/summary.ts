import { contractLanguageIn, workName } from '@pactwright/drafting';
import { OTHER_SUFFIX, OTHER_VALUE, type Answers, type Language } from '@pactwright/protocol';
import type { Catalogue } from '../catalogue/catalogue.js';

const TYPE_KEY = 'freelance_type';
const TYPE_OTHER_KEY = `${TYPE_KEY}${OTHER_SUFFIX}`;
/** The answers that the type of work is named by. */
export const TYPE_KEYS: readonly string[] = [TYPE_KEY, TYPE_OTHER_KEY];
const SCOPE_KEY = 'scope_of_work';
const LANGUAGE_KEYS = ['contract_language', 'prevailing_language'];
const TITLE_LENGTH = 200;
const TYPE_LENGTH = 500;

/** The answers that a contract is listed by. */
export const SUMMARY_KEYS: readonly string[] = [...TYPE_KEYS, SCOPE_KEY, ...LANGUAGE_KEYS];

export interface Summary {
  readonly language: Language;
  readonly title: string | null;
  /** In English, or the user's own words. */
  readonly freelanceType: string | null;
}

/** What lists show of a contract. The title is in the contract's own language, which `fallback` is until it was answered. */
export function summarise(catalogue: Catalogue, answers: Answers, fallback: Language): Summary {
  const contractLanguage = contractLanguageIn(answers) ?? fallback;
  const type = typeLabel(catalogue, answers, contractLanguage);
  const work = workName(text(answers[SCOPE_KEY]) ?? '');
  const title = [type, work].filter((part) => part !== undefined).join(': ');
  return {
    language: contractLanguage,
    title: excerpt(title, TITLE_LENGTH) ?? null,
    freelanceType: typeName(catalogue, answers, 'en'),
  };
}

/** The type of work as lists name it: the option's label in this language, or the user's own words. */
export const typeName = (catalogue: Catalogue, answers: Answers, lang: Language): string | null =>
  typeLabel(catalogue, answers, lang)?.slice(0, TYPE_LENGTH) ?? null;

function typeLabel(catalogue: Catalogue, answers: Answers, lang: Language): string | undefined {
  const value = text(answers[TYPE_KEY]);
  if (value === undefined) return undefined;
  const own = text(answers[TYPE_OTHER_KEY]);
  if (value === OTHER_VALUE && own !== undefined) return own;
  const option = catalogue.findByKey(TYPE_KEY)?.options.find((candidate) => candidate.value === value);
  if (option) return catalogue.optionLabel(option, lang);
  return value === OTHER_VALUE ? undefined : value;
}

function text(value: Answers[string] | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.trim() || undefined;
}

/** The first line, cut between words. */
export function excerpt(content: string | undefined, length: number): string | undefined {
  const line = content?.split('\n', 1)[0]?.replace(/\s+/g, ' ').trim();
  if (!line) return undefined;
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–-]+$/u, '')}…`;
}

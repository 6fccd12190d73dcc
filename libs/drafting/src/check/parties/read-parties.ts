import { SIDES } from '../../facts/sides.js';
import type { Language } from '../../model/document.js';
import type { Side } from '../../terms/terms.js';
import { SIDE_WORDS } from '../side-words.js';
import { inParagraphs } from '../unwrap.js';
import { formsOf, PRONOUNS, speakerOf } from './forms.js';
import { asName, asWord, fullNameOf } from './full-name.js';
import { personOf } from './letter-name.js';
import { scoreMention } from './mention-scores.js';
import { mentionFeatures } from './mentions.js';
import { isForm, mentionsOf } from './mentions-of.js';
import { bareName, bareNamesIn, isCompany } from './name-at.js';
import { candidates, introducedNames, nominative } from './names.js';
import { tokensOf } from './tokens.js';
import { lean, leanSource } from '../../reading/letters.js';

/** One of the two sides of a contract. */
export interface Party {
  /** As the text names it: "Halvorsen Freight Analytics, Inc.", or the word for it where no name stands beside it. */
  readonly name: string;
  /** The words that mean it, in lower case but for acronyms: "company", "we", "FPA". */
  readonly words: readonly string[];
  readonly side: Side;
}

export interface Parties {
  /** At most one of each side, who works first; a side that the text does not name is not there. */
  readonly parties: readonly Party[];
  /** Whether the words leave no doubt about who works for whom. */
  readonly isCertain: boolean;
  /** A plain sentence with "provider" and "client" („paslaugų teikėjas“, „klientas“) in place of the words for the two. */
  rename(plain: string): string;
}

interface Named {
  readonly name: string;
  readonly isDefined: boolean;
  readonly count: number;
  /** How likely it is a party at all, and how far the one who pays (positive) or who works; means over its mentions. */
  readonly party: number;
  readonly client: number;
}

/** What is read of a long text: parties do not change in its annexes. */
const MOST_READ = 80_000;
/** Few mentions prove little: so many more are counted as saying nothing. */
const PRIOR = 1.5;

/** Every name that may be a party's, with what its mentions say of it. */
function namedIn(text: string, language: Language): Named[] {
  const tokens = tokensOf(text);
  const all = candidates(text, tokens, language);
  const mentions = mentionsOf(
    all.map(({ name }) => name),
    tokens,
    language,
  );
  return all.flatMap(({ name, isDefined }) => {
    const found = mentions.get(name) ?? [];
    if (found.length === 0) return [];
    let party = 0;
    let client = 0;
    for (const { from, to } of found) {
      const scores = scoreMention(mentionFeatures(tokens, from, to, language), language);
      party += scores.party;
      client += scores.client;
    }
    const count = found.length;
    return [{ name, isDefined, count, party: party / (count + PRIOR), client: client / (count + PRIOR) }];
  });
}

const LEAST_PARTY = 0.25;
const isPronoun = (name: string, language: Language): boolean =>
  PRONOUNS[language].some((each) => each.name === name);
/** How much of the contract is about it. */
const weight = ({ count, party, isDefined }: Named): number => count ** 0.7 * party * (isDefined ? 1.25 : 1);

/** Who is sure to be somebody else: a difference of the two means that mentions of other contracts had in nearly all. */
const CERTAIN = 0.22;
/** "You" and "we" are either side: whose paper it is decides. */
const CERTAIN_OF_LETTERS = 0.42;
/** A third party belongs to one of two that differ by 1 if it is so near. */
const BESIDE = 0.33;
/** A pronoun speaks for a side from here on. */
const SPEAKS = 0.15;

/** The words of each side, and how far the mentions of the two differ; undefined where only one side is named. */
interface Told {
  readonly words: Readonly<Record<Side, string[]>>;
  readonly difference: number | undefined;
}

/** Who the two sides are, by what the text says of each name: who pays, who delivers. */
export function readParties(given: string, language: Language): Parties {
  /* A name or a definition goes on in the next line where a PDF or an editor has broken it. */
  const text = inParagraphs(given.slice(0, MOST_READ));
  const named = namedIn(text, language);
  const told = toldByIntroduction(text, named, language) ?? toldByMentions(text, named, language);
  const { words, difference } = personFirst(
    language === 'en' ? letterTurned(told, text) : told,
    text,
    language,
  );
  const sides = SIDES.filter((side) => words[side].length > 0);
  const found = sides.map((side) => fullNameOf(words[side], text, language));
  /* Both found before the same words: neither is its name. */
  const names = found.length > 1 && found[0] === found[1] ? [] : found;
  const isLetter =
    language === 'en' && sides.every((side) => words[side].every((word) => isPronoun(word, language)));
  return {
    parties: sides.map((side, at) => ({
      name: names[at] ?? asName(words[side], text, language),
      words: words[side].map((word) => asWord(word, text, language)),
      side,
    })),
    isCertain: difference !== undefined && difference >= (isLetter ? CERTAIN_OF_LETTERS : CERTAIN),
    rename: renamer(words, language, bareNames(text, sides, names)),
  };
}

/** In doubt a person works for a company, and not the other way round. */
function personFirst(told: Told, text: string, language: Language): Told {
  const { words, difference } = told;
  if (difference === undefined || difference >= CERTAIN) return told;
  const [works, pays] = [words.provider, words.client].map((own) => fullNameOf(own, text, language));
  if (works === undefined || pays === undefined || !isCompany(works) || isCompany(pays)) return told;
  return { words: { provider: words.client, client: words.provider }, difference };
}

/** What each side is called beside its words, where that is surely not the other. */
function bareNames(
  text: string,
  sides: readonly Side[],
  names: readonly (string | undefined)[],
): ReadonlyMap<string, Side> {
  const all = sides.flatMap((side, at) =>
    bareNamesIn(text, names[at] ?? '').map((name) => [name, side] as const),
  );
  return new Map(all.filter(([name, side]) => !all.some((other) => other[0] === name && other[1] !== side)));
}

/** Who is paid where a text speaks of the two as "we" and "you" alone. */
const PAID = {
  writer: lean(
    /(?<!\p{L})(?:(?:hir|engag|retain|appoint|commission)\p{L}* (?:us|me)|pay (?:us|me)|(?:our|my) (?:fees?|invoices?|(?:hourly |daily )?rates?)|(?:we|i)(?:[’']ll| will| shall| may)? (?:invoice|bill) you|(?:invoice|bill|charge) you (?:for|at)|(?:fees?|amounts?|sums?|charges?|costs|expenses) (?:\p{L}+ ){0,4}(?:due|owed|owing|payable|charged) (?:and \p{L}+ )?(?:to|by) (?:us|me)|(?:our|my) services|as (?:our|my) (?:customer|client))(?!\p{L})/giu,
  ),
  addressee: lean(
    /(?<!\p{L})(?:(?:hir|engag|retain|appoint|commission)\p{L}* you|pay you|your (?:fees?|invoices?|(?:hourly |daily )?rates?)|you(?:[’']ll| will| shall| may| must)? (?:invoice|bill) (?:us|me)|(?:invoice|bill|charge) us (?:for|at)|(?:fees?|amounts?|sums?|charges?|costs|expenses) (?:\p{L}+ ){0,4}(?:due|owed|owing|payable|charged) (?:and \p{L}+ )?(?:to|by) you|your services|as our (?:contractor|freelancer|consultant|supplier))(?!\p{L})/giu,
  ),
} as const;
const ADDRESSEE = 'you';

/** In a letter the words for paying say who works, and more surely than what stands around pronouns. */
function letterTurned(told: Told, text: string): Told {
  const { words, difference } = told;
  const isLetter =
    difference !== undefined && SIDES.every((side) => words[side].every((word) => isPronoun(word, 'en')));
  if (!isLetter) return told;
  const count = (who: keyof typeof PAID) => text.match(PAID[who])?.length ?? 0;
  const [writer, addressee] = [count('writer'), count('addressee')];
  if (writer === addressee) return told;
  const isAddressee = words.provider.includes(ADDRESSEE);
  const isSure = Math.min(writer, addressee) === 0 && Math.max(writer, addressee) > 1;
  return {
    words: addressee > writer === isAddressee ? words : { provider: words.client, client: words.provider },
    difference: isSure ? CERTAIN_OF_LETTERS : difference,
  };
}

const isPart = (name: string, longer: string): boolean => longer !== name && longer.split(' ').includes(name);

function toldByMentions(text: string, named: readonly Named[], language: Language): Told {
  const likely = named
    .filter(({ party, count, isDefined }) => party > LEAST_PARTY && count >= (isDefined ? 2 : 3))
    .sort((a, b) => weight(b) - weight(a) || (a.name < b.name ? -1 : 1))
    /* "Voice" is a part of "Voice Actor". */
    .filter(({ name }, at, all) => !all.slice(0, at).some((longer) => isPart(name, longer.name)));
  const [first, ...others] = likely;
  const second = others.find(
    ({ name }) => first !== undefined && !isSameParty(first.name, name, text, language),
  );
  const words: Told['words'] = { provider: [], client: [] };
  const put = (name: string, side: Side) => words[side].push(name);
  if (first === undefined) return { words, difference: undefined };
  if (second === undefined) {
    put(first.name, first.client > 0 ? 'client' : 'provider');
    return { words, difference: undefined };
  }
  const isFirstClient = first.client > second.client;
  put(first.name, isFirstClient ? 'client' : 'provider');
  put(second.name, isFirstClient ? 'provider' : 'client');
  putPronouns(words, likely);
  return { words, difference: Math.abs(first.client - second.client) };
}

/** „Užsakovas“ and „Žalioji banga“, where the one is defined as the other. */
const isSameParty = (one: string, other: string, text: string, language: Language): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([word = '', name = '']) => {
    const full = isPronoun(word, language) ? undefined : fullNameOf([word], text, language);
    return full !== undefined && bareName(full) === name;
  });

/** The pronouns that speak for a side, beside its name; never the one who writes and the one who is addressed for the same side. */
function putPronouns(words: Told['words'], likely: readonly Named[]): void {
  const named = [...words.provider, ...words.client];
  for (const { name, client } of likely) {
    const own = words[client > 0 ? 'client' : 'provider'];
    const person = personOf(name);
    const isBoth = own.some((each) => personOf(each) !== undefined && personOf(each) !== person);
    if (person !== undefined && !named.includes(name) && Math.abs(client) > SPEAKS && !isBoth) own.push(name);
  }
}

/** The parties that the contract introduces, if it introduces two: who is paid most surely is one side, who pays the other. */
function toldByIntroduction(text: string, named: readonly Named[], language: Language): Told | undefined {
  const distinct = new Map(introducedNames(text, language).map((names) => [names.join('/'), names]));
  const introduced = [...distinct.values()].flatMap((names) => {
    const known = named.filter(({ name }) => names.includes(name));
    const count = known.reduce((sum, each) => sum + each.count, 0);
    const mean = (of: 'party' | 'client') =>
      known.reduce((sum, each) => sum + each[of] * each.count, 0) / count;
    return count < 2 || mean('party') <= 0
      ? []
      : [{ names: known.map(({ name }) => name), client: mean('client') }];
  });
  introduced.sort((a, b) => a.client - b.client);
  const [works, pays] = [introduced[0], introduced.at(-1)];
  if (works === undefined || pays === undefined) return undefined;
  const difference = pays.client - works.client;
  if (difference <= 0) return undefined;
  const near = (to: number) =>
    introduced
      .filter(({ client }) => Math.abs(client - to) < difference * BESIDE)
      .flatMap(({ names }) => names);
  const words = { provider: [...new Set(near(works.client))], client: [...new Set(near(pays.client))] };
  putPronouns(
    words,
    named.filter(({ party, count }) => party > LEAST_PARTY && count >= 3),
  );
  return { words, difference };
}

/** Words that mean a side wherever the text has none of its own for it. */
const usualWords = (side: Side, language: Language): readonly string[] =>
  SIDE_WORDS[language][side].map(nominative);

/** What stands around a bare name, where the whole name does: „UAB „Alfa““. */
const FORM = '(?:uab|ab|mb|všį|iį) ';
const MARK = '"?';

/**
 * Puts the product's own words for the sides in place of a contract's. One pass over the words; longer ones first, so that
 * "service provider" is not read as "provider". Names of the parties become those words as well.
 */
export function renamer(
  words: Readonly<Record<Side, readonly string[]>>,
  language: Language,
  names: ReadonlyMap<string, Side> = new Map(),
): Parties['rename'] {
  const forms = new Map<string, string>();
  const add = (name: string, side: Side) => {
    for (const [form, canonical] of formsOf(name, side, language))
      if (!forms.has(form)) forms.set(form, canonical);
  };
  for (const side of SIDES) {
    const own = words[side];
    for (const name of own.length > 0 ? own : usualWords(side, language)) add(name, side);
  }
  const named = replaced(forms, '', '');
  forms.clear();
  for (const [name, side] of names) add(name, side);
  const unnamed = names.size === 0 ? (plain: string) => plain : replaced(forms, `(?:${FORM})?${MARK}`, MARK);
  const speakers = new Map(
    SIDES.flatMap((side) =>
      words[side].map((name) => [name, formsOf(name, side, language).get(name) ?? side] as const),
    ),
  );
  return language === 'lt' && PRONOUNS.lt.some(({ name }) => speakers.has(name))
    ? (plain) => named(withSpeakers(unnamed(plain), speakers))
    : (plain) => named(unnamed(plain));
}

/** Every one of the forms, between what may stand before and behind it, by what it stands for. */
function replaced(forms: ReadonlyMap<string, string>, before: string, behind: string): Parties['rename'] {
  const exact = new Map([...forms].filter(([form]) => !form.includes('*')));
  const loose = [...forms].filter(([form]) => form.includes('*'));
  const patterns = [...forms.keys()]
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((form) => form.replaceAll(/[^\p{L}\p{N} '*&-]/gu, '.').replaceAll('*', '\\p{L}{0,4}'));
  const pattern = new RegExp(
    leanSource(`(?<![\\p{L}-])${before}(${patterns.join('|')})(?!\\p{L})${behind}`),
    'gu',
  );
  return (plain) =>
    plain.replace(
      pattern,
      (whole: string, word: string) =>
        exact.get(word) ?? loose.find(([form]) => isPhrase(word, form))?.[1] ?? whole,
    );
}

const isPhrase = (phrase: string, form: string): boolean => {
  const [words, forms] = [phrase.split(' '), form.split(' ')];
  return words.length === forms.length && forms.every((each, at) => isForm(words[at] ?? '', each));
};

const VERB = lean(/(?<![\p{L}])(\p{L}{4,})(?:(?= (\p{L}+))|(?!\p{L}))/gu);

/** „Sumokėsime per 10 dienų“ says who pays in the verb: the side is put before it. */
const withSpeakers = (plain: string, speakers: ReadonlyMap<string, string>): string =>
  plain.replace(VERB, (verb: string, _: string, next: string | undefined, at: number) => {
    const speaker = speakerOf(verb, next);
    const side = speaker === undefined ? undefined : speakers.get(speaker);
    if (speaker === undefined || side === undefined) return verb;
    return plain.slice(Math.max(0, at - speaker.length - 1), at).trim() === speaker
      ? verb
      : `${side} ${verb}`;
  });

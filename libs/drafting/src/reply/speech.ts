import type { ReadParty } from '../check/report.js';
import { declensionOf, PRONOUNS } from '../check/parties/forms.js';
import { nominative } from '../check/parties/names.js';
import { escaped } from '../check/parties/name-at.js';
import { SIDE_WORDS } from '../check/side-words.js';
import { SIDES } from '../facts/sides.js';
import type { Language } from '../model/document.js';
import type { Side } from '../terms/terms.js';
import { pricedAs, type Priced } from './price-word.js';
import { VERBS, type Person } from './verbs.js';

/** The cases of a name as the templates ask for them; English has the first three and writes `obj` as it writes the nominative. */
export type Case = 'nom' | 'gen' | 'obj' | 'dat' | 'acc' | 'ins';

/** How a contract speaks of one of its sides. */
export interface Speaker {
  readonly forms: Readonly<Record<Case, string>>;
  readonly person: Person;
}

const EN_PRONOUNS: Readonly<Record<string, Speaker>> = {
  you: { forms: english('you', 'your', 'you'), person: 'you' },
  we: { forms: english('we', 'our', 'us'), person: 'we' },
  i: { forms: english('I', 'my', 'me'), person: 'i' },
};
const LT_PRONOUNS: Readonly<Record<string, Speaker>> = {
  jūs: { forms: lithuanian(['jūs', 'jūsų', 'jums', 'jus', 'jumis']), person: 'you' },
  mes: { forms: lithuanian(['mes', 'mūsų', 'mums', 'mus', 'mumis']), person: 'we' },
  aš: { forms: lithuanian(['aš', 'mano', 'man', 'mane', 'manimi']), person: 'i' },
};

function english(nom: string, gen: string, obj: string): Speaker['forms'] {
  return { nom, gen, obj, dat: obj, acc: obj, ins: obj };
}
function lithuanian([nom = '', gen = '', dat = '', acc = '', ins = '']: readonly string[]): Speaker['forms'] {
  return { nom, gen, obj: acc, dat, acc, ins };
}

const MOST_READ = 60_000;

/** A word as the contract writes it inside of its sentences, and how often it does. */
function writtenForms(text: string, word: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const pattern = new RegExp(`(?<![\\p{L}-])${escaped(word)}(?!\\p{L})`, 'giu');
  for (const [form] of text.slice(0, MOST_READ).matchAll(pattern)) {
    const plain = form.replaceAll(/\s+/gu, ' ');
    counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  return counts;
}

const isShouted = (form: string): boolean => form.length > 5 && form === form.toUpperCase();

/** "Contractor" rather than "CONTRACTOR" of a heading, and the commonest of the others. */
function usualForm(forms: ReadonlyMap<string, number>): string | undefined {
  const sorted = [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([form]) => form);
  return sorted.find((form) => !isShouted(form)) ?? sorted[0];
}

const total = (forms: ReadonlyMap<string, number>): number => [...forms.values()].reduce((a, b) => a + b, 0);

function englishSpeaker(word: string, text: string): Speaker | undefined {
  const pronoun = EN_PRONOUNS[word];
  if (pronoun !== undefined) return pronoun;
  const forms = writtenForms(text, word);
  const form = usualForm(forms);
  if (form === undefined) return undefined;
  const withArticle = total(writtenForms(text, `the ${word}`));
  const name = withArticle * 2 >= total(forms) ? `the ${form}` : form;
  const mark = text.includes('’') ? '’' : "'";
  return { forms: english(name, `${name}${mark}${name.endsWith('s') ? '' : 's'}`, name), person: 'they' };
}

/** The first six places of a declension: nominative, genitive, dative, accusative, instrumental. */
const CASES = 5;
/** „Generalinis rangovas“: the adjectives that stand before the word for a side. */
const ADJECTIVE = ['inis', 'inio', 'iniam', 'inį', 'iniu'];
/** „Paslaugų teikėjas“, „rinkodaros specialistas“: what stands in the genitive stays as it is. */
const FIXED = /(?:ų|os|ės|o)$/u;

/** The forms of a Lithuanian name of one or two words; undefined where it is not certain how it is declined. */
export function declined(name: string): readonly string[] | undefined {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const endings = declensionOf(last.toLowerCase());
  if (endings === undefined || words.length > 2) return undefined;
  const root = last.slice(0, last.length - (endings[0] ?? '').length);
  const forms = endings.slice(0, CASES).map((ending) => `${root}${ending}`);
  const [first] = words;
  if (words.length === 1 || first === undefined) return forms;
  if (FIXED.test(first)) return forms.map((form) => `${first} ${form}`);
  if (!first.endsWith('inis')) return undefined;
  return forms.map((form, at) => `${first.slice(0, -4)}${ADJECTIVE[at] ?? 'inis'} ${form}`);
}

const isSideWord = (word: string): boolean =>
  (['provider', 'client', 'either'] as const).some((of) =>
    SIDE_WORDS.lt[of].some((each) => nominative(each) === word),
  );

/** So many different forms in the text prove that a name is declined as its ending says. */
const PROVED = 2;

function lithuanianSpeaker(word: string, text: string): Speaker | undefined {
  const pronoun = LT_PRONOUNS[word];
  if (pronoun !== undefined) {
    const isCapital = text.includes(` ${capital(pronoun.forms.gen)} `);
    if (!isCapital || pronoun.person === 'i') return pronoun;
    return { ...pronoun, forms: mapped(pronoun.forms, capital) };
  }
  const plain = declined(word);
  if (plain === undefined) return undefined;
  const written = plain.map((form) => writtenForms(text, form));
  const there = written.filter((forms) => forms.size > 0);
  if (there.length === 0 || (there.length < PROVED && !isSideWord(word))) return undefined;
  const counts = written.flatMap((forms) => [...forms]);
  const capitals = counts.filter(([form]) => /^\p{Lu}/u.test(form) && !isShouted(form));
  const sum = (list: readonly (readonly [string, number])[]) => list.reduce((all, [, n]) => all + n, 0);
  const isCapital = sum(capitals) * 2 >= sum(counts.filter(([form]) => !isShouted(form)));
  return { forms: lithuanian(isCapital ? plain.map(capital) : plain), person: 'they' };
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const mapped = (forms: Speaker['forms'], by: (form: string) => string): Speaker['forms'] => ({
  nom: by(forms.nom),
  gen: by(forms.gen),
  obj: by(forms.obj),
  dat: by(forms.dat),
  acc: by(forms.acc),
  ins: by(forms.ins),
});

const isPronoun = (word: string, language: Language): boolean =>
  PRONOUNS[language].some(({ name }) => name === word);
const oftenIn = (text: string, word: string, language: Language): number => {
  const forms = language === 'lt' && !isPronoun(word, 'lt') ? (declined(word) ?? [word]) : [word];
  return forms.reduce((sum, form) => sum + total(writtenForms(text, form)), 0);
};

/** How the contract speaks of a side: by the word that it uses most; undefined where none can be put into a sentence for certain. */
export function speakerOf(party: ReadParty, text: string, language: Language): Speaker | undefined {
  const words = [...party.words]
    .map((word) => ({ word: word.toLowerCase(), count: oftenIn(text, word, language) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  const by = language === 'en' ? englishSpeaker : lithuanianSpeaker;
  for (const { word } of words) {
    const speaker = by(word, text);
    if (speaker !== undefined) return speaker;
  }
  return undefined;
}

/** How the two sides, and the contract itself, are spoken of in it. */
export interface Speech {
  readonly language: Language;
  readonly sides: Readonly<Record<Side, Speaker>>;
  readonly contract: Speaker['forms'];
  readonly priced: Priced;
}

/** Undefined where it is not certain who is who, or how to name them. */
export function speechOf(
  text: string,
  parties: readonly ReadParty[],
  language: Language,
): Speech | undefined {
  const [provider, client] = SIDES.map((side) => {
    const party = parties.find((each) => each.side === side && each.isCertain);
    return party && speakerOf(party, text, language);
  });
  if (provider === undefined || client === undefined || provider.forms.nom === client.forms.nom)
    return undefined;
  return {
    language,
    sides: { provider, client },
    contract: contractForms(text, language),
    priced: pricedAs(text, language),
  };
}

function contractForms(text: string, language: Language): Speaker['forms'] {
  const read = text.slice(0, MOST_READ);
  const count = (pattern: RegExp): number => read.match(pattern)?.length ?? 0;
  if (language === 'en') {
    const word = count(/\bagreement\b/giu) >= count(/\bcontract\b/giu) ? 'agreement' : 'contract';
    const isCapital = count(new RegExp(`\\bthis ${capital(word)}\\b`, 'gu')) > 0;
    const name = `this ${isCapital ? capital(word) : word}`;
    return english(name, name, name);
  }
  const isCapital = count(/(?<=\p{Ll},? )Sutar(?:t|č)/gu) > count(/(?<=\p{Ll},? )sutar(?:t|č)/gu);
  const forms = ['sutartis', 'sutarties', 'sutarčiai', 'sutartį', 'sutartimi'].map((form) =>
    isCapital ? capital(form) : form,
  );
  return lithuanian(forms.map((form, at) => `${['ši', 'šios', 'šiai', 'šią', 'šia'][at] ?? ''} ${form}`));
}

/** The form of a Lithuanian verb that goes with a side; verbs that are not in the table do not exist for a wording. */
export function verbFor(verb: string, { person }: Speaker): string {
  const forms = VERBS[verb];
  if (forms === undefined) throw new Error(`no forms of the verb ${verb}`);
  return person === 'they' ? verb : forms[person];
}

import type { Language } from '../model.js';
import { lithuanianForms, SIDE_WORDS, type Side } from './side-words.js';

/** Words by side as a contract uses them, and the same sentence in the words that the rules know. */
export interface Sides {
  readonly provider: readonly string[];
  readonly client: readonly string[];
  /** A sentence with "provider" and "client" („paslaugų teikėjas“, „klientas“) in place of the contract's own words. */
  rename(plain: string): string;
}

/** The definitions stand at the front: "(the “Contractor”)", „(toliau – Vykdytojas)“. */
const FRONT = 6000;
const DEFINITION_EN =
  /\((?:the |each,? an? |an? |hereinafter,? |hereafter,? |referred to as |collectively,? |together,? |individually,? |sometimes |also |"[^"\n]{2,60}" or |the){0,4}"([^"\n]{2,40})"/gu;
const DEFINITION_LT =
  /toliau(?: (?:tekste|sutartyje|vadinam\p{L}{1,4}|šioje sutartyje)){0,2} ?-? ?(?:vadinam\p{L}{1,4} )?"?([\p{L}][\p{L} ]{2,30}?)(?=["),.;]| ir | iš )/gu;
const NO_SIDE =
  /^(?:the )?(?:this )?(?:agreement|contract|part(?:y|ies)|services?|effective date|term|work|project|deliverables?|fees?|sow|statement of work|šal\p{L}{1,6}|sutart\p{L}{1,4}|paslaug\p{L}{1,3}|kain\p{L}{1,3}|kartu)$/u;

export function readSides(text: string, plain: string, language: Language): Sides {
  const defined = definitions(plain.slice(0, FRONT), language);
  const all = language === 'en' ? englishWords(plain, defined) : lithuanianWords(plain, defined);
  const isRole = (word: string) =>
    defined.some((each) => each.endsWith(nominative(word))) || acts(word, text);
  const words: Words = { provider: all.provider.filter(isRole), client: all.client.filter(isRole) };
  const forms = new Map<string, string>();
  for (const side of ['provider', 'client'] as const) {
    for (const word of words[side]) {
      if (language === 'en') {
        forms.set(word, side).set(`${word}s`, `${side}s`);
      } else {
        for (const [form, canonical] of lithuanianForms(word, side)) {
          if (!forms.has(form)) forms.set(form, canonical);
        }
      }
    }
  }
  if (language === 'en') for (const [word, form] of pronouns(plain, words)) forms.set(word, form);
  const spoken = (side: Side) => words[side].map((word) => word.replace(':', ''));
  return { provider: spoken('provider'), client: spoken('client'), rename: renamer(forms) };
}

const nominative = (word: string): string => word.replace(':', '');

/** Whether the word names a side here: "editor" can be anybody, "the Editor shall" is a party. */
function acts(word: string, text: string): boolean {
  const name = nominative(word);
  const capital = `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1).replaceAll(' ', '\\s{1,3}')}`;
  const front = text.length > MOST_READ ? text.slice(0, MOST_READ) : text;
  if (!front.includes(name) && !front.includes(name.charAt(0).toUpperCase() + name.slice(1))) return false;
  if (new RegExp(`(?:^|\\n)[ \\t*]{0,6}${capital}[ *]{0,3}(?::| [–—-]) ?\\S`, 'u').test(front)) return true;
  if (
    new RegExp(`(?<!\\p{L})[Tt]he ${name.charAt(0).toUpperCase()}${name.slice(1)}(?!\\p{L})`, 'u').test(front)
  )
    return true;
  return new RegExp(
    `(?<![\\p{L}-])${capital}(?:'s)?\\s{1,3}(?:shall|will|must|may|agrees?|is|has|pays|provides|warrants|can|owns|retains|undertakes|įsipareigoja|privalo|turi|gali|moka|sumoka|apmoka|atsako|perduoda|pateikia|suteikia|teikia|gauna|prašo|atlygina|garantuoja|saugo|sukuria|atlieka|parašo|kuria|prižiūri|administruoja|dirba|builds|designs|writes|will|plans|photographs)(?!\\p{L})`,
    'u',
  ).test(front);
}
const MOST_READ = 30_000;

/** One pass over the words; longer words first, so that "service provider" is not read as "provider". */
function renamer(forms: ReadonlyMap<string, string>): (plain: string) => string {
  const words = [...forms.keys()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  if (words.length === 0) return (plain) => plain;
  const pattern = new RegExp(
    `(?<![\\p{L}-])(?:${words.map((word) => word.replaceAll(/[^\p{L} ']/gu, '.')).join('|')})(?!\\p{L})`,
    'gu',
  );
  return (plain) => plain.replace(pattern, (word) => forms.get(word) ?? word);
}

const definitions = (front: string, language: Language): string[] =>
  [...front.matchAll(language === 'en' ? DEFINITION_EN : DEFINITION_LT)]
    .map(([, word = '']) => word.replace(/^the /, '').trim())
    .filter((word) => !NO_SIDE.test(word));

type Words = Record<Side, string[]>;
/** "A company may" speaks of any company. */
const NOT_ANY = '(?<!\\b(?:an?|any|other|another|each|every|no|insurance|parent|holding) )';

function englishWords(plain: string, defined: readonly string[]): Words {
  const { provider, client, either, providerRole, clientRole } = SIDE_WORDS.en;
  const isDefined = new Set(defined);
  const words: Words = { provider: [...provider], client: [...client] };
  const other = (side: Side): Side => (side === 'provider' ? 'client' : 'provider');
  /* Who is called so by definition is a side; elsewhere "subcontractor" and "independent contractor" say something else. */
  const isOne = (word: string, list: readonly string[]) =>
    list.some((each) => word === each || word.endsWith(` ${each}`));
  const sideOf = (word: string): Side | undefined =>
    word === 'subcontractor' || isOne(word, [...provider, ...providerRole])
      ? 'provider'
      : isOne(word, [...client, ...clientRole])
        ? 'client'
        : undefined;
  if (isDefined.has('subcontractor')) words.provider.push('subcontractor');
  const known = defined.map(sideOf).find((side) => side !== undefined) ?? mostUsed(plain);
  const isRole = (word: string) =>
    isDefined.has(word) ||
    new RegExp(`${NOT_ANY}(?:\\bthe )?\\b${word} (?:shall|will|agrees|may|must|pays|supplies|owns)\\b`).test(
      plain,
    );
  for (const word of either)
    if (isRole(word)) words[known === undefined ? 'client' : other(known)].push(word);
  words.provider.push(...providerRole.filter(isRole));
  words.client.push(...clientRole.filter(isRole));
  /* Two sides, one of them called by its own name: "Acme Inc. (“Acme”)". */
  const named = defined.filter((word) => sideOf(word) === undefined && !either.includes(word as never));
  const [name] = named;
  const isOtherKnown = known !== undefined && defined.some((word) => sideOf(word) === other(known));
  if (name !== undefined && known !== undefined && !isOtherKnown && defined.indexOf(name) <= 3)
    words[other(known)].push(name);
  return words;
}

/** Which side the text names more often, when it defines neither. */
function mostUsed(plain: string): Side | undefined {
  const front = plain.slice(0, FRONT * 5);
  const uses = (side: Side) =>
    front.match(new RegExp(`\\b(?:${SIDE_WORDS.en[side].join('|')}) (?:shall|will|agrees|may|must)\\b`, 'g'))
      ?.length ?? 0;
  const [provider, client] = [uses('provider'), uses('client')];
  if (provider === client) return undefined;
  return provider > client ? 'provider' : 'client';
}

/** „Dizainerė“, „vykdytoja“: the same role of a woman. */
function feminine(word: string): string[] {
  const [stem = '', kind = ''] = word.split(':');
  return kind === 'a' || kind === 'ė' ? [] : [`${stem}:${stem.endsWith('j') ? 'a' : 'ė'}`];
}

function lithuanianWords(plain: string, defined: readonly string[]): Words {
  const { provider, client, either } = SIDE_WORDS.lt;
  const words: Words = {
    provider: [...provider, ...provider.flatMap(feminine)],
    client: [...client, ...client.flatMap(feminine)],
  };
  const stem = (word: string) => word.split(':')[0] ?? word;
  const defines = (list: readonly string[]) =>
    list.some((word) => defined.some((each) => each.startsWith(stem(word))));
  const isOtherProvider =
    defines(client) || (!defines(provider) && client.some((word) => plain.includes(stem(word))));
  for (const word of either) words[isOtherProvider ? 'provider' : 'client'].push(word);
  return words;
}

/** Letters speak of "you" and "us": who pays tells who is who. */
function pronouns(plain: string, words: Words): (readonly [string, string])[] {
  const uses = plain.match(/\b(?:you|your|yours)\b/g)?.length ?? 0;
  const roles =
    plain.match(
      new RegExp(
        `\\b(?:the )?(?:${[...words.provider, ...words.client].join('|')}) (?:shall|will|agrees|may|must)\\b`,
        'g',
      ),
    )?.length ?? 0;
  if (uses < 3 || uses <= roles) return [];
  const youPay =
    /\byou(?:'ll)? (?:will |shall |must |agree to |also agree to |should ){0,2}(?:pay|hire|are hiring|stick to the payment)\b|\b(?:are|is) hiring (?:me|us)\b|\bpay (?:me|us)\b/.test(
      plain,
    ) && !/\b(?:we|i)(?:'ll)? (?:will |shall |agree to )?pay you\b/.test(plain);
  const you: Side = youPay ? 'client' : 'provider';
  const we: Side = youPay ? 'provider' : 'client';
  return [
    ['you', you],
    ["you'll", `${you} will`],
    ["you're", `${you} is`],
    ['your', `${you}'s`],
    ['yours', `${you}'s`],
    ['we', we],
    ["we'll", `${we} will`],
    ['i', we],
    ["i'll", `${we} will`],
    ['us', we],
    ['me', we],
    ['our', `${we}'s`],
    ['ours', `${we}'s`],
    ['my', `${we}'s`],
  ];
}

import { formatFor, type Unit } from '../format/index.js';
import type { Language } from '../model/document.js';
import { capital, verbFor, type Case, type Speech } from './speech.js';

/** A number in a wording: its bounds, what it counts, and the number that is proposed. */
export interface FigureSpec {
  readonly key: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly unit: Unit | 'percent';
}

/** The number that a figure has in one reply. */
export type FigureValues = Readonly<Record<string, number>>;

const PLACE = /\{([^{}]+)\}/gu;
const CASES: ReadonlySet<string> = new Set(['gen', 'obj', 'dat', 'acc', 'ins']);
const isCase = (word: string): word is Case => CASES.has(word);

/**
 * The words of a template in the contract's own voice, the price by its own word. Places: `{provider}`, `{client}` and `{contract}`, alone or with a case
 * (`{provider gen}`); in Lithuanian also with a verb that goes with the side (`{client sumoka}`), or the verb alone (`{client/gali}`);
 * `{#days}` is a figure (after „per“ and „prieš“), `{#days gen}` its genitive and `{#rounds of}` its nominative.
 */
export function say(
  template: string,
  speech: Speech,
  figures: readonly FigureSpec[],
  values: FigureValues,
  { isPart = false } = {},
): string {
  const filled = speech
    .priced(template)
    .replaceAll(PLACE, (_, place: string) => placeIn(place, speech, figures, values));
  return filled.replaceAll(
    isPart ? /(?<=\p{L}{4}[.!?] )\p{Ll}/gu : /(?:^|(?<=\p{L}{4}[.!?] ))\p{Ll}/gu,
    capital,
  );
}

function placeIn(
  place: string,
  speech: Speech,
  figures: readonly FigureSpec[],
  values: FigureValues,
): string {
  if (place.startsWith('#')) return figureIn(place.slice(1), speech, figures, values);
  const [name = '', word] = place.split(' ');
  const [side = '', verb] = name.split('/');
  if (side === 'contract') return speech.contract[word !== undefined && isCase(word) ? word : 'nom'];
  if (side !== 'provider' && side !== 'client') throw new Error(`no such place: ${place}`);
  const speaker = speech.sides[side];
  if (verb !== undefined) return verbFor(verb, speaker);
  if (word === undefined) return speaker.forms.nom;
  return isCase(word) ? speaker.forms[word] : `${speaker.forms.nom} ${verbFor(word, speaker)}`;
}

/** Spaces that do not break are not as a contract that somebody else wrote has them. */
const plainSpaces = (words: string): string => words.replaceAll(/[\u00a0\u202f]/gu, ' ');

export type Form = 'plain' | 'gen' | 'of';
const isForm = (form: string | undefined): form is Form => form === 'gen' || form === 'of';

/** A number and what it counts, as the contract's language writes it. */
export function counted(
  value: number,
  unit: FigureSpec['unit'],
  language: Language,
  form: Form = 'plain',
): string {
  const format = formatFor(language);
  if (unit === 'percent') return plainSpaces(format.percent(value));
  const by = { plain: format.count, gen: format.countGenitive, of: format.countOf }[form];
  return plainSpaces(by(value, unit));
}

/** "30-day" of "30 days". */
export const joinedWith = (words: string): string => words.replace(/^(\d+) (\p{L}+?)s?$/u, '$1-$2');

function figureIn(
  place: string,
  { language }: Speech,
  figures: readonly FigureSpec[],
  values: FigureValues,
): string {
  const [key = '', form] = place.split(' ');
  const figure = figures.find((each) => each.key === key);
  if (figure === undefined) throw new Error(`no such figure: ${place}`);
  return counted(values[key] ?? figure.value, figure.unit, language, isForm(form) ? form : 'plain');
}

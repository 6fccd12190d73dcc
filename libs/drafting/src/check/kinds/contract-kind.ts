import type { Language } from '../../model/document.js';
import type { ContractKind } from '../report.js';
import { KIND_WORDS, type KindWords } from './kind-words.js';
import { KIND_WEIGHTS } from './weights.js';
import { lean, leanSource } from '../../reading/letters.js';

const TITLE = 220;
const LONGEST = 60_000;
/** How often a word comes in a thousand says no more beyond this. */
const OFTEN = 4;
const MASTER = lean(
  /(?<!\p{L})(?:master (?:services |framework )?agreement|framework agreement|master terms|MSA|pagrindin\p{L}{1,4} (?:paslaugų )?sutart|preliminari\p{L}{1,4} sutart|bendr\p{L}{2,5} (?:paslaugų )?sutart)/iu,
);
/** What contracts about work regulate more than others. */
const WORK_TOPICS: ReadonlySet<string> = new Set([
  'scope',
  'fees',
  'invoicing',
  'acceptance',
  'revisions',
  'timeline',
  'ip-ownership',
  'kill-fee',
  'expenses',
  'change-control',
  'deposit',
  'client-duties',
  'handover',
  'background-materials',
  'credit-portfolio',
]);

export const KINDS = Object.keys(KIND_WORDS) as readonly ContractKind[];

const compiled = new Map<string, RegExp>();
function pattern(words: string): RegExp {
  const known =
    compiled.get(words) ??
    new RegExp(leanSource(`(?<!\\p{L})(?:${words.replaceAll('*', '\\p{L}{0,8}')})(?!\\p{L})`), 'giu');
  compiled.set(words, known);
  return known;
}

/** How many of a kind's own words a text has, the frequent ones counting more. */
const wordsOf = ({ words }: KindWords, text: string, thousands: number): number =>
  words.reduce((sum, word) => {
    const count = text.match(pattern(word))?.length ?? 0;
    return sum + (count === 0 ? 0 : 0.5 + Math.min(OFTEN, count / thousands) / 2);
  }, 0);

/** What is known of a text beside its words. */
export interface KnownOfText {
  readonly language: Language;
  /** Whether it sounds like a contract at all. */
  readonly isContract: boolean;
  /** The topics that some passage surely regulates. */
  readonly topics: ReadonlySet<string>;
  /** How many of the two sides it names. */
  readonly sides: number;
}

/** What the kind is told by, of about the same size each; the last is constant. */
export function kindFeatures(text: string, { language, isContract, topics, sides }: KnownOfText): number[] {
  const read = text.slice(0, LONGEST);
  const title = read.slice(0, TITLE);
  const thousands = Math.max(0.3, (read.match(/\p{L}+/gu)?.length ?? 0) / 1000);
  const ofWork = [...topics].filter((topic) => WORK_TOPICS.has(topic)).length;
  return [
    ...KINDS.flatMap((kind) => {
      const own = KIND_WORDS[kind][language];
      return [wordsOf(own, read, thousands) / 4, title.search(pattern(own.title)) >= 0 ? 1 : 0];
    }),
    ofWork / 5,
    (topics.size - ofWork) / 8,
    isContract ? 1 : 0,
    MASTER.test(read) ? 1 : 0,
    sides / 2,
    Math.log(thousands),
    1,
  ];
}

export type PaperKind = ContractKind | 'not-a-contract';
/** A text that sounds like a contract is refused only where so much more speaks for another paper (log odds). */
const DOUBT = 2.5;
/** From this share on it is certain that a contract is about work. */
const CERTAIN = 0.65;

/** A kind that hardly a word of the text speaks for is not told, however little else is known of it. */
const LEAST_WORDS = 0.6;
const isSpokenFor = (kind: ContractKind, features: readonly number[]): boolean => {
  const at = 2 * KINDS.indexOf(kind);
  return kind === 'services' || (features[at] ?? 0) >= LEAST_WORDS || features[at + 1] === 1;
};

/** Another kind than work is told from this share on; below, the contract is read as one about work that may be another. */
const LIKELY = 0.5;

/** The likeliest kind by the weights of each, and how likely it is among all. */
export function likeliest(
  features: readonly number[],
  weights: Readonly<Record<PaperKind, readonly number[]>>,
  isContract: boolean,
): { readonly kind: PaperKind; readonly share: number } {
  const all = (['not-a-contract', ...KINDS] as const).map((kind: PaperKind) => ({
    kind,
    score:
      weights[kind].reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), 0) -
      (kind === 'not-a-contract' && isContract ? DOUBT : 0),
  }));
  const best = all
    .filter(({ kind }) => kind === 'not-a-contract' || isSpokenFor(kind, features))
    .reduce((most, each) => (each.score > most.score ? each : most));
  const share = 1 / all.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0);
  const isDoubtful = isContract && best.kind !== 'services' && share < LIKELY;
  return isDoubtful ? { kind: 'services', share: 0 } : { kind: best.kind, share };
}

/**
 * What a contract is about; undefined when it is none. Learned (`bench/train-kinds.mjs`) over words that hardly any other kind
 * has, titles, and the topics that it regulates: a contract about work may be called a cooperation, and a lease just "Agreement".
 */
export function contractKind(
  text: string,
  known: KnownOfText,
): { readonly kind: ContractKind; readonly isCertain: boolean } | undefined {
  const { kind, share } = likeliest(kindFeatures(text, known), KIND_WEIGHTS, known.isContract);
  return kind === 'not-a-contract' ? undefined : { kind, isCertain: kind !== 'services' || share >= CERTAIN };
}

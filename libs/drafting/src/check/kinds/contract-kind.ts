import type { Language } from '../../model.js';
import type { ContractKind } from '../report.js';
import { KIND_WORDS, type KindWords } from './kind-words.js';
import { KIND_WEIGHTS } from './weights.js';

const TITLE = 220;
const LONGEST = 60_000;
/** How often a word comes in a thousand says no more beyond this. */
const OFTEN = 4;
const MASTER =
  /(?<!\p{L})(?:master (?:services |framework )?agreement|framework agreement|master terms|MSA|pagrindin\p{L}{1,4} (?:paslaugų )?sutart|preliminari\p{L}{1,4} sutart|bendr\p{L}{2,5} (?:paslaugų )?sutart)/u;
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
    new RegExp(`(?<!\\p{L})(?:${words.replaceAll('*', '\\p{L}{0,8}')})(?!\\p{L})`, 'giu');
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

/** The likeliest kind by the scores of all (log odds), and how likely it is. */
export function likeliest(
  scoreOf: (kind: PaperKind) => number,
  isContract: boolean,
): { readonly kind: PaperKind; readonly share: number } {
  const all = [
    { kind: 'not-a-contract' as PaperKind, score: scoreOf('not-a-contract') - (isContract ? DOUBT : 0) },
    ...KINDS.map((kind) => ({ kind, score: scoreOf(kind) })),
  ];
  const best = all.reduce((most, each) => (each.score > most.score ? each : most));
  return {
    kind: best.kind,
    share: 1 / all.reduce((sum, { score }) => sum + Math.exp(score - best.score), 0),
  };
}

/**
 * What a contract is about; undefined when it is none. Learned (`bench/train-kinds.mjs`) over words that hardly any other kind
 * has, titles, and the topics that it regulates: a contract about work may be called a cooperation, and a lease just "Agreement".
 */
export function contractKind(
  text: string,
  known: KnownOfText,
): { readonly kind: ContractKind; readonly isCertain: boolean } | undefined {
  const features = kindFeatures(text, known);
  const { kind, share } = likeliest(
    (each) => KIND_WEIGHTS[each].reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), 0),
    known.isContract,
  );
  return kind === 'not-a-contract' ? undefined : { kind, isCertain: kind !== 'services' || share >= CERTAIN };
}

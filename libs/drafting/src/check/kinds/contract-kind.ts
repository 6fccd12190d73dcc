import type { Language } from '../../model.js';
import type { ContractKind } from '../report.js';
import { KIND_WORDS, type KindWords } from './kind-words.js';

const TITLE = 220;
const LONGEST = 60_000;
/** What a title weighs beside single words of the text. */
const OF_TITLE = 4;
/** How often a word comes in a thousand says no more beyond this. */
const OFTEN = 4;
/** What speaks for a contract about work, by topics that only such contracts regulate. */
const OF_WORK_TOPIC = 1.2;
/** Below this no other kind is meant, whatever else the text is. */
const LEAST = 4.3;
/** From here on a text is a contract of its kind though it does not sound like a contract. */
const SURE = 8;
/** So many topics are regulated in no article, invoice or curriculum vitae. */
const TOPICS_OF_A_CONTRACT = 8;
const UNDER_A_MASTER = 7;
const MASTER =
  /(?<!\p{L})(?:master (?:services |framework )?agreement|framework agreement|master terms|MSA|pagrindin\p{L}{1,4} (?:paslaugų )?sutart|preliminari\p{L}{1,4} sutart|bendr\p{L}{2,5} (?:paslaugų )?sutart)/u;
const WORK_TOPICS: readonly string[] = [
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
];

const compiled = new Map<string, RegExp>();
function pattern(words: string): RegExp {
  const known =
    compiled.get(words) ??
    new RegExp(`(?<!\\p{L})(?:${words.replaceAll('*', '\\p{L}{0,8}')})(?!\\p{L})`, 'giu');
  compiled.set(words, known);
  return known;
}

/** How many of a kind's own words a text has, the frequent ones counting more. */
function scoreOf({ title, words }: KindWords, text: string, thousands: number): number {
  const own = words.map((word) => {
    const count = text.match(pattern(word))?.length ?? 0;
    return count === 0 ? 0 : 0.5 + Math.min(OFTEN, count / thousands) / 2;
  });
  const isTitled = pattern(title).test(text.slice(0, TITLE));
  pattern(title).lastIndex = 0;
  return own.reduce((sum, each) => sum + each, 0) + (isTitled ? OF_TITLE : 0);
}

interface Read {
  readonly language: Language;
  /** Whether it sounds like a contract at all. */
  readonly isContract: boolean;
  /** The topics that some passage surely regulates. */
  readonly topics: ReadonlySet<string>;
}

/**
 * What a contract is about, by words that only contracts of a kind have, by its title, and by the topics that it regulates;
 * undefined when it is none. A title alone decides nothing: a contract about work may be called a cooperation, and a lease just
 * "Agreement".
 */
export function contractKind(text: string, { language, isContract, topics }: Read): ContractKind | undefined {
  const read = text.slice(0, LONGEST);
  const thousands = Math.max(0.3, (read.match(/\p{L}+/gu)?.length ?? 0) / 1000);
  const score = (kind: ContractKind) => scoreOf(KIND_WORDS[kind][language], read, thousands);
  const services =
    score('services') + OF_WORK_TOPIC * WORK_TOPICS.filter((topic) => topics.has(topic)).length;
  const [other, most] = (Object.keys(KIND_WORDS) as ContractKind[])
    .filter((kind) => kind !== 'services')
    .map((kind) => [kind, score(kind)] as const)
    .reduce((best, each) => (each[1] > best[1] ? each : best));
  /* It regulates the same as a contract about work; what tells is the agreement that it stands under. */
  if (score('statement-of-work') >= UNDER_A_MASTER && MASTER.test(read)) return 'statement-of-work';
  if (!isContract && topics.size < TOPICS_OF_A_CONTRACT && most < SURE) return undefined;
  return most >= LEAST && most > services ? other : 'services';
}

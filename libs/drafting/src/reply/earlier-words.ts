import type { Finding } from '../check/report.js';
import { EARLIER_KINDS, type EarlierKind, type ReplyWay } from '../facts/reply.js';
import type { Language } from '../model/document.js';
import type { Place, Proposal, TextEdit } from './proposal.js';

/** What the checked text has otherwise than an earlier version. The place of what is gone is that of the words before it. */
export interface EarlierWords extends Place {
  readonly kind: EarlierKind;
  /** What stood there; empty for what was added. */
  readonly words: string;
  /** What makes the passage say that again, in the order of the text; none where nothing safe does. */
  readonly edits: readonly TextEdit[];
  /** Nobody was told of the change. */
  readonly isUntracked: boolean;
  /** It is asked for unless somebody decides otherwise. */
  readonly isAsked: boolean;
}

interface Texts {
  readonly text: string;
  readonly textLanguage: Language;
  /** The reader's. */
  readonly language: Language;
}

/** The id of the finding, and so the beginning of the key, of words that are otherwise than before. */
const TOPIC = 'version.';
export const isOfEarlier = (id: string): boolean => id.startsWith(TOPIC);

/** The key of its point. */
export const earlierKey = ({ kind, start }: Pick<EarlierWords, 'kind' | 'start'>): string =>
  `${TOPIC}${kind}@${start}`;

type OfKind = Readonly<Record<EarlierKind, string>>;
interface Phrases {
  readonly quote: readonly [string, string];
  readonly untracked: string;
  /** Before the quoted words, and behind them. */
  readonly comment: Readonly<Record<EarlierKind, readonly [string, string]>>;
  readonly heading: OfKind;
  readonly headingUntracked: OfKind;
  readonly why: OfKind;
  readonly ask: OfKind;
  readonly accept: string;
  readonly walkAway: string;
}

const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    quote: ['“', '”'],
    untracked: 'This change was not tracked.',
    comment: {
      changed: ['The earlier version said:', 'Could those words come back?'],
      added: ['This was not in the earlier version.', 'Could it be taken out?'],
      gone: ['Here the earlier version also said:', 'Could that come back?'],
    },
    heading: {
      changed: 'They changed these words',
      added: 'They added these words',
      gone: 'They took out what followed these words',
    },
    headingUntracked: {
      changed: 'They changed these words without tracking it',
      added: 'They added these words without tracking it',
      gone: 'They took out what followed these words without tracking it',
    },
    why: {
      changed: 'The earlier version said:',
      added: 'The earlier version did not have these words.',
      gone: 'The earlier version also said:',
    },
    ask: {
      changed: 'The words of the earlier version.',
      added: 'The contract without these words.',
      gone: 'The words that were taken out.',
    },
    accept: 'The change as it is, where you can live with it.',
    walkAway: 'A change with which you would not have signed the earlier version.',
  },
  lt: {
    quote: ['„', '“'],
    untracked: 'Šis pakeitimas nebuvo pažymėtas.',
    comment: {
      changed: ['Ankstesnėje redakcijoje buvo:', 'Siūlau grąžinti tą tekstą.'],
      added: ['Ankstesnėje redakcijoje to nebuvo.', 'Siūlau šį tekstą išbraukti.'],
      gone: ['Ankstesnėje redakcijoje čia dar buvo:', 'Siūlau tą tekstą grąžinti.'],
    },
    heading: {
      changed: 'Kita šalis pakeitė šį tekstą',
      added: 'Kita šalis įrašė šį tekstą',
      gone: 'Kita šalis išbraukė tai, kas buvo po šio teksto',
    },
    headingUntracked: {
      changed: 'Kita šalis pakeitė šį tekstą ir to nepažymėjo',
      added: 'Kita šalis įrašė šį tekstą ir to nepažymėjo',
      gone: 'Kita šalis išbraukė tai, kas buvo po šio teksto, ir to nepažymėjo',
    },
    why: {
      changed: 'Ankstesnėje redakcijoje buvo:',
      added: 'Ankstesnėje redakcijoje šio teksto nebuvo.',
      gone: 'Ankstesnėje redakcijoje dar buvo:',
    },
    ask: {
      changed: 'Ankstesnės redakcijos teksto.',
      added: 'Sutarties be šio teksto.',
      gone: 'Išbraukto teksto.',
    },
    accept: 'Pakeitimas, jeigu jis jums tinka.',
    walkAway: 'Pakeitimas, su kuriuo ankstesnės redakcijos nebūtumėte pasirašę.',
  },
};

const LONGEST_QUOTE = 300;

function quoted(words: string, language: Language): string {
  const [open, close] = PHRASES[language].quote;
  const shown =
    words.length <= LONGEST_QUOTE ? words : `${words.slice(0, words.lastIndexOf(' ', LONGEST_QUOTE))} …`;
  return `${open}${shown}${close}${/[.!?…]$/u.test(shown) ? '' : '.'}`;
}

const withWords = (said: string, words: string, language: Language): string =>
  words === '' ? said : `${said} ${quoted(words, language)}`;

function commentOn(kind: EarlierKind, words: string, isUntracked: boolean, language: Language): string {
  const { comment, untracked } = PHRASES[language];
  const [before, behind] = comment[kind];
  return [...(isUntracked ? [untracked] : []), withWords(before, words, language), behind].join(' ');
}

/** A comment that was made here, said in the other language; the quoted words stay as they are. */
export function earlierCommentIn(comment: string, from: Language, to: Language): string {
  const [open, close] = PHRASES[from].quote;
  const [start, end] = [comment.indexOf(open), comment.lastIndexOf(close)];
  const words = start < 0 || end < 0 ? '' : comment.slice(start + open.length, end);
  const { untracked, comment: parts } = PHRASES[from];
  const isUntracked = comment.startsWith(untracked);
  const kind = EARLIER_KINDS.find((each) =>
    comment.slice(isUntracked ? untracked.length + 1 : 0).startsWith(parts[each][0]),
  );
  return kind === undefined ? comment : commentOn(kind, words, isUntracked, to);
}

/** As a point of a reply: the earlier words come back, are asked for in a comment, or the change stays. */
export function earlierProposal(
  { kind, words, edits, isUntracked, isAsked, start, end }: EarlierWords,
  { text, textLanguage, language }: Texts,
): Proposal {
  const phrases = PHRASES[language];
  const finding: Finding = {
    id: `${TOPIC}${kind}`,
    category: 'commercial',
    riskFactor: isAsked ? 4 : 3,
    heading: (isUntracked ? phrases.headingUntracked : phrases.heading)[kind],
    suggestion: phrases.ask[kind],
    why: withWords(phrases.why[kind], words, language),
    evidence: { quote: text.slice(start, end), start, end },
  };
  const raised: ReplyWay = edits.length > 0 ? 'change' : 'comment';
  return {
    key: earlierKey({ kind, start }),
    finding,
    ways: edits.length > 0 ? ['change', 'comment', 'leave'] : ['comment', 'leave'],
    way: isAsked ? raised : 'leave',
    raised,
    edits,
    ...{ companions: [], also: [], doubt: null, repeats: null, insert: null, figures: [] },
    comment: commentOn(kind, words, isUntracked, textLanguage),
    positions: { ask: phrases.ask[kind], accept: phrases.accept, walkAway: phrases.walkAway },
  };
}

interface Changing {
  readonly ways: readonly ReplyWay[];
  readonly way: ReplyWay;
  readonly raised: ReplyWay;
  readonly edits: readonly TextEdit[];
}

/** A passage says one thing: what would change words to which the earlier ones come back changes nothing then. */
export function besideEarlier<T extends Changing>(
  proposals: readonly T[],
  back: readonly Place[],
): readonly T[] {
  return proposals.map((proposal) => {
    const isTouched = proposal.edits.some((edit) =>
      back.some(({ start, end }) => edit.start <= end && start <= edit.end),
    );
    if (!isTouched) return proposal;
    const ways = proposal.ways.filter((way) => way !== 'change');
    return { ...proposal, ways, edits: [], way: 'leave' as const, raised: 'leave' as const };
  });
}

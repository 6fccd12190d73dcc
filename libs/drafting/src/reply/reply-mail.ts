import { topicOf } from '../check/concepts/names.js';
import type { Evidence, Finding } from '../check/report.js';
import type { Language } from '../model/document.js';
import { askedAlone } from './asked-alone.js';
import { askedTwice } from './asked-in.js';
import { commentOn } from './counter.js';
import { earlierCommentIn, isOfEarlier } from './earlier-words.js';
import { besidesIn } from './goes-along-asks.js';
import { MAIL_PHRASES, inTone } from './mail-phrases.js';
import type { ReplyWay } from '../facts/reply.js';
import { SAME_AS } from './unasked.js';
import { COUNTERS } from './wordings/index.js';

/** A point of the plan, as it goes into the mail; one that is left as it is does not. */
export interface MailPoint {
  readonly proposal: {
    readonly key: string;
    /** The key of the point whose change says the same sentence: where both are changed one line names both. */
    readonly repeats: string | null;
    readonly comment: string;
    readonly finding: Pick<Finding, 'id' | 'riskFactor'> & {
      readonly evidence?: Pick<Evidence, 'quote'> | undefined;
    };
  };
  readonly way: ReplyWay;
  /** The words that are to stand in place of others, where they are few: "14 days". */
  readonly instead?: string | undefined;
  /** Whether nothing comes in place of the words: they are only to go. */
  readonly isTakenOut?: boolean;
  /** The number of the paragraph that it is found in, where it has one and the quote does not begin with it: "9.2". */
  readonly clause?: string | undefined;
}

export interface MailOptions {
  readonly language: Language;
  /** Of the contract: remarks upon what the rules do not know are there in that language alone. */
  readonly textLanguage: Language;
  readonly tone: 'friendly' | 'firm';
  /** What goes with the mail: the contract with tracked changes, or the table of the reply. */
  readonly file: 'word' | 'sheet';
  /** Who signs; nobody where it is empty. */
  readonly from?: string;
}

/** From this risk on a point has to be settled before signing. */
const MUST_HAVE = 4;

/** A mail with more matters is not read; the file that goes with it has them all. */
const MOST_MATTERS = 8;
const NUMBER = /^\s*\(?(\d{1,3}(?:\.\d{1,3}){0,4})[.)]?\s/u;

const LONGEST_QUOTE = 110;
const shortened = (quote: string): string => {
  const plain = quote.replaceAll(/\s+/gu, ' ');
  if (plain.length <= LONGEST_QUOTE) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', LONGEST_QUOTE)).replace(/[,;:.]$/u, '')} …`;
};

const sorted = (found: readonly { readonly number: string | undefined }[]): readonly string[] =>
  [...new Set(found.flatMap(({ number }) => number ?? []))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );

/** With a stop behind the quote, unless the words have their own. */
const stopped = (quote: string, words: string): string => (/[.!?]$/u.test(words) ? quote : `${quote}.`);

/** What is said of a point in the language of the contract, said in the other one. */
function inLanguage({ finding, comment }: MailPoint['proposal'], from: Language, to: Language): string {
  if (isOfEarlier(finding.id)) return earlierCommentIn(comment, from, to);
  const counter = COUNTERS[finding.id];
  if (counter === undefined) return comment;
  const said = [undefined, ...counter.changes]
    .map((change) => ({ change, own: commentOn(counter, change, from) }))
    .filter(({ own }) => comment.startsWith(own))
    .reduce((longest, each) => (each.own.length > longest.own.length ? each : longest), {
      change: undefined,
      own: '',
    });
  const besides = comment.slice(said.own.length);
  return (
    [
      commentOn(counter, said.change, to),
      /* What is said again behind the words of a change has remarks of its own. */
      ...Object.values(COUNTERS).flatMap((each) =>
        besides.includes(` ${each[from].comment}`) ? each[to].comment : [],
      ),
    ].join(' ') + besidesIn(besides, from, to)
  );
}

/**
 * The words of a mail about the points that are not left: those that have to be settled first. Whoever reads it knows the contract and
 * nothing else. Plain text, without names that nobody gave.
 */
export function replyMail(points: readonly MailPoint[], options: MailOptions): string {
  const { language, textLanguage, tone, file, from = '' } = options;
  const phrases = MAIL_PHRASES[language];
  const raised = points.filter(({ way }) => way !== 'leave');
  const regards = from.trim() === '' ? phrases.regards[tone] : `${phrases.regards[tone]},\n${from.trim()}`;
  const opening = [phrases.greeting[tone], phrases.thanks[tone]];
  if (raised.length === 0) return [...opening, phrases.nothing, regards].join('\n\n');

  const changing = new Map(
    raised.filter(({ way }) => way === 'change').map((point) => [point.proposal.key, point]),
  );
  const leading = (point: MailPoint): MailPoint =>
    (point.way === 'change' && changing.get(point.proposal.repeats ?? '')) || point;
  const remarkOn = (point: MailPoint): string => remark(leading(point));
  const remark = ({ proposal, way }: MailPoint): string => {
    const said = language === textLanguage ? proposal.comment : inLanguage(proposal, textLanguage, language);
    return way === 'change' ? said : askedAlone(said, language);
  };
  const quoted = (words: string): string => `${phrases.quote[0]}${words}${phrases.quote[1]}`;
  /** What is said of passages that one remark is about. */
  const said = (same: readonly MailPoint[], why: string): readonly string[] => {
    const [instead, ...more] = new Set(same.flatMap((point) => point.instead ?? []));
    const isOut = same.every(
      ({ isTakenOut, proposal }) => isTakenOut === true && !isOfEarlier(proposal.finding.id),
    );
    return [
      inTone(why, language, tone),
      ...(isOut ? [phrases.takeOut(same.length)] : []),
      ...(instead !== undefined && more.length === 0
        ? [`${phrases.instead} ${stopped(quoted(instead), instead)}`]
        : []),
    ];
  };
  /** Where a matter is found: by the numbers of its clauses where several remarks are made on it, else by its first words, with the others. */
  const places = (of: readonly MailPoint[], isSeveral: boolean): readonly string[] => {
    const found = of.flatMap(({ clause, proposal: { finding } }) =>
      finding.evidence === undefined
        ? []
        : { quote: finding.evidence.quote, number: clause ?? NUMBER.exec(finding.evidence.quote)?.[1] },
    );
    const [first, ...others] = found.filter(
      ({ quote }, at) => found.findIndex((other) => other.quote === quote) === at,
    );
    if (first === undefined) return [];
    if (isSeveral && found.every(({ number }) => number !== undefined) && found.length === of.length)
      return [phrases.clauses(sorted(found))];
    const isNumbered = ({ number }: { number: string | undefined }): boolean =>
      number !== undefined && number !== first.number;
    const numbers = sorted(others.filter(isNumbered));
    const quotes = others.filter((other) => !isNumbered(other)).map(({ quote }) => quoted(shortened(quote)));
    return [`${quoted(shortened(first.quote))}${phrases.elsewhere(numbers, quotes)}`];
  };
  const told = (of: readonly MailPoint[]): string => {
    const remarks = [...new Set(of.map(remarkOn))];
    const about = (why: string): readonly MailPoint[] => of.filter((point) => remarkOn(point) === why);
    const twice = askedTwice(remarks);
    const whys = remarks.filter(
      (why) => !twice.has(why) || about(why).some(({ instead }) => instead !== undefined),
    );
    const lines = whys.map((why) => said(about(why), why));
    const [only = []] = lines;
    const isSeveral = lines.length > 1;
    return [...places(of, isSeveral), ...(isSeveral ? lines.map((line) => line.join(' ')) : only)].join(
      '\n   ',
    );
  };
  const isMust = (point: MailPoint): boolean => leading(point).proposal.finding.riskFactor >= MUST_HAVE;
  const matterOf = (point: MailPoint): string => {
    const { finding, key } = leading(point).proposal;
    if (isOfEarlier(finding.id)) return key;
    const topic = topicOf(finding.id);
    /* What is absent has no clause to be named by. */
    return finding.evidence === undefined ? finding.id : (SAME_AS[topic] ?? topic);
  };
  const mattersOf = (points: readonly MailPoint[]): readonly (readonly MailPoint[])[] =>
    [...new Set(points.map(matterOf))].map((matter) => points.filter((point) => matterOf(point) === matter));
  const musts = mattersOf(raised.filter(isMust));
  const rest = mattersOf(raised.filter((point) => !isMust(point)));
  const matters = [...musts, ...rest];
  /* A line that says that there is one more is as long as that one. */
  const most = matters.length === MOST_MATTERS + 1 ? matters.length : MOST_MATTERS;
  const listed = matters.slice(0, most);
  const unlisted = matters.slice(most).flat().length;
  const lines = listed.map((of, at) => `${at + 1}. ${told(of)}`);
  const must = lines.slice(0, musts.length);
  const also = lines.slice(musts.length);
  const isChanged = raised.some(({ way }) => way === 'change');
  const part = (heading: string, of: readonly string[]): readonly string[] =>
    of.length === 0 ? [] : [[heading, ...of].join('\n\n')];
  const isQuoting = raised.some(({ proposal, instead }) => proposal.finding.evidence ?? instead);
  return [
    ...opening,
    phrases.file(file, isChanged),
    ...(isQuoting && language !== textLanguage ? [phrases.quotedAsThere] : []),
    ...part(phrases.must(must.length, tone), must),
    ...part(must.length > 0 ? phrases.also[tone] : phrases.only[tone], also),
    ...(unlisted > 0 ? [phrases.inFile(unlisted)] : []),
    must.length > 0 ? phrases.end[tone] : phrases.endWithoutMust[tone],
    regards,
  ].join('\n\n');
}

import type { Evidence, Finding } from '../check/report.js';
import type { Language } from '../model/document.js';
import { MAIL_PHRASES, inTone } from './mail-phrases.js';
import type { Way } from './proposal.js';
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
  readonly way: Way;
  /** The words that are to stand in place of others, where they are few: "14 days". */
  readonly instead?: string | undefined;
  /** Whether nothing comes in place of the words: they are only to go. */
  readonly isTakenOut?: boolean;
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

const LONGEST_QUOTE = 110;
const shortened = (quote: string): string => {
  const plain = quote.replaceAll(/\s+/gu, ' ');
  if (plain.length <= LONGEST_QUOTE) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', LONGEST_QUOTE)).replace(/[,;:.]$/u, '')} …`;
};

/** With a stop behind the quote, unless the words have their own. */
const stopped = (quote: string, words: string): string => (/[.!?]$/u.test(words) ? quote : `${quote}.`);

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
  const remark = ({ proposal }: MailPoint): string =>
    language === textLanguage
      ? proposal.comment
      : (COUNTERS[proposal.finding.id]?.[language].comment ?? proposal.comment);
  const quoted = (words: string): string => `${phrases.quote[0]}${words}${phrases.quote[1]}`;
  const told = (same: readonly MailPoint[], why: string): readonly string[] => {
    const quotes = same.flatMap(({ proposal }) => proposal.finding.evidence ?? []);
    const [first] = quotes;
    const others = quotes.length > 1 ? phrases.more(quotes.length - 1) : '';
    const [instead, ...more] = new Set(same.flatMap((point) => point.instead ?? []));
    const isOut = same.every(({ isTakenOut }) => isTakenOut === true);
    return [
      ...(first === undefined ? [] : [`${quoted(shortened(first.quote))}${others}`]),
      inTone(why, language, tone),
      ...(isOut ? [phrases.takeOut(same.length)] : []),
      ...(instead !== undefined && more.length === 0
        ? [`${phrases.instead} ${stopped(quoted(instead), instead)}`]
        : []),
    ];
  };
  const isMust = (point: MailPoint): boolean => leading(point).proposal.finding.riskFactor >= MUST_HAVE;
  const lines = (of: readonly MailPoint[], first: number): readonly string[] =>
    [...new Set(of.map(remarkOn))].map((why, at) => {
      const same = of.filter((point) => remarkOn(point) === why);
      return `${first + at}. ${told(same, why).join('\n   ')}`;
    });
  const must = lines(raised.filter(isMust), 1);
  const others = raised.filter((point) => !isMust(point));
  const also = lines(others, must.length + 1);
  const isChanged = raised.some(({ way }) => way === 'change');
  const part = (heading: string, of: readonly string[]): readonly string[] =>
    of.length === 0 ? [] : [[heading, ...of].join('\n\n')];
  return [
    ...opening,
    phrases.file(file, isChanged),
    ...part(phrases.must(must.length, tone), must),
    ...part(must.length > 0 ? phrases.also[tone] : phrases.only[tone], also),
    must.length > 0 ? phrases.end[tone] : phrases.endWithoutMust[tone],
    regards,
  ].join('\n\n');
}

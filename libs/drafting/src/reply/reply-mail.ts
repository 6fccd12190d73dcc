import type { Evidence, Finding } from '../check/report.js';
import type { Language } from '../model/document.js';
import type { Way } from './proposal.js';
import { COUNTERS } from './wordings/index.js';

/** A point of the plan, as it goes into the mail; one that is left as it is does not. */
export interface MailPoint {
  readonly proposal: {
    readonly comment: string;
    readonly finding: Pick<Finding, 'id' | 'riskFactor'> & {
      readonly evidence?: Pick<Evidence, 'quote'> | undefined;
    };
  };
  readonly way: Way;
}

export interface MailOptions {
  readonly language: Language;
  /** Of the contract: remarks upon what the rules do not know are there in that language alone. */
  readonly textLanguage: Language;
  readonly tone: 'friendly' | 'firm';
  /** Who signs; nobody where it is empty. */
  readonly from?: string;
}

/** From this risk on a point has to be settled before signing. */
const MUST_HAVE = 4;

interface Phrases {
  readonly greeting: string;
  readonly thanks: string;
  readonly must: string;
  readonly alsoAfterMust: string;
  readonly only: string;
  readonly nothing: string;
  readonly end: string;
  readonly regards: string;
  readonly quote: readonly [string, string];
  more(count: number): string;
}

const EN = { quote: ['“', '”'], more: (count: number) => ` (and ${count} more)` } as const;
const LT = { quote: ['„', '“'], more: (count: number) => ` (ir dar ${count})` } as const;

const PHRASES: Readonly<Record<Language, Readonly<Record<MailOptions['tone'], Phrases>>>> = {
  en: {
    friendly: {
      ...EN,
      greeting: 'Hello,',
      thanks: 'Thank you for the contract. I have read it and look forward to working together.',
      must: 'Before signing I would like to settle these points:',
      alsoAfterMust: 'It would also help if we could look at these:',
      only: 'Could we look at these points before signing?',
      nothing: 'I have no remarks and am ready to sign.',
      end: 'I am happy to talk about any of this, by phone or in writing.',
      regards: 'Kind regards',
    },
    firm: {
      ...EN,
      greeting: 'Good day,',
      thanks: 'Thank you for the contract, which I have reviewed.',
      must: 'I can sign once these points have been settled:',
      alsoAfterMust: 'I also ask you to consider the following:',
      only: 'I ask you to consider the following points before signing:',
      nothing: 'I have no remarks and am ready to sign.',
      end: 'Please let me know which of the proposals you can accept, or propose another wording.',
      regards: 'Regards',
    },
  },
  lt: {
    friendly: {
      ...LT,
      greeting: 'Sveiki,',
      thanks: 'Ačiū už sutartį. Perskaičiau ją ir džiaugiuosi būsimu bendradarbiavimu.',
      must: 'Prieš pasirašant norėčiau suderinti šiuos dalykus:',
      alsoAfterMust: 'Taip pat padėtų, jei galėtume aptarti:',
      only: 'Ar galėtume prieš pasirašant aptarti šiuos dalykus?',
      nothing: 'Pastabų neturiu, galiu pasirašyti.',
      end: 'Mielai viską aptarsiu telefonu arba raštu.',
      regards: 'Linkėjimai',
    },
    firm: {
      ...LT,
      greeting: 'Laba diena,',
      thanks: 'Ačiū už sutartį, su ja susipažinau.',
      must: 'Galėsiu pasirašyti, kai bus suderinti šie dalykai:',
      alsoAfterMust: 'Taip pat prašau apsvarstyti:',
      only: 'Prašau prieš pasirašant apsvarstyti šiuos dalykus:',
      nothing: 'Pastabų neturiu, galiu pasirašyti.',
      end: 'Prašau parašyti, kuriems pasiūlymams galite pritarti, arba pasiūlyti kitą tekstą.',
      regards: 'Pagarbiai',
    },
  },
};

const LONGEST_QUOTE = 110;
const shortened = (quote: string): string => {
  const plain = quote.replaceAll(/\s+/gu, ' ');
  if (plain.length <= LONGEST_QUOTE) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', LONGEST_QUOTE)).replace(/[,;:.]$/u, '')} …`;
};

/** The words of a mail about the points that are not left: those that have to be settled first. Plain text, without names that nobody gave. */
export function replyMail(points: readonly MailPoint[], options: MailOptions): string {
  const { language, textLanguage, tone, from = '' } = options;
  const phrases = PHRASES[language][tone];
  const raised = points.filter(({ way }) => way !== 'leave');
  const remarkOn = ({ proposal }: MailPoint): string =>
    language === textLanguage
      ? proposal.comment
      : (COUNTERS[proposal.finding.id]?.[language].comment ?? proposal.comment);
  const isMust = ({ proposal }: MailPoint): boolean => proposal.finding.riskFactor >= MUST_HAVE;
  const lines = (of: readonly MailPoint[], first: number): readonly string[] =>
    [...new Set(of.map(remarkOn))].map((remark, at) => {
      const same = of.filter((point) => remarkOn(point) === remark);
      const quotes = same.flatMap(({ proposal }) => proposal.finding.evidence ?? []);
      const [quoted] = quotes;
      const [opening, closing] = phrases.quote;
      const more = quotes.length > 1 ? phrases.more(quotes.length - 1) : '';
      const words = quoted === undefined ? '' : `${opening}${shortened(quoted.quote)}${closing}${more}\n   `;
      return `${first + at}. ${words}${remark}`;
    });
  const must = lines(raised.filter(isMust), 1);
  const also = lines(
    raised.filter((point) => !isMust(point)),
    must.length + 1,
  );
  return [
    phrases.greeting,
    phrases.thanks,
    ...(raised.length === 0 ? [phrases.nothing] : []),
    ...(must.length > 0 ? [[phrases.must, ...must].join('\n\n')] : []),
    ...(also.length > 0
      ? [[must.length > 0 ? phrases.alsoAfterMust : phrases.only, ...also].join('\n\n')]
      : []),
    ...(raised.length === 0 ? [] : [phrases.end]),
    from.trim() === '' ? `${phrases.regards}` : `${phrases.regards},\n${from.trim()}`,
  ].join('\n\n');
}

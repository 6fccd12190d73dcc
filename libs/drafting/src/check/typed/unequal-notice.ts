import { withoutAsides } from '../asides.js';
import { withFigures } from '../figures.js';
import { durations } from '../measures.js';
import { noticesIn } from '../notices.js';
import type { Sentence } from '../segment.js';
import { words } from '../whole-words.js';

const MAY = '(?:may|can|is entitled to|shall be entitled to|has the right to)';
const END =
  '(?:end|terminate|cancel|leave|withdraw from|resign from) (?:[^.;]{0,20} )?(?:agreement|contract|engagement|it|assignment)';
const NUTRAUKTI = '(?:nutraukti|atsisakyti)';
const endsIt = (en: string, lt: string): RegExp =>
  words(
    `${en} (?:only |also |itself )?${MAY} (?:[^.;]{0,30} )?${END}`,
    `${lt} (?:[^.;]{0,40} )?(?:gali|turi teisę) (?:[^.;]{0,60} )?${NUTRAUKTI} (?:[^.;]{0,20} )?sutart\\p{L}+`,
    `${lt} (?:[^.;]{0,40} )?(?:gali|turi teisę) (?:[^.;]{0,60} )?sutart\\p{L}+ (?:[^.;]{0,40} )?${NUTRAUKTI}`,
  );
const PROVIDER_ENDS = endsIt('provider', 'paslaugų teikėj(?:as|a)');
const CLIENT_ENDS = endsIt('client', 'klientas');
const BOTH_END = words(
  'either|both|each|neither|(?:client|provider) (?:and|or) (?:the )?(?:client|provider)|abi|kiekviena|bet kuri|nė viena|(?:klientas|paslaugų teikėj\\p{L}+) (?:ir|ar|arba) (?:klientas|paslaugų teikėj\\p{L}+)',
);
const FOR_A_REASON = words(
  'breach\\p{L}*|default|insolven\\p{L}*|bankrupt\\p{L}*|for cause|remed\\p{L}*|force majeure|if|where|pažei\\p{L}*|bankrot\\p{L}*|nemok\\p{L}*|jei|jeigu|esmin\\p{L}*',
);
const AT_ONCE = words(
  'at any (?:time|moment)|immediate(?:ly)?|forthwith|at once|at will|without (?:any |prior |advance |giving )*notice|bet kada|bet kuriuo metu|nedelsdam\\p{L}+|iš karto|neįspėj\\p{L}+|be (?:jokio |išankstinio )*(?:įspėjimo|pranešimo)',
);
/** So many days of notice nobody minds. */
const USUAL_DAYS = 31;
/** So many times as long is much longer. */
const MUCH_LONGER = 2;

/** The longest notice in days that a sentence asks for; 0 where one may go at once, undefined where it does not tell. */
function noticeIn(plain: string): number | undefined {
  const read = withoutAsides(withFigures(plain));
  const notices = noticesIn(read).map(({ days }) => days);
  if (notices.length > 0) return Math.max(...notices);
  return durations(read).length === 0 && AT_ONCE.test(plain) ? 0 : undefined;
}

const ofBothApart = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.filter(({ plain }) => !BOTH_END.test(plain));

/** The shortest notice in days with which the client may leave for no reason; undefined where nothing tells it. */
function noticeOfClient(sentences: readonly Sentence[]): number | undefined {
  const told = ofBothApart(sentences).flatMap(({ plain }) =>
    CLIENT_ENDS.test(plain) && !PROVIDER_ENDS.test(plain) && !FOR_A_REASON.test(plain)
      ? (noticeIn(plain) ?? [])
      : [],
  );
  return told.length === 0 ? undefined : Math.min(...told);
}

const noticeOfProvider = ({ plain }: Sentence): number | undefined =>
  PROVIDER_ENDS.test(plain) && !CLIENT_ENDS.test(plain) ? noticeIn(plain) : undefined;

/** The sentence that keeps the one who works for a long notice, where the client goes at once or after a much shorter one. */
export function withUnequalNotice(sentences: readonly Sentence[]): Sentence | undefined {
  const shortest = noticeOfClient(sentences);
  if (shortest === undefined) return undefined;
  return ofBothApart(sentences).find((sentence) => {
    const days = noticeOfProvider(sentence) ?? 0;
    return days > USUAL_DAYS && days >= MUCH_LONGER * shortest;
  });
}

/** Whether a sentence that says when one side may leave stands beside one that keeps the client for as long as the other. */
export function isNoticeOfBoth({ plain }: Sentence, sentences: readonly Sentence[]): boolean {
  const ofProvider = ofBothApart(sentences).flatMap((sentence) => noticeOfProvider(sentence) ?? []);
  const ofClient = noticeOfClient(sentences);
  return (
    (PROVIDER_ENDS.test(plain) || CLIENT_ENDS.test(plain)) &&
    ofProvider.length > 0 &&
    ofClient !== undefined &&
    Math.max(...ofProvider) <= ofClient
  );
}

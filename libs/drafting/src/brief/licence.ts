import type { AnswerKey } from '../terms/answers.js';
import type { LicenceUse, Terms } from '../terms/terms.js';
import type { Finding } from './proposal.js';
import type { Statement } from './statements.js';

const LICENCE = /\b(?:licen[cs]e[ds]?|licencij\w+)\b/u;
/** What the sentence says it is not for, or what is paid for apart: of such a sentence nobody could tell which use is which. */
const SET_APART =
  /\b(?:not|no|n't|except|excluding|without|separate\w*|extra|on top|ne\w* (?:reklam|naudo)\w*|ne|be|isskyrus|atskir\w+|papildom\w+|neiein\w*)\b/u;
/** Software has licences as well. */
const OF_SOFTWARE =
  /\b(?:open[- ]source|mit|apache|gpl|font|stock|software|plugins?|driver\w*|vairuotoj\w*)\b/u;

const USES: Readonly<Record<LicenceUse, RegExp>> = {
  website: /\b(?:web ?sites?|home ?page|svetain\w+|puslap\w+)\b/u,
  social: /\b(?:social (?:media|networks?)|instagram\w*|facebook\w*|linkedin\w*|tiktok\w*|socialin\w+)\b/u,
  online_ads:
    /\b(?:online|internet|paid|google|meta) (?:ads?|advert\w+)\b|\breklam\w+ internete\b|\binternetin\w+ reklam\w+/u,
  print:
    /\b(?:print\w*|menus?|leaflets?|flyers?|brochures?|packag\w+|spaud\w+|meniu|lankstinuk\w+|pakuo\w+)\b/u,
  outdoor: /\b(?:outdoor|billboards?|lauko reklam\w+)\b/u,
  press: /\b(?:press|public relations|ziniasklaid\w+)\b/u,
  internal: /\b(?:internal(?:ly)?|vidin\w+ (?:reikm|naudoj)\w+)\b/u,
};
const PLACES: readonly (readonly [Terms['licence']['place'], RegExp])[] = [
  ['world', /\b(?:world ?-?wide|all countries|visame pasaulyje|visose salyse)\b/u],
  ['eu', /\b(?:in|within|across) (?:the )?(?:eu|european union)\b|\b(?:europos sajungoje|es salyse)\b/u],
  ['baltic', /\b(?:in|across) (?:the )?baltic\w*(?: states| countries)?\b|\bbaltijos salyse\b/u],
];
const YEARS =
  /\b(?:for|period of|term of) (1|2|3|5|one|two|three|five) years?\b|\b(1|2|3|5|vieneri\w*|dvej\w+|trej\w+|penkeri\w+) (?:m\.|metams|metus)/u;
const NUMBERS: readonly (readonly [string, RegExp])[] = [
  ['1', /^(?:1|one|vien)/u],
  ['2', /^(?:2|two|dvej)/u],
  ['3', /^(?:3|three|trej)/u],
  ['5', /^(?:5|five|penk)/u],
];

/** For what, where and how long a licence is given, where a sentence about one says it. */
export function licenceIn({ plain, start }: Statement): Finding[] {
  const named = LICENCE.exec(plain);
  if (named === null || OF_SOFTWARE.test(plain)) return [];
  const finding = (key: AnswerKey, value: Finding['value'], match: RegExpExecArray): Finding => ({
    key,
    value,
    quote: { start: start + match.index, end: start + match.index + match[0].length },
    isCertain: !SET_APART.test(plain),
  });
  const uses = (Object.keys(USES) as LicenceUse[]).filter((use) => USES[use].test(plain));
  const years = YEARS.exec(plain);
  const number = NUMBERS.find(([, words]) => words.test(years?.[1] ?? years?.[2] ?? ''))?.[0];
  return [
    ...(uses.length > 0 ? [finding('licence_uses', uses, named)] : []),
    ...PLACES.flatMap(([place, words]) => {
      const match = words.exec(plain);
      return match === null ? [] : [finding('licence_place', place, match)];
    }),
    ...(years !== null && number !== undefined ? [finding('licence_time', number, years)] : []),
  ];
}

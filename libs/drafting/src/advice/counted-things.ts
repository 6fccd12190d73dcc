import { hasVerb } from '../brief/lists.js';
import { plainText } from '../brief/plain-text.js';
import type { Statement } from '../brief/statements.js';

const NUMBER = String.raw`(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|vien\w+|du|dvi|dvieju|trys|triju|keturi\w*|penki\w*|sesi\w*|septyni\w*|astuoni\w*|devyni\w*|desimt)`;
/** What is made by the piece. Pages, rounds, meetings and people are counted too, and mostly say how big something is. */
const THING = String.raw`(?:posts?|stor(?:y|ies)|reels?|(?:e-?)?mails?|newsletters?|articles?|blogs?|captions?|illustrations?|drawings?|spreads?|screens?|mock-?ups?|wireframes?|icons?|banners?|posters?|logos?|concepts?|episodes?|videos?|clips?|photos?|photographs?|pics|pictures|images?|templates?|dashboards?|reports?|descriptions?|iras(?:as|ai|u)|istorij(?:os|u)|nuotrauk(?:os|u)|kadr(?:ai|u)|tekst(?:as|ai|u)|straipsni(?:s|ai|u)|iliustracij(?:os|u)|piesini(?:ai|u)|maket(?:as|ai|u)|laisk(?:as|ai|u)|naujienlaisk(?:is|iai|iu)|baneri(?:ai|u)|plakat(?:ai|u)|klip(?:as|ai|u)|aprasym(?:ai|u)|ataskait(?:os|u)|sablon(?:ai|u)|ekran(?:ai|u))`;
const COUNTED = new RegExp(
  String.raw`^\W*(?:(?:about|around|up to|ca\.?|apie|iki|po)\s+)?${NUMBER}\s+(?:[\w'-]+\s+){0,3}?${THING}\b`,
  'u',
);
const PART_END = /\s*(?:[,;]\s|\s[-–]\s|[.!?]\s*$|$)(?![^(]*\))/u;
const LONGEST = 14;

/** "8 posts a month", „12 įrašų per mėnesį“: things of which a sentence says how many, as far as the sentence is their name. */
export function countedThing({ text, plain }: Statement): string | undefined {
  if (!COUNTED.test(plain)) return undefined;
  const words = text.slice(0, PART_END.exec(plain)?.index).trim();
  const isName = words.split(/\s+/u).length <= LONGEST && !hasVerb(plainText(words));
  return isName ? words : undefined;
}

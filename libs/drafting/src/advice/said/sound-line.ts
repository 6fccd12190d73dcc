import { plainText } from '../../brief/plain-text.js';
import { isMade } from './nouns-en.js';
import { VERB } from './verbs-en.js';
import { DONE_BY, DONE_BY_ME } from './verbs-lt.js';

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['„', '“'],
];
/** Words with which no name begins, nor ends. */
const BEGINS_WRONG =
  /^(?:based|where|how|kur|kaip|of|for|in|into|on|at|from|to|by|with|w|w\/\S*|and|or|but|so|because|that|which|who|when|if|than|as|yes|ir|bei|o|bet|kad|nes|kuri\p{L}*|jei|jeigu|kai|su|be|is|i|nuo|pries|tarp|iki(?! \d)|del|pagal|prie|uz|per|ant|tai|tik|po(?! (?:\d|vien|du |dvi|tris|trys|keturi|penki))|[,;:.!?)\]–-])(?:\s|$)/u;
const ENDS_WRONG =
  /(?:^|\s)(?:of|for|in|into|on|at|from|to|with|and|or|but|because|which|who|when|if|than|the|a|an|my|our|your|their|his|her|its|is|are|was|will|why|how|where|what|each time|incl|excl|approx|ir|bei|arba|o|bet|kad|nes|kuri\p{L}*|jei|jeigu|kai|su|be|is|i|nuo|iki|del|pagal|prie|uz|per|ant|tai|tik|musu|jusu|savo|=|\+|&|->|→)[,;:]?$/u;
/** Too wide to be agreed by itself. */
const BARE =
  /^(?:(?:(?:trump|ilg|galutin|pirm|antr|nauj)\p{L}+ (?:(?:ir|bei) )?)+(?:varianta[si]|versij(?:a|os))|(?:(?:short|long|final|first|second|new) (?:and )?)+(?:versions?|variants?)|(?:klausimai|pastabos|komentarai|skambuciai|susirasinejimas|questions|comments|feedback|calls|messages)(?: (?:per|via|by|through|over|on|el\.|telefonu) .*)?|same \p{L}+|pdfs?|jpe?gs?|svg|(?:two|three|\d+|du|trys) (?:variants?|versions?|options?|variantai)(?:,.*)?|texts?|copy|pages?|modules?|files?|images?|things?|materials?|content|words?|sections?|set|version|teksta[si]|puslapi(?:s|ai)|moduli(?:s|ai)|faila[si]|variantai|elementai|versijos?|dalys|temos|lapai|medziaga|turinys|failai|pasiulymas|quote|quotation|offer|contract|sutartis|(?:files|failai) (?:via|through|over|per) .*)$/u;
/** "6 x 4 m corner": how big, of something that nobody has named. */
const SIZED = /^\d+(?:[.,]\d+)?\s?[x×]\s?\d+(?:[.,]\d+)?(?:\s?(?:x|×)\s?\d+)?(?:\s?(?:cm|mm|m|px))?\s/u;
/** "Print-ready by May", "washed": how something is. */
const STATE =
  /^\p{L}+ly,|^(?:[\p{L}-]+-ready|\p{L}+(?:able|ible|proof))(?:\s(?:by|in|for|on|before|until)\s|$)/u;
/** A second sentence behind the name. */
const SENTENCE_BEHIND = /\p{L}{4,}[.!?]\s+\p{Lu}\p{L}+\s|\p{Ll}\s\p{Lu}\.\s\p{Lu}\p{Ll}+\s\p{Ll}/u;
/** „Taisau klaidas“: somebody says what is done. */
const FIRST_PERSON = /(?:^|\s)(?!ne)\p{Ll}{2,}(?:[^i\s]au|uoju|siu|sime)(?=[\s,;]|$)/u;

/** "Pay via a link", "patients choose a slot", "during", "every 15 minutes": no whole name, nor an act with its object. */
const FRAGMENT_EN =
  /^(?:during|via|until|while|whether|notes? from)(?:\s|$)|^every \d|^(?:aim|pay|go|come|choose|pick|send|bring|give|hand over|look|wait|meet|log in)(?:$|,|\s(?:via|for|to|by|with|about|under|from|at|on|in|live)(?:\s|$))|^(?!(?:sales|goods|parts|news|sports)\s)\p{L}+[^s\W]s (?:choose|pay|pick|write|send|bring|give|upload|decide|get|see) \p{L}|\sthen\s.*\sthen\s|\(existing\s|\sgets? (?:sent|made|done|\p{L}+ed)$|(?:^|\s)(?:(?<!about )me|i'll|i'm|we'll)(?:\s|$)/u;
/** „Kiekvienas po 300“, „jos“, „važiuoti valandą“, „neveikia mokėjimas“, „dovanų kuponus irgi“. */
const FRAGMENT_LT =
  /^(?:kiekvien(?:as|a|i|os) (?:apie |po |iki |~)?\d|(?:po to|pat(?:s|i|ys)|pacios|jis|ji|jie|jos|to|vaziuoti|\p{L}{3,}(?:y|uo|in)ta (?:pagal|su|is|per|ant|i|prie|nuo|po)|(?!interim)\p{L}{4,}im)(?:\s|$))|(?:^|\s)(?:neveiki|nerodo|neatsidar|nesijung|irgi(?=$|,))|,? kur\s|^\p{L}+(?:[aiu]s|a|e|ai|os) \p{L}{3,}(?:j|k|d|n)am(?:as|a|i|os)\s|\((?:siemet|pernai|kitamet|dabar|paskui|tada|veliau)\)$/u;
/** Behind these the accusative says where, when or about what. */
const TAKES_ACCUSATIVE = /(?:^|\s)(?:į|per|apie|už|prieš|pagal|po|pro|pas|kas|visą|visus)\s(?:\S+\s){0,3}$/iu;
/** „Dieną“, „kas savaitę“: when it is, and how often. */
const WHEN =
  /^(?:dien|savait|mėnes|valand|kart|minut|žiem|vasar|ruden|pavasar|nakt|ryt|vakar|savaitgal|\p{L}+adien|pirm|antr|treč|ketvirt|penkt|šešt|vien|vis)/iu;
/** „Kuponą“, „žurnalą“: in the accusative stands what somebody does something to. */
const hasObject = (line: string): boolean =>
  [...line.replace(/\([^)]*\)/gu, '').matchAll(/(?<=^|[\s„])\p{L}+[ąęį](?=[\s,“]|$)/giu)].some(
    ({ 0: word, index }) => !WHEN.test(word) && !TAKES_ACCUSATIVE.test(line.slice(0, index).replace('„', '')),
  );
const ACT_LT = new RegExp(
  String.raw`(?:^|\s)(?:\p{L}{2,}ti?|samdo|${DONE_BY}|${DONE_BY_ME}|ne\p{L}+|pat(?:s|i|ys)|\p{L}{3,}(?:au|iu|u|ame|ome|ime))(?=[\s,]|$)`,
  'u',
);
/** Whether a line is a whole name or a whole act by its grammar: no cut clause, no object without its verb. */
const isWhole = (line: string, plain: string): boolean =>
  !isHeadless(line, plain) &&
  !FRAGMENT_EN.test(plain) &&
  !FRAGMENT_LT.test(plain) &&
  !(hasObject(line) && !ACT_LT.test(plain));

/** "Each one about 80 words", "shorter one", "the short ones": of what, stands elsewhere; "nor" needs what it denies. */
const LEADS_BACK_EN =
  /^(?:each (?:one|of|w\/|with|about|around|approx|~|\d)|(?:(?:an? |the )?(?:another|other|new|old|short|long|big|small|first|second|last|same|\p{L}{3,}er) )ones?(?=[\s,(]|$))|(?:^|\s)nor\s/u;
/** "Broke after an update", "ppl pay on pickup": somebody or something acts. */
const FINITE_EN =
  /\s(?:broke|crashed|failed|stopped|died|fell|vanished|disappeared|happened)(?:\s|$)|,\s(?:ppl|people|customers|clients|users|guests|they|he|she|we|i|you) (?:all )?(?!who\b)\p{L}+(?:\s|$)|^\p{L}+ed by (?:the )?(?:\d|end|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/u;
/** „Vieno puslapio“, „du eskizai pirmai“, „baldų 34 vnt.“: no noun of their own, or the noun of another thing. */
const NOUNLESS_LT =
  /^(?:vieno|dviejų|trijų|keturių|penkių|kelių) \p{L}+(?:[oų]|os|ės)$|\s(?:pirmai|antrai|trečiai|pirmam|antram|trečiam|pirmajai|antrajai|pirmajam|antrajam|pirmiems|pirmoms|kitai|kitam|kitoms|kitiems)$|^\p{L}+ų \d+ vnt|(?:^|[\s,])(?:kitus|kitas|likusius|likusias) (?:du|dvi|tris|keturi[ua]s|\d)/iu;
/** "Six thousand eight hundred, three lots", „tūkstantis šimtas eurų“: a sum in words. */
const NUMBER = String.raw`(?:and|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred|thousand|grand|ir|vien\p{L}+|du|dvi|trys|keturi|penki|sesi|septyni|astuoni|devyni|\p{L}+olika|\p{L}*desimt(?:s|is|ys)?|simta[si]|simtu|tukstan(?:tis|ti|ciai|ciu))`;
const SUM = new RegExp(
  String.raw`^(?=.*(?:hundred|thousand|grand|simt|tukstan))${NUMBER}(?:[\s-]+${NUMBER})*(?:,|$|\s(?:quid|pounds?|euros?|eur\p{L}*|dollars|all in|cash|net|plus vat|in (?:two|three|four)|per (?:du|dvi|tris)|uz)(?:[\s,]|$))`,
  'u',
);
/** "38 metres, about 1.3 m high", „24 kv. m“: how much there is of something that is not named. */
const MEASURED =
  /^(?:about|bout|abt|around|approx\.?|roughly|apie|~|viso|total)?\s?\d[\d.,\s–x×-]*(?:metr\p{L}*|met(?:er|re)s?|m2?|cm|mm|km|ft|feet|sq\.? ?(?:m|ft|metres?|meters?)|sqm|square \p{L}+|kv\.? ?m?|kvadrat\p{L}*|aru|arai|ha|kg|litr\p{L}*|lit(?:er|re)s?|ton\p{L}*)\.?(?:,|$| (?:high|long|wide|deep|tall|of it|in all|total|is viso|auksc\p{L}*|ilg\p{L}*|ploc\p{L}*)(?:,|$|\s)| (?:re)?(?:built|laid|\p{L}+ed)(?:,|$))/u;
/** "Colour graded": how a thing is. */
const MADE_SO = /^(?:colou?r|hand|laser|fully|double|single|spot|a\d)[ -]\p{L}+(?:ed|cut|made|sewn)(?:,|$)/u;
/** „Kalbos dvi, lietuvių ir lenkų“, "languages: English and German": said of what is named elsewhere. */
const ATTRIBUTE =
  /^(?:kalbos|spalvos|dydziai|variantai|versijos|etapai|formatai) (?:yra )?(?:du|dvi|trys|keturi(?:os)?|penki(?:os)?)(?:,|$)|^(?:\d|du|dvi|trys) kalbos$|^\d+ kart(?:us|ai|u) (?:po|per) |^(?:(?:two|three|both|2|3) )?languages?(?::| -|,) /u;
/** „Trumpai surašyt“: what is done, and to nothing. */
const LONE_ACT =
  /^(?:trumpai|greitai|graziai|pilnai|tvarkingai|svariai|kruopsciai|smulkiai|detaliai|rastu|dar karta|viska) \p{L}{3,}ti?$|^(?!graffiti|confetti)\p{L}{5,}ti$/u;
/** "Staff clean the list first": who acts is others. */
const OTHERS_ACT = new RegExp(
  `^(?:(?:the|their|our) )?(?:staff|crew|people|volunteers|parents|guests|kids|students|users|devs|developers|members|owners|clients|customers|neighbou?rs) (?:${VERB}) (?:the |their |all |\\p{L}+s(?:\\s|$))`,
  'u',
);
/** „Vienas garso operatorius“: who it takes. */
const WHO_IT_TAKES =
  /^(?:vienas|viena|du|dvi|trys|\d) (?:\p{L}+ )?\p{L}{3,}(?:oriu[si]|oriai|inink(?:as|ai|e|es)|ist(?:as|ai)|ejas|ejai)$/u;
const isHeadless = (line: string, plain: string): boolean =>
  LEADS_BACK_EN.test(plain) ||
  FINITE_EN.test(plain) ||
  NOUNLESS_LT.test(line) ||
  [SUM, MEASURED, MADE_SO, OTHERS_ACT, WHO_IT_TAKES, ATTRIBUTE, LONE_ACT].some((each) => each.test(plain));

const count = (text: string, mark: string): number => text.split(mark).length - 1;
function isBalanced(line: string): boolean {
  const isEven = count(line, '"') % 2 === 0;
  const isNested = /\([^)]*\(/u.test(line);
  return isEven && !isNested && PAIRS.every(([open, close]) => isPair(line, open, close));
}
/** „ is closed by “ or ”. */
function isPair(line: string, open: string, close: string): boolean {
  if (open !== '„') return count(line, open) === count(line, close);
  const closed = count(line, '“') + count(line, '”') + count(line, '"');
  return count(line, open) === 0 ? true : closed >= count(line, open);
}

/**
 * Whether a line from somebody's own words can stand by itself: its marks are in pairs, it begins and ends as a name does, and
 * it names something.
 */
export function isSoundLine(line: string): boolean {
  const plain = plainText(line.trim());
  if (
    line.includes('|') ||
    !isBalanced(line) ||
    BEGINS_WRONG.test(plain) ||
    !isWhole(line, plain) ||
    ENDS_WRONG.test(plain) ||
    BARE.test(plain)
  )
    return false;
  if (FIRST_PERSON.test(plain.replaceAll(/\([^)]*\)/gu, ''))) return false;
  if (/[ąčęėįšųūž]/iu.test(line) && /^(?!meniu )\p{L}+iu\s/iu.test(line)) return false;
  if (STATE.test(plain) || SENTENCE_BEHIND.test(line)) return false;
  const isNamed = !SIZED.test(plain) || plain.split(/[\s,]+/u).some((word) => isMade(word));
  return isNamed && /\p{L}{2}/u.test(plain);
}

import { words } from '../check/whole-words.js';
import type { Language } from '../model/document.js';
import { ASKS } from './goes-along-asks.js';

/* Another sentence in the place of one takes all of it out, also what the remark beside it is not about. */

interface Matter {
  /** As a sentence says it, in small letters. */
  readonly lost: RegExp;
  /** The new words or the remark speak of it. */
  readonly told: RegExp;
  readonly asks: (typeof ASKS)[keyof typeof ASKS];
}

const MATTERS: readonly Matter[] = [
  {
    lost: words('(?:binding |final )?arbitrat\\p{L}*', 'arbitraž\\p{L}*'),
    told: words('arbitrat\\p{L}*', 'arbitraž\\p{L}*'),
    asks: ASKS.court,
  },
  {
    lost: words('exclusive jurisdiction', 'išimtin\\p{L}* (?:\\p{L}+ )?jurisdikcij\\p{L}*'),
    told: words('arbitrat\\p{L}*', 'courts?', 'arbitraž\\p{L}*', 'teism\\p{L}*'),
    asks: ASKS.court,
  },
  {
    lost: words('waiv\\p{L}* [^.;]{0,80}(?:jury|class action)s?', 'no class actions?'),
    told: words('jury', 'class actions?'),
    asks: ASKS.jury,
  },
  {
    lost: words(
      '(?:warrant|guarante)\\p{L}* [^.;]{0,120}(?:original|error|defect|infring|free (?:of|from)|fit for)\\p{L}*',
      '(?:garantuo|užtikrin)\\p{L}* [^.;]{0,120}(?:original|klaid|trūkum|defekt|pažeid)\\p{L}*',
    ),
    told: words(
      'promis\\p{L}*',
      'warrant\\p{L}*',
      'guarante\\p{L}*',
      'original\\p{L}*',
      'skill',
      'repair\\p{L}*',
      'defects?',
      'garant\\p{L}*',
      'pažad\\p{L}*',
      'trūkum\\p{L}*',
      'kvalifikuot\\p{L}*',
    ),
    asks: ASKS['own-warranty'],
  },
  {
    lost: words(
      '(?:during|throughout|for|while|as long as) (?:the |this )?(?:term|agreement|contract|engagement|(?:\\p{L}+ ){1,3}in force)[^.;]{0,160} not[^.;]{0,60}(?:work|services|engage|perform|accept|advise|assist|supply|design|deal|compete|serve|consult)\\p{L}*',
      'not[^.;]{0,120}(?:work|services|engage|perform|accept|advise|assist|supply|design|deal|compete|serve|consult)\\p{L}* [^.;]{0,120}(?:during|throughout|while) (?:the |this )?(?:term|agreement|contract|engagement|(?:\\p{L}+ ){1,3}in force)',
      'works? (?:only|exclusively|solely) for',
      'works? for [^.;,]{1,40} (?:only|exclusively|alone)',
      '(?:sutarties(?: galiojimo)?|galiojimo|bendradarbiavimo) (?:metu|laikotarpiu)[^.;]{0,160} (?:nedirb|negali|neteik|nepriim|neturi|nekonkur|nekonsult|neaptarnau|dirba tik|teikia tik)\\p{L}*',
      'kol (?:galioja|vykdoma) (?:ši )?sutartis[^.;]{0,160} (?:nedirb|negali|neteik|nepriim|neturi|nekonkur|dirba tik)\\p{L}*',
      '(?:nedirb|negali|neteik|nepriim|neturi|nekonkur|nekonsult|neaptarnau)\\p{L}* [^.;]{0,160}(?:sutarties(?: galiojimo)?|galiojimo) (?:metu|laikotarpiu)',
      '(?:dirba|paslaugas teikia|kuria) (?:tik|išimtinai) \\p{L}+(?:ui|iui|jai|ei|ai|ams|oms)',
    ),
    told: words(
      'during',
      'throughout',
      'work for others stay free(?! after)',
      'galiojimo metu',
      'draudim\\p{L}* dirbti',
      'netrukdyti dirbti kitiems',
      'other work',
    ),
    asks: ASKS['during-the-term'],
  },
  {
    lost: words(
      'renew\\p{L}* [^.;]{0,40}automatic\\p{L}*',
      'automatic\\p{L}* [^.;]{0,40}(?:renew|extend)\\p{L}*',
      'automatiškai [^.;]{0,40}pratęs\\p{L}*',
      'pratęs\\p{L}* [^.;]{0,40}automatiškai',
    ),
    told: words('renew\\p{L}*', 'extend\\p{L}*', 'extension', 'pratęs\\p{L}*', 'ends on'),
    asks: ASKS.renewal,
  },
  {
    lost: words(
      'not (?:\\p{L}+ ){0,3}(?:terminate|cancel|withdraw)',
      'client may (?:\\p{L}+ ){0,3}(?:terminate|cancel)',
      '(?:negali|neturi teisės) (?:\\p{L}+ ){0,4}(?:nutraukti|atsisakyti sutarties|pasitraukti)',
    ),
    told: words(
      'leav(?:e|es|ing)',
      'end',
      'ends',
      'terminat\\p{L}*',
      'notice',
      'nutrauk\\p{L}*',
      'įspėj\\p{L}*',
      'pasitrauk\\p{L}*',
    ),
    asks: ASKS.leaving,
  },
  {
    lost: words(
      'no other (?:work|employment|engagements?|assignments?|clients?|orders?)',
      'not [^.;]{0,60}(?:work|services) for (?:any )?(?:others?|anyone|anybody|third)',
      '(?:nedirb|negali dirbti|neturi teisės dirbti|nepriim)\\p{L}* (?:\\p{L}+ ){0,2}(?:kit|trečio|trečia)\\p{L}*',
    ),
    told: words('others', 'other work', 'kitiems', 'competitors?', 'konkurent\\p{L}*'),
    asks: ASKS['other-work'],
  },
  {
    lost: words(
      'not [^.;]{0,120}portfolio',
      '(?:negali|neturi teisės|draudžiama|nerod)\\p{L}* [^.;]{0,120}(?:aplank|portfel|portfolio)\\p{L}*',
    ),
    told: words('portfolio', 'aplank\\p{L}*', 'portfel\\p{L}*'),
    asks: ASKS['portfolio'],
  },
  {
    lost: words(
      '(?:waiv\\p{L}*|not (?:to )?(?:assert|exercise|enforce|invoke)) [^.;]{0,60}moral rights?',
      'moral rights? [^.;]{0,60}waive\\p{L}*',
      '(?:atsisak|nereikš|nereik|nesinaudo)\\p{L}* [^.;]{0,80}asmenin\\p{L}* neturtin\\p{L}*',
    ),
    told: words('moral rights?', 'asmenin\\p{L}* neturtin\\p{L}*'),
    asks: ASKS['moral-rights'],
  },
  {
    lost: words(
      'set(?:s|ting)?[ -]?off',
      'deduct\\p{L}* [^.;]{0,80}(?:claim|owe)\\p{L}*',
      'įskait(?:o|yti|ys) (?:\\p{L}+ ){0,3}reikalavim\\p{L}*',
      'reikalavim\\p{L}* (?:\\p{L}+ ){0,3}įskait(?:o|yti|ys|ym\\p{L}*)',
    ),
    told: words('set[ -]?off', 'deduct\\p{L}*', 'įskait(?:o|yt|ym)\\p{L}*'),
    asks: ASKS['set-off'],
  },
  {
    lost: words(
      '(?:pay|owe|forfeit)\\p{L}* [^.;]{0,60}(?:penalt\\p{L}*|fines?|liquidated damages)',
      '(?:su)?mok(?:a|ės|ėti) [^.;]{0,60}(?:baud|netesyb)\\p{L}*',
    ),
    told: words(
      'penalt\\p{L}*',
      'fines?',
      'sums?',
      'loss(?:es)?',
      'baud\\p{L}*',
      'netesyb\\p{L}*',
      'sum\\p{L}*',
      'nuostol\\p{L}*',
    ),
    asks: ASKS['penalty'],
  },
  {
    lost: words(
      'not [^.;]{0,60}(?:subcontract|outsource|delegate)\\p{L}*',
      '(?:negali|neturi teisės|draudžiama) [^.;]{0,100}(?:pasitelkti|subrangov|subteikėj)\\p{L}*',
    ),
    told: words('subcontract\\p{L}*', 'others', 'help\\p{L}*', 'pasitelk\\p{L}*', 'kit(?:us|i|ais|iems)'),
    asks: ASKS['helpers'],
  },
];

const plainOf = (words: string): string => words.toLowerCase().replaceAll(/\s+/gu, ' ');

/** A remark that names all that goes with a whole sentence, with other words in its place or none. */
export function namingAll(comment: string, quote: string, instead: string, language: Language): string {
  const plain = plainOf(quote);
  const told = plainOf(`${comment} ${instead}`);
  const asked = MATTERS.filter((matter) => matter.lost.test(plain) && !matter.told.test(told));
  return [comment, ...new Set(asked.map(({ asks }) => asks[language]))].join(' ');
}

/** Whether a part of the sentence is what the remark, or one of those that go with it, is about. */
export const isNamed = (part: string, remark: string): boolean =>
  MATTERS.some(({ lost, told }) => lost.test(plainOf(part)) && told.test(plainOf(remark)));

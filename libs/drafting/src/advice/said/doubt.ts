import { SOMEBODY } from './left-out-lt-patterns.js';
import { withoutBrackets } from './name-en.js';
import { part, type Segment } from './segments.js';
import { DONE_BY, DONE_BY_ME } from './verbs-lt.js';

/*
 * Why a name in somebody's notes is not offered as work of the provider: words at it or around it tell that somebody else acts,
 * that it is not sure to be done, that it is there already, or that it is a matter of money. Plain words.
 */

const word = (alternatives: string): RegExp =>
  new RegExp(String.raw`(?:^|[\s("'/„“])(?:${alternatives})(?=[\s,.;:!?)"'/“”]|$)`, 'u');

const ROLE =
  'client|customer|owner|boss|buyer|publisher|agency|printer|supplier|vendor|council|developer|designer|accountant|lawyer|solicitor|manager|director|editor|curator|translator|photographer|volunteers?|staff|people|folks|devs?|team|office|department|dept|board|trust|company|club|school|studio|shop|bank|museum|library';
/** "A poster for their shop" is made for them, "their poster" by them. */
const NOT_OF = String.raw`(?<!\b(?:of|for|on|in|about|at|into) )`;
/** Who is not the provider, and what such people do. */
const OTHERS_EN = word(
  String.raw`they|he|she|them|him|hers|${NOT_OF}(?:her|his|their)|theirs|(?:him|her)self|themsel(?:f|ves)|who|whom|whose|somebody|someone|(?:the |my |from |by |^)(?:client|customer)(?!'s? )|my (?!own\b|deal\b|jobs?\b|work\b|offer\b|quote\b|plan\b|part\b|side\b|tasks?\b)\p{L}+|(?<!\d )(?:${ROLE})(?:'s \p{L}+)?(?= (?:(?:will|to|should|can|would)(?: |$)|\p{L}+[^s\s]s (?!each\b|for\b|of\b|per\b|with\b|and\b|monthly\b|weekly\b)))|(?:the|their|his|her|our|your) (?:${ROLE}) \p{L}+[^s\s]s(?=$)|by (?!me\b|\d|hand\b|noon\b|mid|the end|the \d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|end|e-?mail|post|phone|car|train|default|topic|date|groups?|severity|slide|chapter|page|one\b)[\p{L}\d'&+-]+|sends?|gives?|supplies|supplied|provide[sd]?|writes|does|pays|brings?|buys?|handles|uploads|approves|decides|chooses|picks|collects|arrives?|comes?|gets|keeps|wants|has|goes|stays|remains|owns|hires|arranges|submits|applies|looks after|takes care|sorts|swaps|redone|in-?house`,
);
const OTHERS_LT = new RegExp(
  String.raw`(?:^|[\s("„])(?:jie|jis|jums|jus|tu|tau|pats|pati|patys|pacios|pacius|(?:klient|uzsakov|savinink|seiminink)(?:as|e|ai|es|(?:ui|ei)(?!(?<=\S \S+)\W*$))|is (?:klient|uzsakov|savinink)\p{L}+|(?:kliento|klientes|uzsakovo|uzsakoves|ju|jo|jos) (?:reikal|rupest|darb|atsakomyb)\p{L}*|(?:is|per|pas) (?:ju|juos|jo|jos|jas|ji)|kit(?:oj|oje|os|ai|am|as|a) (?:spaustuv|agentur|imon|tiekej|meistr|vertej)\p{L}*|(?!apima|sudaro|ieina|viktorin|vitrin|kabin|masin)(?:${DONE_BY})|(?:ju|jo|jos|kliento|klientes|uzsakovo)(?=\W*$)|rupinasi|gauna(?:m|me)?|gausi\p{L}*|turi|turit\p{L}*|atsiun\p{L}*|atves\p{L}*|atnes\p{L}*|perziuri|(?:pa|uz)?tvirtina|(?:su)?derina|zino|nori|klausia|pazada|lieka|ateina|keliauja)(?=[\s,.;:!?)“”]|$)`,
  'u',
);
/** It hangs on something, may come to nothing, or is asked. */
const OPEN_EN = word(
  String.raw`if|unless|maybe|perhaps|possibly|probably|hopefully|depend(?:s|ing)|subject to|in case|when(?:ever)?|(?:until|till)(?! (?:late|noon|midnight|(?:around |about )?\d))|once (?:they|he|she|the|we|you|approved|it)|provided that|optional(?:ly)?|tb[acd]|later|might|could|would|otherwise|or else|either|only where|ideally|nice to have|wish(?:es)?`,
);
const OPEN_LT = word(
  String.raw`jei|jeigu|nebent|gal|galbut|kai|kol|kada|priklaus\p{L}*|tik (?:su|jei|jeigu|kai|po|tada|pagal|gavus|esant)|esant|pagal poreik\p{L}*|pagal galimyb\p{L}*|ar|butu|noretu\p{L}*|veliau|kitamet|kitais|idealu|turetu|reiketu`,
);
/** Not, no more, or there before. */
const DENIED_EN = word(
  String.raw`non|never|none|nothing|neither|nor|don'?t|doesn'?t|didn'?t|won'?t|isn'?t|aren'?t|can'?t|cannot|dont|doesnt|wont|not (?:needed|included|yet|mine|ours|now|in|part|by|sure|done|me|us|required|my|our|ready|decided|available|cleared)|except|exclu(?:ding|des?|ded|sions?)|excl|out of scope|instead|already|existing|exists?|current|currently|previous|previously|former|formerly|was|were|had|has been|have been|finished|(?<!\b(?:print|press|web|file|launch) )ready|last (?:year|time|summer|winter|spring|autumn|month)|used to|at the moment|(?:as |like |for )?now|as before|stays?`,
);
const DENIED_LT = word(
  String.raw`ne|nei|nera|nebe\p{L}*|nereik\p{L}*|nebus|ne(?:iein|iskaic|itrauk|tur|numat|nor|dar|liec|dirb|vert|ras|sius|priim|filmuo|fotografuo)\p{L}*|ne\p{L}{2,}(?:au|iau|uoju|ame|ome|iame|ime)|ne\p{L}{3,}u(?=\W*$)|ne(?:zad|ded|im|kuri|ved|gamin|sprendzi|priim|atsak)(?:u|am|ame)|joki\p{L}*|niek\p{L}*|jau|esam\p{L}*|esanc\p{L}*|buv\p{L}*|dabar(?:tin\p{L}*)?|kaip iki siol|sen(?:a|as|os|i|ieji|oji|aja|asis|u|us)|turim\p{L}*|yra|lieka|pernai|praeit\p{L}*|paliek\p{L}*|privalo`,
);
/** Money belongs to the payment, an address to the parties. */
const MONEY =
  /[€$£@?]|\s=\s|\b\d[\d .,]*\s?(?:eur\p{L}*|usd|gbp|pounds?|quid)\b|(?:^|\s)(?:per hour|hourly|(?<!ing )invoice[sd]|billed|paid|budget|fees?|deposit|charged|honorar\p{L}*|biudzet\p{L}*|ikain\p{L}*|moka|(?<!\bbe )apmok\p{L}*|kainuo\p{L}*)(?=[\s,.;:!?)]|$)|https?:|\bwww\./u;
/** A whole sentence, or "train the clerk", "report a repair", "must pass": no name. */
const SENTENCE_EN =
  /(?:^|\s)(?:is|are|be|must|has to|have to|needs to|should|not?)\s|^\W*(?:(?:and|then|also|plus) )?(?!(?:\p{L}+ing|one|all|both|half|such|of|for|in|on|at|with|by|from|per|about|around|over|under|what|plus|and|each|not|once|twice|as|to)\b)\p{L}+(?: (?:up|out|in|over|off|back|down))? (?:the|an?|my|your|our|their|his|her|its|it|them|everything|all)\s|(?:^|\s)\p{L}+[^s\s]s (?:the|an?(?! (?:day|week|month|quarter|year|season|piece))|my|your|our|their|his|her|it|them|us|me|off|up(?! to\b)|over|back|down|away)\s/u;
/** "GDPR text from the trustees", „tekstas iš valdybos“: what others give. */
const GIVEN_EN =
  /\sfrom an? (?:library|bank|stock)|\sfrom (?:the|their|her|his|your|our) (?!start|beginning|ground|outside|air|archive)|\b(?:texts?|copy|words|photos?|images?|pictures|content|data|list|logo) from (?!scratch|\d)/u;
const GIVEN_LT = /(?:^|\s)(?:tekst|nuotrauk|foto|duomen|medziag|aprasym|logotip)\p{L}* (?:is|nuo) /u;
/** "School's committee proofs": whose it is, at the beginning, is mostly who does it. */
const THEIRS_EN = new RegExp(String.raw`^\W*(?:the )?(?:${ROLE})'s? `, 'u');
const SENTENCE_LT = new RegExp(String.raw`(?:^|\s)(?:${DONE_BY_ME}|bus|turi)(?=[\s,]|$)`, 'u');

export const DOUBTS = {
  en: [OTHERS_EN, OPEN_EN, DENIED_EN, MONEY],
  lt: [OTHERS_LT, OPEN_LT, DENIED_LT, MONEY],
} as const;
/** Whoever does not speak is the other one. */
const OTHER_SIDE = {
  client: new RegExp(
    String.raw`${word(String.raw`we|(?<!\b(?:about|contact) )us|i|me`).source}|^\W*(?:our|my)\s`,
    'u',
  ),
  provider: word('you|your|yours'),
} as const;

const KINDS = ['others', 'open', 'denied', 'money'] as const;
/** Whether words raise one kind of doubt. */
export const hasDoubt = (
  plain: string,
  language: keyof typeof DOUBTS,
  kind: (typeof KINDS)[number],
): boolean => DOUBTS[language][KINDS.indexOf(kind)]?.test(plain) === true;

/** Of what language a sentence is, and who speaks in it. */
export interface Voice {
  readonly language: keyof typeof DOUBTS;
  readonly isClient: boolean;
}

/** Whether words tell that what they name is not surely work of the provider. */
export const isDoubtful = (plain: string, { language, isClient }: Voice): boolean =>
  DOUBTS[language].some((doubt) => doubt.test(plain)) ||
  (language === 'en' && OTHER_SIDE[isClient ? 'client' : 'provider'].test(plain));

/** Whether a line of a list is a name and nothing else: nobody acts in it, and nothing about it is open, denied or paid. */
export const isPlainName = (plain: string, voice: Voice): boolean =>
  !isDoubtful(plain, voice) &&
  !(voice.language === 'en' ? [SENTENCE_EN, GIVEN_EN, THEIRS_EN] : [SENTENCE_LT, GIVEN_LT]).some((doubt) =>
    doubt.test(`${plain} `),
  );

/** „Filmuosim patys“ is said by the client, „filmuosiu pats“ by the provider. */
const PROVIDER_DOES = {
  client: /^\W*(?:(?:and|but|then|so|also) )*you\b/u,
  provider: /^\W*(?:(?:and|but|then|so|also) )*(?:i|we)\b/u,
  lt: new RegExp(
    String.raw`^(?!.*(?:^|\s)pa(?:tys|cios)(?:\s|$))(?:\W*(?:(?:ir|bei|o|tada|paskui|dar) )*(?:as|mes)\s|(?:.*\s)?(?:${DONE_BY_ME})(?=\s|$))`,
    'u',
  ),
} as const;

/** "They do both", „juos samdo klientas“: what leads back to all that was named before. */
const LEADS_BACK = {
  en: /(?<!\bof )\b(?:them|these|those|both|all|everything|it)\b/u,
  lt: /(?:^|\s)(?:juos|jas|visus|visas|viska|tai|abu|abi|ji|ja)(?=\s|$)/u,
} as const;
const OWN_MATTER = {
  en: /^\W*(?:(?:and|plus|also) )?(?:an?|one|two|three|\d+|no) |^\W*(?!(?:all|both|everything|that|this|it|they|those|these|one)\b)\p{L}+ (?:is|are) (?:theirs|his|hers|yours)$|^\W*(?!\p{L}+(?:ed|en|wn)\b|(?:paid|made|done|sent|built|run|shot|cut|told|all|both|everything|them|these|those|it)\b)\p{L}+(?: \p{L}+)? by |^\W*(?:(?:and|but) )?(?:they|he|she|you|we|the|their|his|her|client) \S+ \S+ \S/u,
  lt: /^\W*(?:(?:ir|bei|dar|plius) )?\d|^\W*\p{L}{4,}(?:ai|os|es|as|is|a|e) (?:is|pas) |^\W*(?:jus|jie|jis|tu) \S+ \S+ \S/u,
} as const;
const ACTS_BEHIND_OBJECT = new RegExp(
  String.raw`^\W*(?!(?:${DONE_BY}|jie|jis|jus|pats|pati|patys|kuri\p{L}*|is)\s)(?:\S+ ){1,4}(?:${DONE_BY}|rupinasi|turi|lieka|tvirtina|derina|perziuri) \S`,
  'u',
);
/** "They do the layout", „vertimu rūpinasi klientė“: behind a comma these speak of what they name themselves. */
const isOwnMatter = (plain: string, language: Voice['language']): boolean =>
  OWN_MATTER[language].test(plain) || (language === 'lt' && ACTS_BEHIND_OBJECT.test(plain));

/** „Padedu dalyvauti konkurse:“: behind it stands what it is about. */
const ACT_BEFORE = {
  en: /(?:^|\s)(?:attend|join|visit|bid|compete|take part|participate)\s/u,
  lt: /(?:^|\s)(?:dalyvau|vaziuo|einu|lanka)/u,
} as const;

/** "Same as last year: a flyer": what was done then is done again. */
const AS_BEFORE =
  /^\W*(?:(?:the )?same as|just like|as|like) (?:last|before|in \d)|^\W*(?:viskas |viska |tas pats )?kaip (?:pernai|praeit\p{L}*|anksciau|visada)\s*/u;
/** „Atnaujinti seną puslapį: naujas dizainas“: what is there is what the work is about. */
const RENEWS =
  /^\W*(?:reik(?:ia|s|es) |noriu |norim |please )?(?:atnaujin|perdary|perkel|pertvark|perkur|modernizuo|sutvark|redesign|rebuild|redo|refresh|update|renew|revamp|moderni[sz]e|move)\p{L}*\s/u;
/** "What they get from me: a shop": what stands behind it is made by whoever speaks. */
const FROM_ME =
  /(?:^|\s)(?:from (?:me|us)|is (?:mane\w*|musu))\W*$|^\W*what (?:i|we) (?:do|make|deliver)(?=\W*$|\s)|^\W*what (?:you|he|she|they|(?:the )?client)(?:'ll| will)? (?:gets?|receives?)(?: (?:from me|at the end|in the end|back))?\W*$|^\W*ka (?:as )?(?:darau|darom\w*)/u;
/** "Terms list, they approve it": what the other side looks over is made by the provider. */
const APPROVES = {
  en: /^\W*(?:(?:and|which) )?(?:\S+ ){1,3}?(?:ok|oks|okays?|approves?|confirms?|checks?|reviews?|proofreads?|signs? (?:it |them |this )?off)(?: (?:it|them|this|off|that))?$/u,
  lt: /^\W*(?:(?:ja|ji|juos|jas|kuri\p{L}*|viska) )?(?:\S+ ){0,3}?(?:(?:pa|uz)?tvirtina|(?:su)?derina|perziuri|perskaito|patikrina)(?: (?:klientas|kliente|uzsakovas|uzsakove|jie|ji|jis))?$/u,
} as const;

/** The words before the colon behind which a part of a sentence stands; undefined where it stands behind none. */
function leadOf(segments: readonly Segment[], at: number): Segment | undefined {
  const colon = segments.slice(0, at + 1).findLastIndex(({ mark }) => mark !== ',');
  return segments[colon]?.mark === ':' ? segments[colon - 1] : undefined;
}

/** "What is not: design, texts", „kas ne – nauji moduliai, dizainas“. */
function isRefused(segments: readonly Segment[], at: number): boolean {
  const from = segments.slice(0, at + 1).findLastIndex(({ mark }) => mark !== ',');
  return (
    /^(?::|--?)$/u.test(segments[from]?.mark ?? '') &&
    /(?:^|\s)(?:ne|not|no|never)\W*$|^\W*out\W*$/u.test(segments[from - 1]?.plain ?? '')
  );
}

/** "A plan that she draws". */
const RELATIVE = /(?<!\bso)\s(?:that|which|as(?= now| before)|kuri\p{L}{0,3}|kaip|nes|bet|jei|jeigu) (.+)$/u;
const IF = {
  en: /^\W*(?:(?:and|but) )?(?:if|unless|when|should|in case|once|as soon as)\s/u,
  lt: /^\W*(?:(?:ir|bet|o) )?(?:jei|jeigu|nebent|kai|esant|tik)\s/u,
} as const;
/** "If there is time, two more posts": what a sentence begins with goes for all of it. */
function isConditioned(segments: readonly Segment[], at: number, language: Voice['language']): boolean {
  const from = segments.slice(0, at + 1).findLastIndex(({ mark }) => /^[.!?;]/u.test(mark));
  return segments.slice(Math.max(0, from), at).some(({ plain }) => IF[language].test(plain));
}

/**
 * Whether what is said around a name leaves it to the provider: the words before its colon, the next part of the sentence, all
 * that a dash or a colon leads to, and whatever leads back to everything before.
 */
export function isLeftToProvider(segments: readonly Segment[], at: number, voice: Voice): boolean {
  const { language, isClient } = voice;
  const lead = leadOf(segments, at);
  if (isRefused(segments, at)) return false;
  if (
    lead !== undefined &&
    !AS_BEFORE.test(lead.plain) &&
    !RENEWS.test(lead.plain) &&
    !FROM_ME.test(lead.plain) &&
    [...DOUBTS[language], ACT_BEFORE[language]].some((doubt) => doubt.test(lead.plain))
  )
    return false;
  if (isConditioned(segments, at, language)) return false;
  const told = RELATIVE.exec(segments[at]?.plain ?? '')?.[1];
  if (told !== undefined && isDoubtful(told, voice)) return false;
  const provider = PROVIDER_DOES[language === 'lt' ? 'lt' : isClient ? 'client' : 'provider'];
  const rest = segments.slice(at + 1);
  const end = rest.findIndex(({ mark }) => /^[.!?;]/u.test(mark));
  const behind = (end === -1 ? rest : rest.slice(0, end)).map((each) => part(each, 0));
  const [first] = behind;
  const isList = /^[,+]$/u.test(first?.mark ?? '');
  if (!isList && first !== undefined && language === 'lt' && SOMEBODY.test(first.plain)) return false;
  return !behind.some(({ plain, mark }, place) => {
    const said = withoutBrackets(plain);
    const isOwn = /^[,+]$/u.test(mark) && isOwnMatter(said, language) && !LEADS_BACK[language].test(said);
    const isNear = !isList || place === 0 || LEADS_BACK[language].test(said);
    return (
      isNear &&
      !isOwn &&
      !APPROVES[language].test(said.trim()) &&
      !provider.test(`${said} `) &&
      isDoubtful(said, voice)
    );
  });
}

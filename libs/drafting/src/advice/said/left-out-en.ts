import { hasVerb } from '../../brief/lists.js';
import type { Statement } from '../../brief/statements.js';
import { isMade } from './nouns-en.js';
import { cut, part, segmentsOf, type Segment } from './segments.js';
import { gerundOf, ing, VERB } from './verbs-en.js';

const LEAD = /^(?:(?:and|but|so|ok|oh|also|please|just|then)\s+)+/u;
/** What is said behind the thing that is left out. */
const TAIL =
  /\s*[!?.]*\s*(?:(?:\s(?:ever|themsel(?:f|ves)|himself|herself|yourself|ourselves|itself|anymore|at all|directly|please|pls|though|either|for now|this time|this year|yet|in this|on (?:my|our) own|back))+\s*[!?.]*|\s(?:because|since|so that|so|that'?s|it'?s(?= \w+'s)|which|that|who|if|unless|when|until|as (?=\w+ing\b|they|he|she|we|it)|while|after|before)\s.*)?$/u;
/** No thing, but how something is or what is not to be. */
const NO_THING =
  /^(?:doing(?=$)|those|ask|sorry|work|through|nothing|within|net|exclusivity|agencies|notice|base fee|separate|monthly|\d+ or|fake|extra|charge|cost|costs|fee|rush|idea|need|money|time|luck|point|problem|worries|worry|hurry|limit|vat|doubt|matter|more|less|one|now|yet|sure|today|me|mine|us|him|her|them|my|you|later|only|urgent|much|many|all|too|necessarily|just|to|in|on|for|at|before|after|by|as|if|because|included|needed|than|even|exactly|really|deadline|emojis?|jargon|legalese|hype|questions?|exceptions?|contract|deposit|budget|notes|feedback|comments|input|approval)\b|^(?:the |her |his |their )?(?:exercises|homework)\b|\b(?:charge|rush|needed|allowed|expenses|approval|look|vibe|feel|style|tone|phrases|cliches|slang)$/u;
const NOT_DONE =
  /^(?:know|think|want|mind|need|have|like|care|see|believe|promise|guarantee|expect|mean|be|get|trip|worry|remember|use|pay|charge)$/u;
const PRONOUN = /^(?:it|them|this|that|these|everything|all|me|us|you|him|her|one|stuff|things?)\b/u;
const LONGEST = 12;
const LONGEST_CLAUSE = 200;
const SUBJECT = String.raw`(they|he|she|you|(?:the |their |his |her |your |our |my |its )?(?:[\w'&.-]+\s){0,3}?[\w'&.-]+(?:\s\([^)]*\))?(?:\s(?:in|at|from) [\w'-]+)?)`;
const DOES = new RegExp(
  String.raw`^${SUBJECT} (?:will |also |then |always |can |'ll )*(${VERB}) (?:me |us |over |back |out )?(.+)$`,
  'u',
);
const DOES_THERE = new RegExp(
  String.raw`^(they|he|she|you) (?:will |'ll )?(${VERB}) ((?:to|on|in|into) .+)$`,
  'u',
);
const PASSIVE =
  /^(.{2,70}?) (?:is|are|will be|were|was|gets?) (?:already |all )?((?:\w+ed|done|made|written|taken|drawn|run|shot|built|chosen|sent|given|handled|bought|sorted|laid out|set up|set|cut|led|kept|found|taught|re(?:done|made|written|drawn|shot|built))(?: and \w+ed)?) by (.{2,60})$/u;
const PARTICIPLE_BY =
  /^((?:[\w'-]+ ){0,3}?[\w'-]+) (done|made|written|shot|drawn|taken|composed|edited|designed|translated|supplied|provided|prepared|printed|recorded|built|hired|handled|managed|ordered|booked|paid|booked and paid|bought|sewn|laid|fitted|cleaned) by (.{2,50})$/u;
const BY =
  /^([\w'’ -]{2,50}?) by ((?:the|his|her|their|your|our|its|someone|somebody|another|client|customer)\b.{2,50}|\p{L}+(?: \p{L}+)?)$/u;
const COMES_FROM =
  /^(.{2,50}?) (?:(?:is|are) \w+ and )?(?:comes?|will come) from ((?:the|their|his|her|your|our|client|customer|my client)\b.{2,50}|\w+'s .{2,40})$/u;
/** "Data export = their IT man", "Hosting: client". */
const IS_THEIRS =
  /^(.{3,50}?)\s?(?:=|->)\s?((?:the |their |his |her |your |our )?(?:client|customer)\b|(?:the |their |his |her |your |another |a different )[\w' -]{2,40}|(?:someone|somebody) else\b|them\b|you\b)(?: \w+ (?:it|them|that|this))?\W*$/u;
/** "Ad spend is on their own card", "Hosting is up to them", "Printing stays with the client". */
const IS_ON_THEM =
  /^(.{3,50}?) (?:is|are|goes|go|stays|stay|remains|will be)(?: straight| directly| all)? (?:on|with|up to|down to) ((?:them|you|him|her)\b|(?:the |my )?(?:client|customer)\b(?:'s)?|(?:their|his|her|your)\b|(?:the )?\w+'s)(?: own)?(?: (?:card|account|budget|side|end|bill|plate|table|cost|to-do|team))?\W*$/u;
/** "Hosting bills go to him". */
const BILLS =
  /^(.{2,40}? (?:bills?|fees?|costs?|charges?|subscriptions?|licen[cs]es?)) (?:goes|go|is|are|will be) (?:straight |directly )?(?:to|on|for|with|paid by) (them|him|her|you|the [\w-]+)$/u;
/** "Printer in Riga prints", "the venue films". */
const BUSY = new RegExp(
  String.raw`^((?:the |their |his |her |client's )?(?:[\w'-]+ ){0,2}?(?:shop|agency|studio|firm|company|venue|printers?|press|publisher|designer|developer|editor|photographer|maker|builder|installer|translator|illustrator|accountant|bookkeeper|programmer|host|label|school|club|museum)(?: in [\w-]+)?) (prints|films|shoots|edits|publishes|hosts|translates|illustrates|designs|installs|builds|codes|animates|records|proofreads|typesets|produces|mounts|assembles)$`,
  'u',
);
/** "Scan tables they supply": they are no part of the work, and have their place in it. */
const SUPPLY = /\s(?:suppl(?:y|ies)|provides?|sends?|brings?|gives?)(?: (?:it|them))?$/u;
/** "Ad spend on their card". */
const ON_CARD =
  /^([\p{L}' -]{3,40}?) (?:on|from|via) (?:their|his|her|your|the client's)(?: own)? (?:card|account|budget|bill)$/u;
/** "Clean-up done in-house". */
const IN_HOUSE = /^(.{3,50}?) (?:is |are |will be )?(?:done |handled |made |written |produced )?in-?house$/u;
/** "Infra is on their devops guy". */
const ON_SOMEBODY =
  /^(.{3,50}?) (?:is|are|stays?|will be) (?:on|with|up to) ((?:their|his|her|your|the client's) (?:[\w-]+ ){0,2}(?:guy|man|woman|girl|team|agency|developer|designer|partner|accountant|lawyer|people|staff|vendor|supplier|printer|engineer|side))$/u;
/** "Card printing we arrange", where who orders speaks. */
const WE_DO = new RegExp(String.raw`^(.{3,60}?) we (?:will |'ll )?(?:${VERB})$`, 'u');
/** The same where who orders speaks: "Data clean-up is on us". */
const IS_ON_US = /^(.{3,50}?) (?:is|are|stays?|will be) (?:on|with|up to|down to) (?:us|me)$/u;
/** "Music is Dave's thing", "PDFs are another team's problem". */
const IS_THEIR_THING =
  /^(.{3,50}?) (?:is|are|will be) ((?:the |another )?[\w]+'s|their|his|her|your|theirs|yours|(?:somebody|someone) else's) ?(?:own )?(?:thing|job|business|task|problem|part|responsibility|side|department|worry|matter|work)?\W*$/u;
/** "The apostille she gets herself", "Answering the messages they do themselves". */
const THEY_THEMSELVES = new RegExp(
  String.raw`^(.{3,60}?) (?:is something )?(they|he|she|you|someone else|somebody else) (?:will |'ll )?(${VERB}|gets?|keeps?)(?: (?:it|them))?(?: (?:themsel(?:f|ves)|himself|herself|yourself|yourselves|on (?:their|his|her|your) own))?(?: (?:from|at|in|via|through) .{2,40})?$`,
  'u',
);
/** "The lid must not be touched", "the frame is not to be painted": what is asked to be left alone. */
const MUST_NOT_BE =
  /^(.{2,60}?) (?:must|should|may|is|are)(?: not|n't)(?: to)? be (\w+ed|cut)(?: at all| under any \w+)?$/u;
/** "Please don't varnish the case", "no need to check the attic": work that somebody does not want. */
const UNWANTED_ACT =
  'touch|varnish|lacquer|paint|repaint|polish|sand|strip|clean|wash|retouch|replace|remove|refinish|restore|wax|oil|plaster|dig|prune|mow|trim|install|tune|translate|edit|rewrite|redesign|check|test|inspect|photograph|film|print|proofread|scan|record';
const DO_NOT = new RegExp(
  String.raw`^(?:you )?(?:(?:do not|don't|dont)(?: need to| have to)?|(?:will not|won't) (?:need|have) to|no need to|needn't) (${UNWANTED_ACT}) (?!(?:with|in|on|at|to|for|too|so|before|after|while) )(?!.*\s(?:too|so|before|after|until|till|without|with)\s)(.+)$`,
  'u',
);
/** "Tables you don't need to check". */
const NEED_NOT = new RegExp(
  String.raw`^(.{3,40}?) you (?:don't|do not|needn't) (?:need to |have to )?(${UNWANTED_ACT})$`,
  'u',
);
const TOUCHED = /^(?:touch|alter|chang)/u;
/** "Don't worry about the blog", "the songs you can skip", "the export can wait till next year", "we don't need an app". */
const UNWANTED: readonly RegExp[] = [
  /^(?:do not|don't|dont|no need to) (?:worry|bother) (?:about|with) ((?!(?:how|what|when|whether|if|being)\b).+)$/u,
  /^(.{3,40}?) (?:you can|can be) (?:skip(?:ped)?|leave out|left out|ignored?)$/u,
  /^you can (?:skip|leave out|ignore) (.{3,40})$/u,
  /^(.{3,40}?) can wait(?: (?:till|until|for) .{3,30})?$/u,
  /^we (?:do not|don't|dont) need (?:any |an? |the )?(.{3,40})$/u,
];
/** "Leave the hinges as they are". */
const LEAVE = /^leave (?:the|our|my) (.{3,30}?) (?:alone|be|as (?:it is|they are|is))$/u;
/** What whoever orders wants to be left alone. */
function unwanted(segment: Segment): string | undefined {
  const { plain } = segment;
  const [, kept = '', done = ''] = MUST_NOT_BE.exec(plain) ?? [];
  if (kept !== '' && isThing(kept) && !STARTS_CLAUSE.test(kept))
    return TOUCHED.test(done)
      ? `changes to ${lowerFirst(typed(segment, kept))}`
      : `${done === 'cut' ? 'cutting' : done.replace(/ed$/u, 'ing')} ${lowerFirst(typed(segment, kept))}`;
  const [, verb = '', object = ''] = DO_NOT.exec(plain) ?? [];
  if (verb !== '')
    return isThing(object)
      ? `${verb === 'touch' ? 'changes to' : ing(verb)} ${typed(segment, object)}`
      : undefined;
  const [, named = '', act = ''] = NEED_NOT.exec(plain) ?? [];
  if (named !== '' && isThing(named) && !STARTS_CLAUSE.test(named))
    return act === 'touch'
      ? `changes to ${lowerFirst(typed(segment, named))}`
      : `${ing(act)} ${lowerFirst(typed(segment, named))}`;
  const left = LEAVE.exec(plain)?.[1];
  if (left !== undefined && isThing(left)) return `changes to the ${typed(segment, left)}`;
  const thing = UNWANTED.map((each) => each.exec(plain)?.[1]).find((each) => each !== undefined);
  return thing !== undefined &&
    isThing(thing.replace(/^(?:the|an?) /u, '')) &&
    !STARTS_CLAUSE.test(thing) &&
    !WH.test(thing)
    ? typed(segment, thing)
    : undefined;
}
const SAID_NO = /^(.{3,40}?) (?:NO|no)(?: way)?$/u;
const GOES_TO = /^(.{3,50}?) goes? to ((?:the|their|his|her|your)\s(?!cinema|printer|press).{2,50})$/u;
const OUTSIDE =
  /^(.{2,60}?) (?:(?:is|are) (?:not|outside|out of scope|excluded|separate|extra)|isn'?t|aren'?t|not (?:included|needed|required|wanted|covered|planned|in (?:the )?(?:price|scope)|part(?: of)?|my (?:thing|job)|mine|me|us)|out of scope|excluded|(?:maybe |perhaps )?(?:(?<!\b(?:days?|weeks?|months?|hours?|years?) )later|next year|another time|in (?:the )?(?:phase|stage|step) (?:2|3|two|three)|in (?:the )?(?:next|second|later) (?:phase|stage|step)))\b(.*)$/u;
const IS_OUTSIDE =
  /^\s*(?:$|\(|included|part|in (?:the|this|my)|me$|covered|this|the|of|scope|something i|my|mine|needed|for now|not now|job)/u;
const I_DO_NOT = /(?:^|\s)i (?:do not|don't|dont|won't|will not|never|am not|'m not) (\w+)(?:\s+(.+))?$/u;
/** "If it's frost I don't lay", "in the rain I don't fly": put off, and not left out. */
const UNDER_CONDITION =
  /(?:^|\s)(?:if|when|while|until|till|whenever|in case|unless|(?:in|during|with) (?:the |heavy |strong )?(?:rain|frost|snow|wind|winds|storm|storms|heat|bad weather|fog|the dark))(?:\s|$)/u;
/** The same behind it: "I don't fly when it rains". */
const CONDITION_BEHIND = /^\s*[!?.]*\s*(?:if|unless|when|until|while)\s/u;
/** "We can't film the choir". */
const CANNOT = new RegExp(String.raw`^(i|we) (?:can't|cannot|can not|cant) (${VERB}) (.+)$`, 'u');
/** "Night shots extra, $90 each". */
const EXTRA =
  /^((?!.*\b(?:is|are|was|be)\b)[\w' -]{3,40}?)(?: costs?)? (?:= (?:an? )?(?:new|separate|another|extra) (?:job|quote|bill|contract|offer|order|project)|(?:charged |billed |priced |quoted )(?:separately|apart|extra)|extra(?: [€$£]?\d.{0,20})?)$/u;
const NO = /^(?:no|never|strictly no|not) (.+)$/u;
/** "Neither is uploading". */
const NEITHER = /^(?:neither|nor) (?:is|are) (.{3,60})$/u;
const NOTHING = /^nothing (about .+)$/u;
const WH =
  /\b(?:how|what|when|where|why|who|that|which|if|review|see|check)\b|\b(?:the|an?|of|in|to|and|for|with|my|our|their)$/u;
const OWN = /\b(?:me|myself|us|i|my)\b/u;
const PROPERTY = /^\W*(?:tone|style|language|voice|mood|look|feel)\s*$/u;

const wordsIn = (words: string): number => words.trim().split(/\s+/u).length;
const ROLE =
  /^(?:The|Their|His|Her|Your|Our|My|Its|Client|Customer|Architect|Publisher|Author|Host|Printer|Developer|Designer|Editor|Club|Company|Studio|Agency|School|Trust|Bank|Museum)\b/u;
const lower = (words: string): string =>
  ROLE.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
/** What is done to people. */
const REACHED = /^(contact|inform|invit|approach|recruit|notif|brief|interview)(?:i?ed)$/u;
const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const isThing = (words: string): boolean =>
  words.trim() !== '' &&
  wordsIn(words) <= LONGEST &&
  !hasVerb(words) &&
  !/\b(?:go|goes|come|comes|stay|stays)\b/u.test(words) &&
  !PRONOUN.test(words) &&
  !NO_THING.test(words);

/** The words of a segment where a pattern has found them, as they were typed. */
function typed({ text, plain }: Segment, words: string | undefined): string {
  const at = words === undefined || words === '' ? -1 : plain.indexOf(words);
  return at === -1 || words === undefined ? '' : text.slice(at, at + words.length).trim();
}
/** Who does it, in brackets; "they" and "he" may be anybody. */
const who = (segment: Segment, words: string | undefined): string =>
  words === undefined || /^(?:they|he|she|it|nobody|no one)$/u.test(words.trim())
    ? ''
    : ` (${words.trim() === 'you' ? 'the Client' : flat(lower(typed(segment, words)))})`;
/** No brackets inside of brackets: "(the sign maker, Hartwell)". */
const flat = (words: string): string =>
  words.replace(/\s\((\p{Lu}[^)]*)\)/u, ', $1').replace(/\s\([^)]*\)?/u, '');

/** Words that open a clause, so that no name stands there. */
const STARTS_CLAUSE =
  /^(?:i|we|it|that|this|which|what|there|once|as|so|if|when|and|but|everything|all|rest|the rest)\b/u;
const VERB_IN = new RegExp(String.raw`\s(?:${VERB}|is|are|gets?|wants?|needs?)\s`, 'u');
/** Whose it is, in brackets: "the client's card" is the client's. */
function whom(segment: Segment, whose: string): string {
  if (/^(?:them|they|him|her|their|his|theirs)$/u.test(whose)) return ' (the Client)';
  if (/^(?:you|your|yours)$/u.test(whose)) return ' (the Client)';
  if (/^(?:the |my )?(?:client|customer)(?:'s)?$/u.test(whose)) return ' (the Client)';
  return /'s$/u.test(whose)
    ? ` (${flat(lower(typed(segment, whose)))})`.replace(/['’]s\)$/u, ')')
    : ` (${flat(lower(typed(segment, whose)))})`;
}

/** "Wrap shop". */
const FIRM = /\s(?:shop|agency|studio|firm|company|office|team|press)$/u;

function doneByOthers(segment: Segment, isClient: boolean): string | undefined {
  const { plain } = segment;
  const passive = PASSIVE.exec(plain) ?? PARTICIPLE_BY.exec(plain);
  if (passive !== null) {
    const [, thing, done, by] = passive;
    if (OWN.test(by ?? '') || !isThing(thing ?? '')) return undefined;
    /* What others approve is made by whoever works. */
    if (/^(?:approved|signed|confirmed)$/u.test(done ?? '')) return undefined;
    const isThem = /^(?:them|him|her)$/u.test(by ?? '');
    /* "Customers are contacted by her team": people are no work, to reach them is. */
    const reached = REACHED.exec(done ?? '')?.[1];
    if (reached !== undefined)
      return `${reached}${done?.endsWith('ied') === true ? 'ying' : 'ing'} ${lowerFirst(typed(segment, thing))} (${flat(lower(typed(segment, by)))})`;
    const how = /^(?:done|made|handled)$/u.test(done ?? '') ? '' : `${done ?? ''} by `;
    return `${typed(segment, thing)} (${isThem ? 'the Client' : `${how}${flat(lower(typed(segment, by)))}`})`;
  }
  const source = COMES_FROM.exec(plain) ?? GOES_TO.exec(plain) ?? BY.exec(plain);
  if (source !== null) {
    const [, thing = '', from = ''] = source;
    const isDay =
      /^(?:\d|the \d|mon|tue|wed|thu|fri|sat|sun|hand|e-?mail|post|phone|video|car|train|end|noon|default|\w+ing\b)/u.test(
        from,
      );
    const isNamed =
      /\b(?:the|his|her|their|your|our|its|someone|somebody|another|client|customer)\b|'s\b/u.test(from) ||
      /^\p{Lu}/u.test(typed(segment, from));
    return OWN.test(from) ||
      isDay ||
      VERB_IN.test(`${thing} `) ||
      !isNamed ||
      !isThing(thing) ||
      /(?:^|\s)\w+ed$/u.test(thing)
      ? undefined
      : `${typed(segment, thing)} (${flat(lower(typed(segment, from)))})`;
  }
  const inHouse = IN_HOUSE.exec(plain)?.[1];
  if (inHouse !== undefined && isThing(inHouse)) return `${typed(segment, inHouse)} (the Client)`;
  const onThem = ON_SOMEBODY.exec(plain);
  if (onThem !== null && isThing(onThem[1] ?? ''))
    return `${typed(segment, onThem[1])}${whom(segment, onThem[2] ?? '')}`;
  const onUs = isClient ? (IS_ON_US.exec(plain)?.[1] ?? WE_DO.exec(plain)?.[1]) : undefined;
  if (onUs !== undefined && !STARTS_CLAUSE.test(onUs) && !WH.test(onUs))
    return isThing(onUs) ? `${typed(segment, onUs)} (the Client)` : undefined;
  const onCard = ON_CARD.exec(plain)?.[1];
  if (onCard !== undefined && isThing(onCard) && !VERB_IN.test(`${onCard} `))
    return `${typed(segment, onCard)} (the Client)`;
  const bills = BILLS.exec(plain);
  if (bills !== null) return `${typed(segment, bills[1])}${whom(segment, bills[2] ?? '')}`;
  const busy = BUSY.exec(plain);
  if (busy !== null && !isClient)
    return `${ing((busy[2] ?? '').replace(/(?<=sh)es$|s$/u, ''))} (${flat(lower(typed(segment, busy[1])))})`.trim();
  const theirs = IS_THEIRS.exec(plain) ?? IS_ON_THEM.exec(plain) ?? IS_THEIR_THING.exec(plain);
  if (theirs !== null) {
    const [, thing = '', whose = ''] = theirs;
    if (OWN.test(whose) || !isThing(thing) || STARTS_CLAUSE.test(thing)) return undefined;
    return `${typed(segment, thing)}${whom(segment, whose)}`;
  }
  const themselves = THEY_THEMSELVES.exec(plain);
  if (themselves !== null) {
    const [, thing = '', by = '', verb = ''] = themselves;
    const isName = isThing(thing) && !STARTS_CLAUSE.test(thing) && !WH.test(thing) && !VERB_IN.test(thing);
    if (isName && SUPPLY.test(plain))
      return isClient ? undefined : `${typed(segment, thing)} (supplied by the Client)`;
    /* "Photos she scans herself": it is not the photographs that are left out. */
    const act =
      who(segment, by) === '' && !/^(?:gets?|keeps?|pays?|buys?|orders?)$/u.test(verb)
        ? gerundOf(verb)
        : undefined;
    if (isName)
      return act === undefined
        ? `${typed(segment, thing)}${who(segment, by)}`
        : `${act} ${lowerFirst(typed(segment, thing))} (the Client)`;
  }
  const there = DOES_THERE.exec(plain);
  if (there !== null) {
    const [, subject, verb = '', place] = there;
    return `${gerundOf(verb) ?? ing(verb)} ${typed(segment, place)}${who(segment, subject)}`;
  }
  const does = DOES.exec(plain);
  if (does === null) return undefined;
  const [, subject = '', verb = '', rest = ''] = does;
  const object =
    rest.split(new RegExp(String.raw` and (?:their|his|her|the|your|\w+s\b|(?:${VERB})\b)`, 'u'))[0] ?? '';
  const isPerson =
    /^(?:they|he|she|you|the|their|his|her|your|our|my|client|customer)\b/u.test(subject) ||
    /^\p{Lu}/u.test(typed(segment, subject)) ||
    FIRM.test(subject);
  const isSingular =
    /s$/u.test(verb) ||
    /(?:[^s]s|staff|team|people)$/u.test(subject) ||
    /^(?:they|you)$/u.test(subject) ||
    /(?:will|'ll|can) /u.test(plain);
  if (
    !isPerson ||
    !isSingular ||
    /\d|'s$/u.test(subject) ||
    (isClient ? /^(?:i|we)$/u : OWN).test(subject) ||
    WH.test(isClient ? subject.replace(/^(?:my|our) /u, '') : subject) ||
    hasVerb(subject.replace(/^(?:they|he|she|you)$/u, '')) ||
    !isThing(object)
  )
    return undefined;
  /* "They pay net 15", "Fox Ltd runs three bars": a term of payment, and who the client is. */
  const isTerm = verb.startsWith('pay') && /^(?:\d|net|within|after|nothing|half|once)\b/u.test(object);
  if (isTerm || /\b(?:ltd|llc|inc|gmbh|plc|b\.?v)\b/u.test(subject)) return undefined;
  const act = gerundOf(verb);
  const isToMe = !isClient && /^(?:they|he|she)$/u.test(subject) && / (?:me|us) /u.test(plain);
  /* "They post me the parcels": what is done to me is where my work begins. */
  if (isToMe) return act === undefined ? `${typed(segment, object)} (the Client)` : undefined;
  /* "They supply the plants" is of what the work needs, and no part of it. */
  const isSupplied =
    /^(?:suppl|provide|give|bring|send)/u.test(verb) && /^(?:they|he|she|you)$/u.test(subject);
  if (isSupplied) return undefined;
  return `${act === undefined ? '' : `${act} `}${typed(segment, object)}${who(segment, subject)}`;
}

function leftOut(segment: Segment, isClient: boolean): string | undefined {
  const { plain } = segment;
  const cannot = CANNOT.exec(plain);
  if (cannot !== null) {
    const [, by, verb = '', object = ''] = cannot;
    const isMine = by === 'i' || !isClient;
    return isMine && isThing(object) ? `${gerundOf(verb) ?? ing(verb)} ${typed(segment, object)}` : undefined;
  }
  const priced = EXTRA.exec(plain)?.[1];
  if (priced !== undefined && isThing(priced) && !STARTS_CLAUSE.test(priced)) return typed(segment, priced);
  const mine = I_DO_NOT.exec(plain);
  if (mine !== null) {
    const [, verb = '', rest = ''] = mine;
    if (
      UNDER_CONDITION.test(plain.slice(0, mine.index)) ||
      NOT_DONE.test(verb) ||
      PRONOUN.test(rest) ||
      wordsIn(rest) > LONGEST ||
      /^(?:not|always|really|even)$/u.test(verb)
    )
      return undefined;
    const object = typed(segment, rest);
    if (verb === 'do') return isThing(rest) ? object : undefined;
    return `${verb.endsWith('ing') ? verb : ing(verb)}${rest === '' ? '' : ` ${object}`}`;
  }
  const neither = NEITHER.exec(plain)?.[1];
  if (neither !== undefined) return isThing(neither) ? typed(segment, neither) : undefined;
  const about = NOTHING.exec(plain);
  if (about !== null) return `anything ${typed(segment, about[1])}`;
  const outside = OUTSIDE.exec(plain);
  if (outside !== null) {
    const [, thing = '', rest = ''] = outside;
    return isThing(thing) && IS_OUTSIDE.test(rest) && !/^(?:i|we|that|this|it|which)\b/u.test(thing)
      ? typed(segment, thing)
      : undefined;
  }
  const refused = SAID_NO.exec(plain);
  if (refused !== null && isThing(refused[1] ?? '') && !STARTS_CLAUSE.test(refused[1] ?? ''))
    return typed(segment, refused[1]);
  const no = NO.exec(plain);
  if (no === null) return undefined;
  const [, thing = ''] = no;
  const touched = /^touching (.+)$/u.exec(thing)?.[1];
  if (touched !== undefined) return isThing(touched) ? `changes to ${typed(segment, touched)}` : undefined;
  const isNot = plain.startsWith('not ');
  const last = /[\w-]+$/u.exec(thing)?.[0] ?? '';
  const isName = !isNot || thing.startsWith('the ') || isMade(last) || /(?:[^s]s|ing)$/u.test(last);
  return isThing(thing) && wordsIn(thing) <= 7 && isName ? typed(segment, thing) : undefined;
}

const SECOND_VERB = new RegExp(String.raw` and (?:${VERB}|\w+s the)\b.*$`, 'u');
/** "The printer does cutting, folding and packing": what follows a comma is done by the same. */
function withList(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const words = part(segment, 0, SECOND_VERB.exec(segment.plain)?.index);
    const isMore =
      last !== undefined &&
      segment.mark === ',' &&
      DOES.test(last.plain.trim().replace(LEAD, '')) &&
      isThing(words.plain) &&
      !DOES.test(words.plain) &&
      wordsIn(words.plain) <= 7 &&
      leftOut(words, false) === undefined;
    if (last === undefined || !isMore) joined.push(segment);
    else
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}, ${words.text}`,
        plain: `${last.plain}, ${words.plain}`,
      };
  }
  return joined;
}

/** Who speaks of "you" and never of themselves may mean the provider. */
const YOU = /\b(?:you|your|yours)\b/u;
/** A bracket in which somebody does something is a segment of its own. */
const withAsides = (segment: Segment): Segment[] => [
  segment,
  ...[...segment.plain.matchAll(/\((?![^()]*\b(?:unless|if|until|when)\b)([^()]{8,60})\)/gu)].flatMap(
    ({ 1: words = '', index }) => {
      const said = segmentsOf(part(segment, index + 1, index + 1 + words.length));
      return said.length === 1 ? said : said.filter(({ plain }) => /^\s*no\s/u.test(plain));
    },
  ),
];

/** What an English sentence leaves out of the work or to somebody else, in its own words. */
export function leftOutInEnglish(statement: Statement, isClient: boolean, isProvider = true): string[] {
  const said = segmentsOf(statement);
  /* "Spots yes, chins no" says how something is done. */
  const isHow = said.some(
    ({ plain }, at) =>
      /\syes\W*$/u.test(plain) &&
      /^(?::|--?)$/u.test(said.slice(0, at + 1).findLast(({ mark }) => mark !== ',')?.mark ?? ''),
  );
  const segments = isHow ? said.filter(({ plain }) => !SAID_NO.test(plain.trim())) : said;
  const property = segments.findIndex(
    ({ plain }, at) => PROPERTY.test(plain) && segments[at + 1]?.mark === ':',
  );
  return withList(segments.slice(0, property === -1 ? undefined : property))
    .flatMap(withAsides)
    .flatMap((each) => cut(each, /\s+(?:but|(?:and|&) (?=i |i'm |they |he |she |you |no |never ))\s*/gu))
    .flatMap((segment, at, all) => {
      const isOpen = CONDITION_BEHIND.test(all[at - 1]?.plain ?? '') && I_DO_NOT.test(segment.plain);
      if (isOpen) return [];
      const lead = LEAD.exec(segment.plain)?.[0].length ?? 0;
      const end = TAIL.exec(segment.plain)?.index;
      const clause = part(segment, lead, end);
      const refused = CONDITION_BEHIND.test(segment.plain.slice(end)) ? undefined : unwanted(clause);
      if (refused !== undefined) return refused;
      if (CONDITION_BEHIND.test(segment.plain.slice(end)) && I_DO_NOT.test(clause.plain)) return [];
      if (clause.plain.length > LONGEST_CLAUSE || ((isClient || !isProvider) && YOU.test(clause.plain)))
        return [];
      return leftOut(clause, isClient) ?? doneByOthers(clause, isClient) ?? [];
    });
}

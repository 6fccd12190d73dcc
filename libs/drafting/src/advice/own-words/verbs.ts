import type { Language } from '../../model/document.js';

/** Verbs that the sentences of contracts are made with; endings are added below. */
const ENGLISH = [
  'accepts adds agree agrees applies approves assigns attends bears becomes begins binds brings buys chooses completes confirms',
  'consists contains corrects creates decides deletes delivers depends describes does ensures exceeds excludes expects falls',
  'follows gets gives goes grants had has have includes informs installs keep keeps lasts learns leaves lets maintains makes',
  'manages meets mends notifies owns owe owes pays performs prepares provides publishes puts reaches receives refuses reimburses remains',
  'removes renders replaces requires resolves responds revises saves sends specifies speak speaks spends stays suggests takes teaches tells tests',
  'translates verifies warrants writes am is are was were been cannot',
].join(' ');
/** These are things as well as doings: only after who does them are they verbs. */
const ENGLISH_DOUBTFUL = [
  'accept act acts add answer answers apply approve ask asks attend bear begin bill bills bring buy call calls cancel cancels change',
  'changes check checks choose come comes complete confirm contain correct cost costs count counts cover covers create decide delete',
  'deliver depend describe do end ends ensure expect fall fix fixes follow get give go handle handles hand hands help helps host',
  'hosts include inform install invoice invoices last learn leave let limit limits list lists maintain make manage mean means meet move moves',
  'name names need needs notify offer offers own pass passes pay perform plan plans prepare present presents print prints process',
  'processes talk talks turn turns look looks provide publish put receive record records refund refunds refuse reimburse remain remove repair repairs replace replies reply',
  'report reports request requests require resolve respond return returns review reviews revise run runs send set sets share shares show shows sign',
  'signs spend stand stands start starts state states stay stop stops store stores supplies supply support supports take teach tell test',
  'train trains transfer transfers translate travel travels treat treats update updates upload uploads use uses visit visits wait waits work works write',
].join(' ');
/** These take another verb behind them. */
const ENGLISH_MODAL = '(?:may|might|can|could|must|shall|should|will|would)';
const SHORT_VERBS =
  'be do go have add aid aim ask ban bid buy cut eat fit fly get act let log map mix opt own pay put run say see set sit tag tap test tip top try use vet win zip turn talk look open close join pick drop seek find gain hold lend link load lose lower mark note omit post quit rely rent rise save scan sell ship sort swap sync trim vary view vote warn wear raise';
/** What is no word at all: no vowel, or hardly any. */
const NO_WORD = '(?:[^aeiouy\\s.,;]+(?!\\p{L})|\\p{L}*[^aeiouy\\s.,;]{4}(?!\\p{L}))';
const ENGLISH_DOER =
  '(?:we|we both|you|i|client|customer|provider|part(?:y|ies)|it|they|he|she|who|which|that|both|either|neither|nobody|everybody|one|author|designer|developer|services|deliverables|fees|work|price|code)';

/** "The project ends", "Each visit starts": what a sentence begins with, before one of those verbs. */
const ENGLISH_SUBJECT = '(?<=^|[.;:]\\s)(?:the|each|every|this|any|all|no)\\s+\\p{L}+(?:\\s+\\p{L}+)?';

/** Lithuanian verbs by the beginnings that only verbs and their participles have, whatever the ending. */
const LITHUANIAN_STEMS = [
  'apmok apribo aprašo aprėp aptar atleidž atlik atliek atlygin atnaujin atsak atsiun atskait atšauk ats(?:to|tov) atvyk',
  'baigia baigė baigs bendr(?:auja|aus) būna bus dalij dalyv dirb(?!t) dokumentuo duoda duos eina įdieg įgy įkel įraš įsigy įsipareig įskait įskaič',
  'išbando išduod išlaik išraš išsaug išsiun ištais įteik įtrauk įvert įvyk',
  'gauna gaus gavo galioj garantuo grąžin informuo juda kain(?:uoja|uos) keičia keičiam keis kompensuo konsultuo koreguo kurs(?!a) kūr(?!yb|ėj) kuria(?!nt)',
  'laik(?:o|oma|oma(?:s|i)|osi|ysis|ys) laukia leidž lieka liks lygi moka mokam mokės mokėt naikina naudoj naudos nagrinėj nebe nebus nemok nepriv nenaud neatlik neatsak nepriim neteik neturi neįeina neviršij neskelb nenumat',
  'nėra numat nurod nustat nutrauk pakeič pakeis palieka papild paraš parengia parengs pareng paruoš pasiraš pasilik pasirenk pasitar pateik patais patikrin patvirtin paveda pavest',
  'perduod perduo pereina perim perkelia persiun pervedam perved planuo prad(?:eda|ės|ėjo) praneša praneš prašo prašy prieštar priim priklaus prisiim prisid pristat prižiūr',
  'ren?gia(?!nt) rūpin rodo rašo raš(?:oma|ys) saugo saugom sąlygoja sen?d siunč siųs skaičiuo skambin skelb skir(?:ia|iama|s) skolin sprendž spręs suderin suderėj sudaro sudarys sukur sumažin sumok surink susi(?:tar|tink|s) suteik sutaria sutink sutvark',
  'taiko taikom taisom taiso teik(?:ia|iama|s) tenka teks(?!t) tikrin tinka toler trunka truks turi turė tvarko tvarkom tvirtin užbaig užtikrin užpild užsak veda veikia verčia viršij vykdo vykdom vyk(?:sta|s) yra žymi šer(?:ia|iam)',
].join(' ');

/** "gali", "privalo": with an infinitive somewhere near. */
const LITHUANIAN_MODAL =
  /(?<!\p{L})(?:ne|be|tebe)?(?:gal(?:i|ės|ėjo|ėtų|ima)|prival(?:o|ės|ėjo|ėtų|oma))(?!\p{L})/iu;
const INFINITIVE = /\p{L}{2,}ti(?:s)?(?!\p{L})/iu;

const alternatives = (words: string): string => words.split(' ').join('|');

const VERBS: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `(?<![\\p{L}-])(?:${alternatives(ENGLISH)}|(?:${ENGLISH_DOER}|${ENGLISH_SUBJECT})\\s+(?:\\p{L}+ly\\s+|also\\s+|then\\s+|never\\s+|always\\s+)?(?:${alternatives(ENGLISH_DOUBTFUL)}))(?![\\p{L}-])`,
    'iu',
  ),
  /* "ne-" and the like may stand before, -imas, -tojas and the like make a thing of it; the passive ends in -oma, -omi. */
  lt: new RegExp(
    `(?<!\\p{L})(?:(?!\\p{L}*(?:im|ym|toj|ov|uv)(?:as|o|ui|ą|u|e|ai|ų|ams|us|ais|uose|ė|ės|ę)(?!\\p{L}))(?:ne|be|te|nebe)?(?:${alternatives(LITHUANIAN_STEMS)})|(?!program|reklam|problem|platform|form|schem|diagram)\\p{L}{3,}(?:iama|oma|inama|uojama|ėjama|iami|omi|inami|iamos|omos|inamos|inėja|auja|uoja|inti|uoti|ėti|yti|auti)(?!\\p{L}))`,
    'iu',
  ),
};

/** The base forms that verbs of the list have: "accepts" → "accept", "applies" → "apply", "reaches" → "reach". */
const BASES = ENGLISH.split(' ').flatMap((verb) => [
  verb.replace(/ies$/u, 'y'),
  verb.replace(/s$/u, ''),
  verb.replace(/es$/u, ''),
]);
/** Behind "may" and the like every long word is a verb, a short one only if it is known. */
const ENGLISH_AFTER_MODAL = new RegExp(
  `(?<!\\p{L})${ENGLISH_MODAL}(?!\\p{L})(?:\\s+(?:not\\s+)?(?!${NO_WORD})\\p{L}{5}|[^.]{0,80}?(?<!\\p{L})(?:${[...BASES, ...ENGLISH_DOUBTFUL.split(' '), ...SHORT_VERBS.split(' ')].join('|')})(?!\\p{L}))`,
  'iu',
);

/** Whether somebody does something in these words. */
export const hasVerb = (words: string, language: Language): boolean =>
  VERBS[language].test(words) ||
  (language === 'en'
    ? ENGLISH_AFTER_MODAL.test(words)
    : LITHUANIAN_MODAL.test(words) && INFINITIVE.test(words));

import { NUMBER_WORDS } from '../reading/number-words.js';
import { lean, leanSource } from '../reading/letters.js';

/** What a word does in a sentence; words of the first five decide what a sentence obliges somebody to. */
export type Role = 'figure' | 'side' | 'modality' | 'negation' | 'scope' | 'word' | 'small';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const SIDES = list(
  `provider providers client clients contractor consultant freelancer customer company supplier vendor agency designer
   developer author buyer seller licensor licensee employer employee recipient discloser party parties either each both
   neither mutual mutually we us our ours you your yours i my
   šalis šalies šaliai šalį šalys šalių šalims šalimis abi abiejų abiem abipusis abipusė abipusiai kiekviena viena mes mūsų
   jūs jūsų aš mano`,
);
const SIDE_STEMS =
  /^(?:klient|užsakov|vykdytoj|rangov|teikėj|tiekėj|pirkėj|pardavėj|darbdav|darbuotoj|licenciar|licenciat|autori?(?:us|aus|ui|ių|iumi)$|konsultant|gavėj)/u;
const MODALS = list(
  `may shall must will should can could would might agrees agree undertakes undertake required requires obliged obligated
   entitled right rights obligation obligations duty duties endeavours endeavors efforts permitted allowed
   gali galės galėtų galima privalo privalės turi turės turėtų įsipareigoja įsipareigoti įsipareigos teisė teisę teisės
   teisių pareiga pareigą pareigos leidžiama stengsis stengiasi pastangas pastangų būtų`,
);
const NEGATIONS = list(
  `not no never none neither nor nothing without cannot unless except excluding excepting otherwise nonetheless
   ne nei niekada niekas nieko joks jokia jokio jokios jokių jokią jokį jokius jokiam jokiai jokiu be nebent išskyrus nėra nebus negali negalės
   neturi neturės neprivalo neįsipareigoja negalima netaikoma netaikomi netaikomos neatsako nemokama`,
);
const SCOPES = list(
  `only solely sole exclusive exclusively all any every reasonable reasonably unlimited perpetual worldwide irrevocable
   irrevocably immediately promptly unilaterally discretion prior before after upon until written writing automatically
   maximum minimum exceed exceeding least most more less than gross net including include excludes exclude first last
   entire entirely part partial partially direct indirect material terminate renew extend accept reject refundable
   nonrefundable advance arrears joint jointly severally
   tik vien vienintelė vienintelis išimtinai išimtinė išimtinę išimtinės visos visus visi visas visų bet kokia kokių
   neribotai neribotas neterminuotai neatšaukiamai nedelsiant nedelsdamas iškart vienašališkai nuožiūra iš anksto prieš
   po iki raštu raštiškai automatiškai daugiau mažiau mažiausiai daugiausia viršyti viršija įskaitant visiškai iš dalies
   tiesioginiai netiesioginiai solidariai avansu`,
);
const UNITS = list(
  `day days week weeks month months year years hour hours business working calendar percent daily weekly monthly annually
   annum eur euro euros usd dollars gbp pounds pln vat hundred thousand million half double twice third
   january february march april june july august september october november december
   diena dieną dienos dienų dienas dienoms savaitė savaitę savaitės savaičių savaites mėnuo mėnesį mėnesio mėnesiai
   mėnesių mėnesius mėn metai metų metus metams valanda valandą valandos valandų valandas darbo kalendorinė kalendorinę
   kalendorinių kalendorines kalendorinės proc procentas procentai procentų eurų eurai eurus euro pvm pusė pusę dvigubai
   sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio`,
);
const SMALL = list(
  `a an the of and or to in on at by for with from as is are be been being was were it its this that these those such
   which who whom whose there here into under per if then so has have had do does did he she they them their his her
   hereby herein hereof hereto hereunder thereof therein thereto thereunder also said
   ir arba bei ar su už dėl pagal kad kuris kuri kurio kurios kurie kurių kurį kurią tai tas ta to tos tuo tą šis ši šio
   šios šiuo šią šiai yra būti buvo bus kaip jei jeigu jis ji jo jos jų jam jai juos jas jie savo o į iš nuo prie per
   apie tarp toks tokia tokio tokios tokių taip pat`,
);
/** Of a sentence that goes on, or that points at what was said. */
const LEADING_ON = list(
  `addition additionally furthermore moreover however therefore thus hence accordingly consequently similarly likewise
   respectively namely hereafter herewith hereinafter hereinbefore aforesaid aforementioned foregoing said
   above below following follows way such same own already then again
   papildomai todėl tačiau taigi atitinkamai būtent toliau aukščiau žemiau minėtas minėta minėto minėtos minėtų minėtą
   nurodytas nurodyta šiuo tuomet jau vėl pats pati patys tokiu būdu`,
);
/** Whether a word only leads on and names neither a thing nor a duty. */
export const isLeadingOn = (word: string): boolean => LEADING_ON.has(word);
const NUMBER = new RegExp(leanSource(`^${NUMBER_WORDS}$`), 'iu');

/** The role of a word in small letters; a word of one of the sides of either text is given as such by the caller. */
export function roleOf(word: string): Role {
  if (/\d|[%€$£]/u.test(word) || UNITS.has(word)) return 'figure';
  if (NEGATIONS.has(word) || word.endsWith("n't")) return 'negation';
  if (MODALS.has(word)) return 'modality';
  if (SIDES.has(word) || SIDE_STEMS.test(word)) return 'side';
  if (SCOPES.has(word)) return 'scope';
  if (SMALL.has(word)) return 'small';
  return NUMBER.test(word) ? 'figure' : 'word';
}

const LITHUANIAN = lean(
  /(?:iausi\p{L}{1,3}|iams|iais|iuose|ėmis|omis|iomis|ėms|oms|ams|uose|ose|ėse|yje|oje|ėje|iui|iaus|iai|ius|ių|imi|umi|ais|as|is|ys|us|os|ės|es|ai|ui|ei|io|ią|ia|iu|o|a|ą|ė|ę|e|ų|u|į|i|y)$/u,
);
const ENGLISH = /(?:'s|ies|es|s|ed|ing|ly)$/u;
const HAS_LITHUANIAN = /[ąčęėįšųūž]/u;
const LEAST_STEM = 4;

/** A word without its ending: the same for the forms of one word, and now and then for two words. Only for likeness, never for a claim. */
export function stemOf(word: string, isLithuanian: boolean): string {
  if (word.length <= LEAST_STEM) return word;
  const ending = isLithuanian || HAS_LITHUANIAN.test(word) ? LITHUANIAN : ENGLISH;
  const stem = word.replace(ending, '');
  return stem.length >= LEAST_STEM - 1 ? stem : word;
}

const PREFIX = /^(?:non|un|in|im|ir|dis|ne)/u;
/** "revocable" and "irrevocable", „atsako“ and „neatsako“. */
export const isOpposite = (one: string, other: string): boolean => {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 && long !== short && long.endsWith(short) && long.replace(PREFIX, '') === short;
};

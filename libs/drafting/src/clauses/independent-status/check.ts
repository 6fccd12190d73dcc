import { butNot, phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { found, missing, say } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';
import { isVenture } from '../../check/venture.js';
import type { Sentence } from '../../check/segment.js';

const SPEAKS_OF_STATUS = phrases(
  '(is|are|be|remains?|acts? as|works? as|status of|is hired as|engaged as|retained as) (an? )?(independent|provider in business)',
  'independent (contractor|provider|business)s?,?( and)? not',
  '(relationship|status)…independent (contractor|provider)',
  '(is|as|are) (an? )?(self-employed|freelance) (provider|person|professional|business)',
  'provider (is|remains) self-employed',
  '(not|nothing|no|neither|never|nor)…(an employee|employees of|employment (relation|contract|agreement|or|,)|employer|partnership|joint venture)*',
  'not (be )?(an )?(employee|employed)',
  '(nesukuria|nesukurs|nėra|nelaikom|neatsirand|nesusiklost|nesudaro)*…(darbo sant|darbuotoj|darbo sutart)*',
  'darbo (santyki|sutart)*…(nesukur|nėra|nesusiklost|neatsirand|nelaikom)*',
  '(veikia|dirba|teikia|teikdamas)…savarankiškai',
  'savo vardu ir rizika',
);

const INDEPENDENT = butNot(SPEAKS_OF_STATUS, phrases('(solicit|entice|poach|recruit|vilio)*'));

/** Who acts under a certificate of an activity of its own, or is a company, is hardly taken for an employee. */
const OWN_BUSINESS = phrases('individual activit(y|ies)', 'sole trader', 'individuali* veikl*');
const COMPANY =
  /(?<!\p{L})(?:uab|mb|ltd|limited|llc|inc|gmbh|oü|sia)(?!\p{L})[^()]{0,160}\([^()]{0,24}(?:provider|paslaugų teikėj)/u;

/** What tax offices and courts take for signs of employment. */
const SIGNS: readonly RegExp[] = [
  phrases(
    '(\\d{1,3}|forty|thirty|twenty) hours (a|per|each|every) (week|day)',
    '(mondays?|mon) (to|through|until|-) (fridays?|fri)',
    '\\d{1,2}([:.]\\d\\d)? ?[ap]\\.? ?m\\.?',
    'full-?time',
    "(fixed|set|normal|regular|office|core|client's|business|working) hours",
    '(\\d{1,3}|keturiasdešimt) (darbo )?valand* (per|kiekvien)…(savait|dien)*',
    'darbo laik*…(nuo|iki|nustat|kliento)',
    'nuo \\d{1,2}([:.]\\d\\d)?( val\\.?)? iki \\d{1,2}',
    'vis* darbo dien*',
    'nuo pirmadienio iki penktadienio',
  ),
  phrases(
    "(at|in|from|on) (the )?client's (office|premises|facilit|site|headquarters|workplace|location)*",
    '(office|premises|facilities|workplace) of (the )?client',
    'kliento (patalp|biur|būstin|darbo viet|ofis)*',
  ),
  phrases(
    'under (the )?(direct |close |sole |general |day-to-day )?(supervision|direction|control|management|instructions)',
    'supervised by',
    'client (shall|will|may|has the right to) (direct|control|supervise)',
    '(prižiūrim|vadovaujam|kontroliuojam)*…(klient|vadov)*',
    'pavaldus*',
    'darbo tvarkos taisykl*',
    'kliento vadov*…(nurodym|priežiūr)*',
  ),
  phrases(
    "client's (own )?(equipment|computers?|tools|laptops?|devices|workstation)",
    '(equipment|computers?|tools|laptops?) (supplied|provided|owned) by (the )?client',
    'kliento (įrang|kompiuteri|priemon|įranki|darbo viet)*',
  ),
  phrases(
    '(paid|annual|sick|parental) (leave|vacations?|holidays?|time off|pay)',
    'vacation days',
    '(takes?|request*) (paid )?(leave|vacation)',
    '(mokam|kasmetin|tiksling)* atostog*',
    'ligos (išmok|pašalp)*',
  ),
];
const WORKS = phrases(
  'provider (shall |will |must |is to |agrees to |also |always ){0,2}(works?|performs?|be (present|available)|attends?|takes? (paid|annual|leave|vacation)|uses?|reports? to|renders?|provides? the services)',
  '(work|working|works) (\\d|from|at|on|full|monday|under)',
  'under the (direct |close )?supervision',
  "using (the )?client's",
  'entitled to',
  'paslaugų teikėj*…(dirba|dirbti|būti|būna|naudoja|vykdo|privalo|laikosi|teikia|gauna|priklauso|suteikiam)*',
  'dirba*',
);
const DENIED = phrases(
  '(not|no|never|neither|nor|nothing|without|free|own|independently)',
  '(ne|nėra|nei|neprivalo|nenustato|nepriklauso|nevadovauja|neturi|savo)',
  '(neprivalo|nenustat|nepriklaus|nevadovau|netur|savarank)*',
);
/** Visits that a project needs are no place of work. */
const OCCASIONAL = phrases(
  'provider (will |shall |may |solely )?(determine|decide|choose|control)*',
  'paslaugų teikėj* (pats )?(sprendžia|pasirenka|nustato)',
  '(when|where|if|while|as) …(needed|agreed|necessary|requested|required|on site|premises)',
  '(kai|jeigu|jei|prireik|suderin)*…(reik|patalp|sutart)*',
  '(meeting|workshop|interview|susitikim|dirbtuv)*',
);

/** So many characters before a sign may take it back: "is not bound to fixed hours". */
const BEFORE = 60;

const says = (plain: string, sign: RegExp): boolean => {
  const found = sign.exec(plain);
  return found !== null && !DENIED.test(plain.slice(Math.max(0, found.index - BEFORE), found.index));
};

const signsIn = ({ plain }: Sentence): number =>
  OCCASIONAL.test(plain) || !WORKS.test(plain) ? 0 : SIGNS.filter((sign) => says(plain, sign)).length;

function likeEmployment(contract: ReadContract) {
  const signing = contract.sentences
    .map((sentence) => ({ sentence, signs: signsIn(sentence) }))
    .filter(({ signs }) => signs > 0);
  const [gravest] = [...signing].sort((a, b) => b.signs - a.signs);
  if (gravest === undefined) return undefined;
  const signs = signing.reduce((sum, each) => sum + each.signs, 0);
  return {
    riskFactor: weigh(2, { worse: [signs > 1, signs > 1, signs > 2] }),
    sentence: gravest.sentence,
  };
}

export const independentStatusCheck: ClauseCheck = {
  clause: 'independent-status',
  topic: {
    heading: phrases(
      'independent',
      '(relationship|status|standing)',
      'working arrangements',
      'no employment',
      '(savarankišk|statusas|darbo santyki)*',
    ),
    sentence: INDEPENDENT,
  },
  rules: [
    missing({
      id: 'independent-status.missing',
      category: 'legal',
      riskFactor: 4,
      when: (contract) => !isVenture(contract),
      unless: INDEPENDENT,
      circumstances: (contract) => {
        const isCompany = contract.saying(COMPANY).length > 0;
        return { milder: [isCompany, isCompany || contract.saying(OWN_BUSINESS).length > 0] };
      },
      text: {
        en: say(
          'Ask for a sentence that you are independent and no employee: you decide when, where and with which tools you work, pay your own taxes and may serve other clients.',
          'If nothing says so, an authority may treat the contract as employment: ABC and economic reality tests in the United States, IR35 in the United Kingdom, signs of an employment relationship in Lithuania.',
        ),
        lt: say(
          'Paprašykite sakinio, kad dirbate savarankiškai, o ne pagal darbo sutartį: patys sprendžiate, kada, kur ir kokiomis priemonėmis dirbate, mokate savo mokesčius ir galite dirbti kitiems klientams.',
          'Jeigu to neparašyta, institucijos sutartį gali laikyti darbo sutartimi: Lietuvoje vertinami darbo santykių požymiai, Jungtinėje Karalystėje taikomos IR35 taisyklės, JAV – ABC ir ekonominės tikrovės testai.',
        ),
      },
    }),
    found({
      id: 'independent-status.like-employment',
      kind: 'risky',
      category: 'legal',
      find: likeEmployment,
      text: {
        en: say(
          'Ask to delete fixed hours, supervision, the client’s workplace and equipment, and leave; let the contract describe the result and the dates instead.',
          'These are signs of employment. They can lead to back taxes and contributions for both sides and take away the freedom of a business of your own.',
        ),
        lt: say(
          'Paprašykite išbraukti nustatytas valandas, priežiūrą, kliento darbo vietą ir įrangą bei atostogas; vietoj to tegul sutartyje aprašomas rezultatas ir terminai.',
          'Tai darbo santykių požymiai. Dėl jų abiem šalims gali būti priskaičiuoti mokesčiai ir įmokos, o jūs netektumėte savo verslo laisvės.',
        ),
      },
    }),
  ],
};

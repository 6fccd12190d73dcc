import { sayingIn } from './wordings.js';

/**
 * Whoever decides a dispute is named by the client alone: an arbitrator, or an expert or a mediator whose word binds. Whom both name, or
 * an institution, is fair, and so is somebody who only advises.
 */
const ARBITER =
  '(?:arbitrators?|arbiters?|adjudicators?|umpires?|referees?|arbitral tribunal|arbitration (?:panel|tribunal|body|institution))';
const EXPERT =
  '(?:experts?|mediators?|assessors?|appraisers?|surveyors?|valuers?|conciliators?|panel|committee|third (?:party|person))';
const BINDS =
  '(?:binding|binds?|final|conclusive|without appeal|cannot be (?:appealed|challenged|contested)|not open to (?:appeal|challenge)|(?:decides?|settles?|resolves?|determines?) (?:[^.;]{0,40} )?(?:disputes?|differences?|disagreements?|the matter)|(?:disputes?|differences?|disagreements?|the matter) (?:[^.;]{0,60} )?(?:decided|settled|resolved|determined))';
const ALONE =
  '(?:(?:alone|solely|only|exclusively|unilaterally|freely|(?:in|at) its (?:sole |own )?discretion),? )?';
const NAMED = '(?:appointed|chosen|selected|named|nominated|designated|picked|hired|retained)';
const NAMES = '(?:appoints?|chooses?|selects?|names?|nominates?|designates?|picks?|hires?)';
const MAY = '(?:(?:shall|will|may|can|has the (?:sole |exclusive )?right to|is entitled to) )?';

const ARBITRAS =
  '(?:arbitr(?:as|o|ą|ui|ai|us|ų|ams|e|u|ais)|arbitraž\\p{L}+ (?:teism|institucij|kolegij)\\p{L}+|sprendėj\\p{L}+)';
const EKSPERTAS =
  '(?:ekspert\\p{L}+|mediatori\\p{L}+|tarpinink\\p{L}+|vertintoj\\p{L}+|komisij\\p{L}+|specialist\\p{L}+|tre[čt]\\p{L}+ asm\\p{L}+)';
const SAISTO =
  '(?:galutin\\p{L}+|privalom\\p{L}+|saist\\p{L}+|neskundžiam\\p{L}+|negali būti (?:skundžiam|ginčijam)\\p{L}+|(?:iš)?sprendžia (?:[^.;]{0,30} )?(?:ginč|nesutarim)\\p{L}+|(?:ginč|nesutarim)\\p{L}+ (?:[^.;]{0,60} )?(?:iš)?sprendžia\\p{L}*)';
const VIENAS = '(?:(?:tik|vien|vienas|pats|viena|pati|išimtinai|vienašališkai|savo nuožiūra|laisvai) )*';
const PASKIRTAS =
  '(?:(?:pa)?skirt|parinkt|pasirinkt|(?:pa)?skiriam|parenkam|pasirenkam|nurodyt|nurodom|sudaryt|sudarom|išrinkt|pasamdyt)(?:as|a|o|os|ą|am|i|ų|us|ais)';
const SKIRIA =
  '(?:(?:pa)?skiria|parenka|pasirenka|nurodo|išrenka|sudaro|paskirs|parinks|nurodys|(?:pa)?samdo|(?:pa)?skirti|parinkti|pasirinkti|nurodyti|sudaryti)';

const namedByClientEn = (who: string): readonly string[] => [
  `${who}(?: [^.;]{0,70})?,? ${ALONE}${NAMED} (?:for (?:that|the|this) purpose )?${ALONE}by (?:the )?client`,
  `${who},? (?:whom|who|which|that) (?:the )?client ${ALONE}${MAY}${ALONE}(?:has |have )?(?:${NAMES}|${NAMED})`,
  `client ${ALONE}${MAY}${ALONE}${NAMES} (?:[^.;]{0,50} )?${who}`,
  `${who} of (?:the )?client's (?:own |sole |free )?(?:choice|choosing|selection|nomination)`,
  `(?:appointment|choice|nomination|selection) of (?:the |an? |any )?(?:\\p{L}+ )?${who} (?:[^.;]{0,30} )?(?:by|with|to|for) (?:the )?client`,
  `right to (?:appoint|choose|select|name|nominate) (?:the |an? )?(?:\\p{L}+ )?${who} (?:[^.;]{0,30} )?(?:with|to) (?:the )?client`,
];
const namedByClientLt = (kas: string): readonly string[] => [
  `kliento ${VIENAS}(?:\\p{L}+ )?${PASKIRTAS} (?:[\\p{L},]+ ){0,3}${kas}`,
  `${kas},? (?:kur(?:į|ią|iuos|ios|ie|is|i) )?(?:[^.;,]{0,30} )?${SKIRIA} (?:\\p{L}+ )?${VIENAS}klientas`,
  `${kas},? kur(?:į|ią|iuos) ${VIENAS}klientas ${VIENAS}${SKIRIA}`,
  `${kas},? (?:[^.;,]{0,20} )?${PASKIRTAS} ${VIENAS}kliento`,
  `klientas ${VIENAS}(?:[^.;]{0,30} )?${SKIRIA} (?:[^.;,]{0,40} )?${kas}`,
  `teis\\p{L}+ (?:pa)?(?:skirti|rinkti|parinkti|nurodyti) (?:\\p{L}+ )?${kas} (?:[^.;]{0,30} )?klientui`,
];

const BY_MORE_EN = [
  `jointly|together|mutual\\p{L}*|(?:client and provider|provider and client)(?! of)|agreed (?:up)?on by|${NAMED} by (?:both|the parties|each|either|agreement)`,
  `(?:parties|both (?:parties|sides)|each (?:party|side)|they|provider) (?:\\p{L}+ ){0,3}${NAMES}`,
  `(?:if|when|where|once|after|unless|until) (?:the )?(?:provider|parties|both) (?:\\p{L}+ ){0,2}(?:agree|accept|consent|approve)\\p{L}*`,
  "provider's (?:\\p{L}+ ){0,2}(?:consent|approval|agreement)|(?:consent|approval|agreement) of (?:the )?provider|proposed by (?:the )?provider",
  'not (?:\\p{L}+ ){0,2}(?:bind\\p{L}*|final)|non-?binding|advis\\p{L}+|recommend\\p{L}*',
];
const BY_MORE_LT = [
  `abiejų šalių (?:\\p{L}+ )?(?:${PASKIRTAS}|susitar\\p{L}+|sutar\\p{L}+|sutik\\p{L}+|pasiūl\\p{L}+|siūl\\p{L}+)|(?:abi )?šalys (?:\\p{L}+ ){0,3}(?:kartu|bendr\\p{L}+|susitaria|sutaria|${SKIRIA})|(?:abiem )?šalims (?:\\p{L}+ )?(?:susitar|sutar|sutik)us|(?:bendr\\p{L}+ )?šalių (?:bendru )?(?:susitarim|sutarim)\\p{L}+|bendru (?:susitarim|sutarim)\\p{L}+|kiekviena šalis|klientas ir paslaugų teikėj\\p{L}+|paslaugų teikėj\\p{L}+ ir klientas`,
  `paslaugų teikėj(?:as|a) (?:\\p{L}+ ){0,3}${SKIRIA}|paslaugų teikėj(?:ui|ai) (?:\\p{L}+ )?(?:pritar|sutik|neprieštar)\\p{L}+|(?:suderin|derin)\\p{L}+ su paslaugų teikėj\\p{L}+|paslaugų teikėj(?:o|os) (?:\\p{L}+ )?(?:sutikim|pritarim|pasiūlyt)\\p{L}+`,
  'neprivalom\\p{L}+|nesaisto|rekomendac\\p{L}+|rekomenduoja\\p{L}*|patariam\\p{L}+|nėra galutin\\p{L}+',
];

const isArbitratorOfClient = sayingIn(
  { stem: /arbit|adjudic|umpire|referee/, said: namedByClientEn(ARBITER), unless: BY_MORE_EN },
  { stem: /arbitr|sprendėj/, said: namedByClientLt(ARBITRAS), unless: BY_MORE_LT },
);
const isExpertOfClient = sayingIn(
  {
    stem: /expert|mediator|assessor|apprais|survey|valuer|conciliator|panel|committee|third p/,
    said: namedByClientEn(EXPERT),
    unless: BY_MORE_EN,
  },
  {
    stem: /ekspert|mediator|tarpinink|vertintoj|komisij|specialist|tre[čt]/,
    said: namedByClientLt(EKSPERTAS),
    unless: BY_MORE_LT,
  },
);
const isBinding = sayingIn(
  { stem: /bind|final|conclusive|appeal|challenge|contest|disput|differen|disagree/, said: [BINDS] },
  { stem: /galutin|privalom|saist|skundžiam|ginčij|ginč|nesutarim/, said: [SAISTO] },
);

/** Whether the client alone names who decides a dispute: an arbitrator's word always binds, that of others where it is said. */
export const isArbiterOfClient = (plain: string): boolean =>
  isArbitratorOfClient(plain) || (isExpertOfClient(plain) && isBinding(plain));

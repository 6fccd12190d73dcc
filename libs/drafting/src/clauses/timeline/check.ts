import { ambiguousDate, dates } from '../../check/dates.js';
import { anyOf, butNot, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { found, missing, say, says } from '../../check/rules.js';

const START = phrases(
  '(commence|commences|start|starts|begin|begins|effective)*',
  '(pradžia|pradedam|pradeda|įsigalioj|pradėti)*',
);
const END = phrases(
  '(complete|completed|completes|completion|deadline|deliver|delivered|end|ends|finish|due|launch|no later than|until)',
  '(baigiam|baigia|užbaig|galutin|ne vėliau|terminas|pateik|iki|perduo)*',
);
const DAY =
  '(\\d{1,2}(st|nd|rd|th)? (day )?(of )?(january|february|march|april|may|june|july|august|september|october|november|december)|(january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}|\\d{4} ?m\\.? [a-ząčęėįšųūž]{4,10} \\d{1,2}|[\\[{]{1,2}[^\\]}]{0,40}(date|deadline|data|terminas|pradžia)[^\\]}]{0,20}[\\]}])';
/** When the work begins, ends or is delivered: by a day or by a period counted for it. */
const SCHEDULE = anyOf(
  butNot(
    phrases(
      `(start|starts|begin|begins|commence|commences|complete|completed|completes|completion|deliver|delivers|delivered|delivery|finish|finished|launch|due|deadline|deadlines|milestones?|performed|completion date|schedule)…${DAY}`,
      `(pradži|pradedam|pradeda|baigiam|baigia|termin|pateik|atlik|atliek|suteik|teikiam|sukur|perduo|užbaig|įvykd|pagamin|etap)*…${DAY}`,
      `provider…from ${DAY} (to|until|through) ${DAY}`,
      `(nuo|iki) ${DAY}…(sukuria|parengia|atlieka|parašo|rašo|kuria|veda|prižiūri|teikia|pateikia|perduoda)`,
      '(deadline|delivery date|completion date|timeline|schedule)…(set|stated|agreed|shown|listed|specified|in)…(annex|schedule|exhibit|statement|sow|order|brief|plan)',
      '(terminai|terminas|grafikas)…(nurod|nustat|suderin)*…(pried|užduot|užsakym|grafik)*',
    ),
    phrases(
      '(invoice|interest|agreement is made|dated)*',
      'client (supplies|provides|gives|delivers)',
      '(sąskait|palūkan|sutartis galioja)*',
      'klientas…pateikia',
    ),
  ),
  butNot(
    phrases(
      '(deliver|delivers|delivered|complete|completes|completed|finish|finished|perform|performed|produce|produces|ready|submit|submits|provide|provided|launch|launched|supply)…(within|in|no later than|not later than|every|by the end of)…(\\d{1,3}|one|two|three|four|five|six|eight|ten|twelve)…(weeks?|days?|months?|hours)',
      '(within|in|no later than|not later than)…(weeks?|days?|months?)…(deliver|delivers|complete|completes|finish|finishes|submit|submits)',
      '(atlik|atlieka|suteik|sukur|pagamin|baig|parengia|parengti|įvykd|paleidž)*…per…\\d{1,3}…(dien|savait|mėnes|d\\.)*',
      'per…\\d{1,3}…(dien|savait|mėnes|d\\.)*…(atlik|atlieka|suteik|sukur|pagamin|baig|parengia|parengti|įvykd)*',
    ),
    phrases(
      '(invoice|interest|overdue|confidential|terminat|notice|warrant|arbitrat|renew|objection|acceptance|accepted|comments|reminder|breach|report|defect|correct|fixes|departure|return|ends early|after the end|agreement ends|expense)*',
      'client…(supplies|provides|gives|delivers|responds|answers|tests|reviews)',
      '(sąskait|delspinig|palūkan|konfidenc|nutrauk|įspėj|garantin|ginč|pastab|trūkum|praneš|pretenzij|pasibaig|grąžin|pataiso|ataskait|komisin|mokam)*',
    ),
  ),
);
const SOON = phrases(
  '(as soon as possible|asap)',
  'kuo (greičiau|skubiau)',
  'kaip (įmanoma|galima) greičiau',
);
const OTHER_PERIODS = phrases(
  '(invoice|pay|paid|payment|interest|confidential|terminat|notice|warranty|cure|arbitrat|renew)*',
  '(sąskait|apmok|sumok|mokėjim|mokėj|delspinig|palūkan|konfidenc|nutrauk|įspėj|garantin|ginč)*',
);
/** What follows the word, where the date of it stands; the whole sentence when none does. */
function from(word: RegExp, plain: string): string {
  const rest = plain.slice(Math.max(0, plain.search(word)));
  return dates(rest).length > 0 ? rest : plain;
}
/** News that is to come soon sets no deadline for the work. */
const TELLS = phrases(
  '(notify|notifies|inform|informs|tell|let you know|let the client know|advise)…(soon|promptly|immediately)*',
  '(praneš|inform)*…(greičiau|nedelsiant|nedelsdam)*',
  '(greičiau|nedelsiant|nedelsdam)*…(praneš|inform)*',
);
const OF_WORK = phrases(
  '(done|deliver|delivers|texts?|delivered|complete|completed|finish|finished|perform|work|launch|project|website|services)',
  '(atlik|suteik|sukur|pagamin|pabaig|parengt|paslaug|darb)*',
);
const MOVES = phrases(
  '(dates|date|deadlines?|schedule|time|timeline) (move|moves|is extended|are extended|shall be extended|will be extended|shifts?)',
  '(extended|extension|postponed|moved)…(delay|day for day|client)',
  'termin* (atitinkamai )?(pratęs|perkel|nukel|nusikel)*',
);
const BY_CLIENT = phrases(
  '(deadline|due date|delivery date|schedule|timetable|time limit)s?…(set|fixed|determined|imposed|required|specified|changed) (by|at) (the )?client',
  'client…(may|shall|will)…(set|determine|fix|change|shorten)…(deadline|delivery date|schedule|timetable)s?',
  '(termin|grafik)*…(nustat|keič|keis)*…klient*',
  'klientas…(nustato|vienašališkai|keičia)…(termin|grafik)*',
);

export const timelineCheck: ClauseCheck = {
  clause: 'timeline',
  topic: {
    sentence: SCHEDULE,
  },
  rules: [
    missing({
      id: 'timeline.missing',
      category: 'essential',
      riskFactor: 4,
      unless: anyOf(SCHEDULE, SOON),
      text: {
        en: say(
          'Ask for a start date, a final date, and what happens to them when the client is late with materials or feedback.',
          'Without dates either side can say that the other is late, and you cannot plan your other work.',
        ),
        lt: say(
          'Paprašykite nustatyti darbų pradžią, galutinį terminą ir kas vyksta, kai klientas vėluoja pateikti medžiagą ar pastabas.',
          'Be datų bet kuri šalis gali teigti, kad vėluojama, o jūs negalite planuoti kitų darbų.',
        ),
      },
    }),
    says({
      id: 'timeline.asap',
      kind: 'vague',
      category: 'essential',
      riskFactor: 3,
      within: 'anywhere',
      pattern: SOON,
      unless: TELLS,
      test: ({ plain }) => OF_WORK.test(plain) && !OTHER_PERIODS.test(plain),
      text: {
        en: say(
          'Ask for a date instead of “as soon as possible”.',
          'It has no end and no beginning: the client can call you late on any day.',
        ),
        lt: say(
          'Vietoj „kuo greičiau“ paprašykite įrašyti datą.',
          'Toks terminas neturi nei pradžios, nei pabaigos: bet kurią dieną klientas gali sakyti, kad vėluojate.',
        ),
      },
    }),
    says({
      id: 'timeline.ambiguous-date',
      kind: 'vague',
      category: 'essential',
      riskFactor: 2,
      within: 'anywhere',
      pattern: /\d[/.-]\d{1,2}[/.-]\d{2}/u,
      test: ({ plain }) => ambiguousDate(plain) !== undefined,
      text: {
        en: say(
          'Ask to write the month as a word, for example “3 April 2025”.',
          'In some countries 03/04 is the third of April, in others the fourth of March.',
        ),
        lt: say(
          'Paprašykite mėnesį įrašyti žodžiu, pavyzdžiui, „2025 m. balandžio 3 d.“.',
          'Vienose šalyse 03/04 yra balandžio trečioji, kitose – kovo ketvirtoji.',
        ),
      },
    }),
    found({
      id: 'timeline.order',
      kind: 'vague',
      category: 'essential',
      text: {
        en: say(
          'Ask to correct the dates: the work should end after it begins.',
          'As written, you would be late before you start, and a penalty or a termination could be based on it.',
        ),
        lt: say(
          'Paprašykite ištaisyti datas: darbai turėtų baigtis vėliau, negu prasideda.',
          'Pagal šį tekstą vėluotumėte dar nepradėję dirbti, ir tuo būtų galima grįsti netesybas ar nutraukimą.',
        ),
      },
      find(contract) {
        const about = contract.about('timeline');
        const start = about.find(({ plain }) => START.test(plain) && dates(plain).length > 0);
        const startDate = dates(from(START, start?.plain ?? ''))[0];
        if (start === undefined || startDate === undefined) return undefined;
        const sentence = about.find(
          ({ plain }) => END.test(plain) && (dates(from(END, plain)).at(-1) ?? Infinity) < startDate,
        );
        return sentence === undefined ? undefined : { riskFactor: 4, sentence };
      },
    }),
    says({
      id: 'timeline.client-sets',
      kind: 'one-sided',
      category: 'essential',
      riskFactor: 4,
      within: 'anywhere',
      pattern: BY_CLIENT,
      unless: phrases(
        '(mutual|agreed|agree|both parties|provider (approves|agrees|accepts))',
        '(susitar|suderin|abi šalys|abiem)*',
      ),
      text: {
        en: say(
          'Ask for deadlines that both sides agree on in writing, and that move when the client is late.',
          'A deadline that the client sets alone can be one that you must miss.',
        ),
        lt: say(
          'Paprašykite, kad terminus raštu derintų abi šalys ir kad jie būtų pratęsiami, kai vėluoja klientas.',
          'Vien kliento nustatytas terminas gali būti toks, kurio laikytis neįmanoma.',
        ),
      },
    }),
    says({
      id: 'timeline.essence',
      kind: 'one-sided',
      category: 'essential',
      riskFactor: 3,
      within: 'anywhere',
      pattern: phrases(
        'time (is|shall be|being) of the essence',
        'termin*…(yra|laikom*)…esmin*',
        'termin*…nepratęsiam*',
      ),
      unless: phrases('(payment|both parties|each party)', 'mokėj*'),
      circumstances: (_, contract) => ({ milder: [contract.saying(MOVES).length > 0] }),
      text: {
        en: say(
          'Consider asking to take these words out, or to add that dates move by the time the client is late.',
          'They usually let the client end the contract after a single missed day, even when it did no harm.',
        ),
        lt: say(
          'Siūlome paprašyti šiuos žodžius išbraukti arba pridėti, kad terminai pratęsiami tiek, kiek vėluoja klientas.',
          'Dėl jų klientas paprastai gali nutraukti sutartį pavėlavus vos vieną dieną, net jei žalos nebuvo.',
        ),
      },
    }),
  ],
};

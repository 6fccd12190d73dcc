import { butNot, phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { anySays, found, missing, say, says } from '../../check/rules.js';
import type { Sentence } from '../../check/segment.js';
import { isVenture } from '../../check/venture.js';

const DOES =
  '(provide|perform|render|carry out|deliver|design|create|build|develop|write|produce|prepare|supply|manage|make|complete|do|advise|edit|translate|organise|organize|run|set up|redesign|maintain|handle|help|work on|retouch|assist|review|plan|analyse|analyze|research|moderate|host|photograph|film|record|illustrate|animate|test|train|teach|install|integrate|audit)';
const DOES_LT =
  '(teikti|suteikti|sukurti|parengti|atlikti|kurti|parašyti|rašyti|pagaminti|suprojektuoti|perduoti|išversti|versti|konsultuoti|išanalizuoti|analizuoti|vesti|surengti|organizuoti|fotografuoti|filmuoti|redaguoti|prižiūrėti|administruoti|programuoti|įdiegti|sumaketuoti|iliustruoti|mokyti|įvertinti)';
const DOING_LT =
  '(sukuria|parengia|atlieka|kuria|parašo|rašo|konsultuoja|pagamina|suprojektuoja|verčia|suteikia|administruoja|prižiūri|organizuoja|vertina|ieško|rūpinasi|užsiima|veda|analizuoja|fotografuoja|filmuoja|redaguoja|programuoja|iliustruoja|moko|planuoja|nufilmuoja|nufotografuoja|sumontuoja|sumaketuoja|įgarsina|atnaujina|diegia|įdiegia|testuoja|piešia|nupiešia|apmoko|išverčia|pritaiko)';

const SERVICES = butNot(
  phrases(
    `provider…(will|shall|agrees to|undertakes to|is engaged to|is hired to|has agreed to)( also)? ${DOES}`,
    `provider (will|shall|agrees to|undertakes to),…${DOES}`,
    '(hire|hires|hiring|engage|engages|engaging|retain|retains|appoint|appoints|commission|commissions)…provider',
    '(description|scope) of (the )?(services|work|project)',
    '(services|work|project) (to be performed|consists? of|includes?|comprises?|is as follows|are as follows)',
    '(services|work|project)…(is|are) (described|set out|specified|listed|defined|detailed) in (the )?(annex|exhibit|schedule|appendix|attachment|statement|sow|order|proposal|brief)',
    'provider (designs|writes|creates|builds|develops|produces|prepares|provides|performs|delivers|translates|edits|advises|manages|photographs|runs|moderates|plans|reviews|films|records|teaches|trains|hosts|researches)',
    `paslaugų teikėjas…(įsipareigoja|privalo)…${DOES_LT}`,
    `paslaugų teikėjas (klientui )?${DOING_LT}`,
    `paslaugų teikėjas (nuo|kas|kiekvien*)…${DOING_LT}`,
    `paslaugų teikėjas nuo…iki…(kas|kiekvien*)…${DOING_LT}`,
    '(designs|photographs|translates|illustrates|retouches|develops|builds|writes|plans and runs) (a|an|the|all|one|two|three|four|five|six|eight|ten|twelve|this|at least|\\d{1,4})',
    'paslaugų teikėjas teikia',
    '(paslaugų|darbų) (aprašymas|sąrašas|apimtis):',
    '(paslaugos|darbai)…(aprašyt|nurodyt|išvardyt)*…(pried|užduot|užsakym)*',
    'sutarties (dalykas|objektas) (yra|-)',
  ),
  phrases(
    '(insurance|indemnif*|confidential information|notice|complete the services by|warrant*|acceptance test|transition|personal data|subcontract*|invoice|corrections?|own tools|skill and care|registered|performs the services itself|wishes to|skills that)',
    '(garant|konfidenc|nori šiomis|sąvok|teikia pats|asmens duomen|subtiek|sąskait|trūkum|užtikrina|dirbtin|kvalifikuot|priėmimo|savarankišk)*',
  ),
);
const ELSEWHERE = phrases(
  '(annex|exhibit|schedule|appendix|attachment|attached|statements? of work|sow|sows|work order*|proposal|order form|project brief|specification*|quote)',
  '(pried|techninė užduot|techninę užduot|techninėje užduot|užsakym|pasiūlym|specifikacij)*',
);
const RESULT = phrases(
  '(deliverable|report|website|web site|page|site|logo|design|article|text|post|copy|code|software|application|app|feature|module|campaign|plan|strategy|workshop|training|presentation|video|photo|image|illustration|draft|document|brochure|brand|translation|analysis|audit|session|hour|consultation|concept|mock-up|package|packaging|template|guide|newsletter|advert|ad|trailer)s?',
  '(rezultat|ataskait|svetain|puslap|logotip|dizain|maket|straipsn|tekst|įraš|kod|program|kampanij|plan|strategij|mokym|seminar|pristatym|vaizdo|nuotrauk|iliustracij|dokument|vertim|analiz|konsultacij|koncepcij|šablon|prekės ženkl|priekab|produkt|prototip|renginiai|valand|naujienlaišk|reklam)*',
);
const ANY_TASK = phrases(
  '(any|all|such) (and all )?other…(task|tasks|duties|work|works|services)',
  'other (tasks|duties)',
  'as (requested|required|directed|assigned|instructed|needed) by (the )?client',
  'as (the )?client may (from time to time )?(request|require|direct|reasonably require|reasonably request)',
  'all services reasonably required',
  '(whatever|anything|everything) (else )?(the )?client (needs|wants|asks|requests|requires)',
  '(other|further|additional|extra) (\\p{L}{3,14} )?(assistance|help|support|tasks?|duties|works?|services?|items|texts?|designs?)…(as|that|which|when|whenever)…client…(ask|request|require|call|need|want|wish|see)*',
  '(kitus|kitas|kitų|bet kokius|bet kokias|visus|visas)…(darbus|darbų|užduotis|užduočių|paslaugas|funkcijas|pavedimus)…(nurod|paved|prašym|pagal poreik|pareikalav)*',
  '(ir|bei|arba) (visais |visomis |visus |visas )?(kitais|kitomis|kitus|kitas) (kliento )?(paved|pavest|nurod|skirt)* (užduot|darb|paslaug|funkcij)*',
  '(bet kokius|bet kokias|visus|visas) (kitus|kitas) (kliento )?(\\p{L}{3,12} )?(darbus|užduotis|paslaugas|pavedimus)',
  '(kitus|kitas|kitų|papildomus|papildomas) (\\p{L}{3,14} )?(darbus|darbų|paslaugas|paslaugų|užduotis|tekstus|maketus|funkcijas)…(prireik|reikal|pareikal|pageid|paprašy)*',
  'such other (\\p{L}{3,14} ){1,2}as (the )?client…(may|shall|wish|ask|request|require)*',
  '(kitus|kitas|kitų) (\\p{L}{2,14} ){0,4}(darbus|darbų|paslaugas|užduotis)…(užsiman|panor|norė|sugalvo|pageidau)*',
  '(vykdo|vykdyti|atlieka|atlikti) (visus|visas|bet kokius|bet kokias) (kliento|jo|jos) (\\p{L}{3,14} )?(pavedim|prašym|užduot|nurodym)*',
);
const PRICED_APART = phrases(
  '(additional|separate|extra) (fee|charge|price|agreement|cost|work)s?',
  '(separately|at the rate|hourly rate|written (order|agreement|consent|approval))',
  '(agreed|signed) (in writing|by both)',
  '(papildom|atskir)*…(mokest|atlyg|kain|susitar|apmok)*',
  'raštu (suderin|susitar)*',
  'kitiems (paslaugų teikėjams|rangovams|asmenims|specialistams)',
);
const OPEN_LIST = phrases(
  '(including|includes|include)(,)? (but (is |are )?not limited to|without limitation)',
  'įskaitant,? (bet|tačiau) neapsiribojant',
  '(ir|bei) (kt\\.|kita|kitas|pan\\.)',
);
const NAMES_PROVIDER = phrases('provider', 'paslaugų teikėj*');
const OTHER_MATTERS = phrases(
  '(copyright|title|payment|invoice|notice|confidential|termination|document|insurance|assign)*',
);
const SHORT = 40;
const NEAR = 40;

/** Whether the open words speak of another matter: of papers for an invoice, of an insurer. */
function isOtherMatter(plain: string): boolean {
  const match = ANY_TASK.exec(plain);
  if (match === null) return false;
  const { index } = match;
  if (/copyright|assigns|full title/u.test(plain)) return true;
  return OTHER_MATTERS.test(plain.slice(Math.max(0, index - NEAR), index + match[0].length + NEAR));
}

/** An item of a list that is read once more by itself is counted with its list. */
const words = (sentences: readonly Sentence[]) =>
  sentences
    .filter(({ start }, at) => start >= (sentences[at - 1]?.end ?? 0))
    .reduce((sum, { plain }) => sum + (plain.match(/[\p{L}\d]{1,30}/gu)?.length ?? 0), 0);
/** What stands under the headings of the scope belongs to its description. */
function description(contract: ReadContract): readonly Sentence[] {
  const about = contract.about('scope');
  const headings = new Set(about.map(({ heading }) => heading).filter((heading) => heading !== ''));
  return headings.size === 0
    ? about
    : contract.sentences.filter((each) => headings.has(each.heading) || about.includes(each));
}
const isDescribedElsewhere = (contract: ReadContract) => anySays(description(contract), ELSEWHERE);
const hasGap = ({ text }: ReadContract, { start, end }: Sentence) =>
  /[[{_]{1,2}/.test(text.slice(start, end));

export const scopeCheck: ClauseCheck = {
  clause: 'scope',
  topic: {
    sentence: SERVICES,
    unless: phrases('(insurance|indemnif*|confidential information|notice)'),
  },
  rules: [
    missing({
      id: 'scope.missing',
      category: 'essential',
      riskFactor: 5,
      when: (contract) => !isVenture(contract),
      text: {
        en: say(
          'Ask for a description of the work: what you make, how many, in what format, and what is not included.',
          'Without it nobody can say when you have finished, and the price may have to cover whatever the client expects.',
        ),
        lt: say(
          'Paprašykite aprašyti darbą: ką sukuriate, kiek, kokiu formatu ir kas į kainą neįeina.',
          'Be aprašymo neaišku, kada darbas baigtas, ir už tą pačią kainą gali tekti daryti viską, ko tikisi klientas.',
        ),
      },
    }),
    says({
      id: 'scope.any-tasks',
      kind: 'vague',
      category: 'essential',
      riskFactor: 4,
      pattern: ANY_TASK,
      unless: PRICED_APART,
      test: (sentence, contract) =>
        (contract.whoIsBound(sentence) !== 'client' || NAMES_PROVIDER.test(sentence.plain)) &&
        !isOtherMatter(sentence.plain),
      text: {
        en: say(
          'Ask to replace these words with a closed list, and to add that all other work is extra work with its own price.',
          'The client may ask for more and more under the same price; the scope has no end.',
        ),
        lt: say(
          'Paprašykite šiuos žodžius pakeisti baigtiniu sąrašu ir pridėti, kad visi kiti darbai yra papildomi ir apmokami atskirai.',
          'Klientas už tą pačią kainą gali prašyti vis daugiau: darbų apimtis nėra ribojama.',
        ),
      },
    }),
    says({
      id: 'scope.open-list',
      kind: 'vague',
      category: 'essential',
      riskFactor: 3,
      pattern: OPEN_LIST,
      unless: PRICED_APART,
      when: (contract) => !isDescribedElsewhere(contract),
      test: ({ plain }) => SERVICES.test(plain) || /(?<!\p{L})(?:services|paslaug)/u.test(plain),
      text: {
        en: say(
          'Consider asking for a complete list instead of “including but not limited to”.',
          'An open list leaves room for work that nobody priced.',
        ),
        lt: say(
          'Siūlome vietoj „įskaitant, bet neapsiribojant“ paprašyti baigtinio sąrašo.',
          'Atviras sąrašas palieka vietos darbams, kurių niekas neįkainojo.',
        ),
      },
    }),
    found({
      id: 'scope.thin',
      kind: 'vague',
      category: 'essential',
      when: (contract) => !isDescribedElsewhere(contract),
      text: {
        en: say(
          'Ask to describe the work in more detail: the results, their number and format, the rounds of changes, and what is left out.',
          'A few words about the work are usually read in favour of more work. It is the first thing people argue about.',
        ),
        lt: say(
          'Paprašykite darbą aprašyti išsamiau: rezultatai, jų kiekis ir formatas, pataisymų ratai ir kas neįeina.',
          'Kelių žodžių aprašymas dažniausiai suprantamas plačiau, nei tikitės. Dėl to ginčijamasi dažniausiai.',
        ),
      },
      find(contract) {
        const about = contract.about('scope');
        const [sentence] = about;
        if (sentence === undefined || about.some((each) => hasGap(contract, each))) return undefined;
        const isShort = words(description(contract)) < SHORT;
        if (!isShort && anySays(contract.sentences, RESULT)) return undefined;
        return { riskFactor: isShort ? 4 : 3, sentence };
      },
    }),
  ],
};

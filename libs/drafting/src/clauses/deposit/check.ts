import { longestDays, money } from '../../check/measures.js';
import { phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { found, say, says } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';

const DEPOSIT = phrases(
  '(deposit|deposits|down payment|downpayment|upfront|up front|up-front|advance payment|prepayment|in advance|retainer|upon (signing|execution|signature|commencement)|on signing|before (the )?(work|services|project) (starts?|begins?|commences?)|prior to (the )?(start|commencement))',
  'paid…(in advance|before)',
  '(avans|išankstin|išanksto)*',
  'pasirašym* (momentu|dieną|metu)',
  'nuo (šios )?sutarties (pasirašymo|sudarymo|įsigaliojimo)',
);
const IN_PARTS = phrases(
  '(per hour|hourly|per day|daily rate|per month|monthly|weekly|milestones?|instal*ments?|progress payments?|stages?|phases?|commission|royalt(y|ies)|per (article|word|piece|post|page))',
  '(valandin|etap|kas mėnesį|per mėnesį|mėnesin|kiekvieną mėnesį|dalimis|komisin)*',
);
const PROTECTED = phrases(
  'provider…(suspend|stop)…(services|work)',
  '(work in progress|work performed|services performed|work completed)…(terminat|paid|pays?)*',
  '(cancellation|kill) fee',
  '(sustabdyti|stabdyti) (paslaug|darb)*',
  'už iki (nutraukimo|tol|sutarties)*',
);
const WORTH_A_DEPOSIT = 2_000;
const LONG_WORK = 28;

/** What the work costs or how long it takes, as far as the contract says it. */
function isLarge(contract: ReadContract): boolean {
  const price = Math.max(
    0,
    ...contract.about('fees').flatMap(({ plain }) => money(plain).map(({ amount }) => amount)),
  );
  const length = Math.max(0, ...contract.about('timeline').map(({ plain }) => longestDays(plain)));
  return price > WORTH_A_DEPOSIT || (price > 0 && length > LONG_WORK);
}

export const depositCheck: ClauseCheck = {
  clause: 'deposit',
  topic: {
    sentence: DEPOSIT,
    unless: phrases(
      '(notice|notify|written approval|approved|consent|security deposit|non-?refundable|confidential|expense)…(in advance|before|prior)',
      'in advance…(notice|approv|consent|writing|cancel)*',
      '(iš anksto) (rašt|suderin|praneš|įspėj|patvirtin)*',
    ),
  },
  rules: [
    says({
      id: 'deposit.refused',
      kind: 'one-sided',
      category: 'commercial',
      riskFactor: 3,
      within: 'anywhere',
      pattern: phrases(
        '(no|without|not require a|not entitled to a|not pay a|not pay any) (deposit|advance|down ?payment|upfront payment|prepayment|advance payment)s?',
        '(deposit|advance|prepayment|upfront)…(is|are|will be|shall be) (not|never) (payable|paid|due|required)',
        '(avans|išankstinis mokėjim)*…(nemok|netaik|nenumat|nėra)*',
        'be avanso',
      ),
      text: {
        en: say(
          'Ask for a deposit of 25 to 50 % before you start, credited against the last invoice.',
          'Without one you finance the whole project and carry the loss alone if the client stops or disappears.',
        ),
        lt: say(
          'Paprašykite 25–50 % avanso iki darbų pradžios, įskaitomo į paskutinę sąskaitą.',
          'Be avanso visą projektą finansuojate jūs, o klientui sustojus ar dingus nuostolis lieka jums.',
        ),
      },
    }),
    found({
      id: 'deposit.missing',
      kind: 'missing',
      category: 'commercial',
      when: (contract) =>
        contract.about('deposit').length === 0 && contract.saying(IN_PARTS).length === 0 && isLarge(contract),
      text: {
        en: say(
          'Consider asking for a deposit of 25 to 50 % before you start, or for payment by stages.',
          'As far as we can see, everything is paid at the end. For longer or larger work that means weeks of work on credit.',
        ),
        lt: say(
          'Siūlome paprašyti 25–50 % avanso iki darbų pradžios arba mokėjimo etapais.',
          'Kiek matome, viskas mokama pabaigoje. Ilgesnis ar brangesnis darbas tada savaites atliekamas į skolą.',
        ),
      },
      find: (contract) => ({ riskFactor: weigh(3, { milder: [contract.saying(PROTECTED).length > 0] }) }),
    }),
  ],
};

import { durations, type DurationUnit } from '../../check/measures.js';
import { allOf, anyOf, butNot, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { found, missing, say, says } from '../../check/rules.js';
import type { Sentence } from '../../check/segment.js';
import { PAY_WHEN_PAID } from './pay-when-paid.js';

const PAYS = phrases(
  '(pay|pays|paid|payable|payment|payments|due|net|invoice|invoices|remit|settle)',
  '(sumok|moka|apmok|mokėj|sąskait|atsiskait)*',
);
const WHEN = phrases(
  '(within|in|net|no later than|not later than|due in|under)…(\\d{1,3}|ten|fourteen|fifteen|twenty|thirty|forty-five|sixty|ninety)…days',
  '(\\d{1,3}|ten|fourteen|fifteen|twenty|thirty|forty-five|sixty|ninety)(\\))?…days (of|after|from|following)',
  '(net|due) \\d{1,3}',
  '(upon|on|after|before|at) (the )?(receipt|delivery|completion|signing|presentation|execution|acceptance|approval|publication|launch|final|handover|start|end)',
  '(upfront|up front|in advance)',
  '(weekly|bi-?weekly|monthly|each month|every month|quarterly|by the \\d{1,2}(st|nd|rd|th)?|by \\d{1,2} )',
  '(per|ne vėliau kaip|iki)…\\d{1,3}…(dien|mėnes)*',
  '(kas mėnesį|kiekvieną mėnesį|kiekvieno mėnesio)',
  '(nuo|po|pasiraš|prieš)*…(gavim|pasirašym|perdavim|priėmim|pateikim|patvirtin)*',
  '(pasirašymo|atsiėmimo|atsiemimo|perdavimo|pristatymo) (metu|momentu|dieną)',
  '(iš karto|iškart|tuoj)',
);
/** When an invoice or the price is paid, not what becomes of a deposit, a delay or an early end. */
const TERM_OF_PAYMENT = anyOf(
  phrases(
    'client…(pay|pays|shall pay|will pay)…(within|in)…\\d{1,3}…days (of|after|from|following) (the )?(receipt|receiving|invoice|date of|its date)',
    '(sąskait|apmok)*…(apmokam|apmoka|per)*…\\d{1,3}…dien*…nuo (jos |jų |sąskaitos )?(gavimo|išrašymo|pateikimo)',
  ),
  butNot(
    allOf(
      phrases(
        '(invoice|invoices|invoiced|payment|payments|payable|pay|pays|paid)',
        '(sąskait|apmok|sumok|moka|mokėj|atsiskait)*',
      ),
      WHEN,
    ),
    phrases(
      '(deposit|credited|overdue|interest|terminat*|end date|ends|end this|agreement ends|stand still|additional work|extra work|expenses?|liability|dispute|disputes|suspend|hands over|sums due|directly or|refund*|commission is also|if 30|not paid|late|reminder|damages|perform the services for|accepted the deliverable|returns? the rest|agreement is made|kill fee|cancellation)',
      '(avans|įskait|delspinig|palūkan|nutrauk|pasibaig|papildom|išlaid|atsakomyb|ginčij|sustabd|grąžin|pavėl|vėluo|neapmok|nesumok|rekvizit|pataisos|užsakymo form|perdavimo klientas|priminim|netesyb|nuostol|įsigalioja|mokėtin|savo sąskaita|trūkum|komisinis atlyg)*',
    ),
  ),
);
const LATE = phrases(
  '(liab|limited to|terminat|overdue|past due|late|delay|delayed|unpaid|suspend|terminat|dispute|disputes|disputed|object|notify|notice|interest|reimburs|refund|final invoice|expenses?|audit|records|warranty|provider (shall|will|must) pay|year)*',
  '(vėluo|pavėlav|pradels|nesumok|sustabd|nutrauk|ginčij|delspinig|palūkan|grąžin|atlygin|paslaugų teikėjas (sumoka|moka|grąžina))*',
);
const DEEMED = phrases('deemed (to be )?(accepted|approved)', 'laikom* priimt*');
/** What is accepted in silence may still never be published or launched. */
const IS_PUBLISHED = phrases('(publi|print|launch|appear|live)*', '(paskelb|publik|paleid|išspausd)*');
const LONG = 30;
const VERY_LONG = 60;

/** The days that a sentence gives the client to pay; 0 when it speaks of something else. */
function daysToPay({ plain: said }: Sentence): number {
  /* "Not later than" sets a term; "late" by itself speaks of what follows when it is missed. */
  const plain = said.replaceAll(/not? later than/gu, 'within');
  if (!PAYS.test(plain) || LATE.test(plain) || PAY_WHEN_PAID.test(said)) return 0;
  const days = durations(plain)
    .filter(
      ({ unit, index }) => isTermOfPayment(unit, plain) && isDue(plain.slice(Math.max(0, index - 45), index)),
    )
    .map(({ days: long }) => long);
  const net = /(?<!\p{L})net[ -](\d{2,3})(?!\d)/u.exec(plain)?.[1];
  return Math.max(0, Number(net ?? 0), ...days);
}
/** Months are a term of payment only beside an invoice; elsewhere they are how long something lasts. */
const isTermOfPayment = (unit: DurationUnit, plain: string) =>
  unit === 'months' ? /invoice|sąskait/u.test(plain) : unit !== 'hours' && unit !== 'years';
const isDue = (before: string) =>
  /(?<!\p{L})(?:within|in|net|due|no later than|not later than|under|after|payable|per|kaip|apmokam\p{L}{1,3}|terminas)[^.;]{0,25}$/u.test(
    before,
  );

export const invoicingCheck: ClauseCheck = {
  clause: 'invoicing',
  topic: {
    heading:
      /(?<!\p{L})(?:invoic\p{L}{1,4}|payments?|payment terms|billing|atsiskaitym\p{L}{0,3}|mokėjim\p{L}{0,3})(?!\p{L})/u,
    sentence: phrases(
      '(invoice|invoices|invoiced|billing|payable|payment terms?|net \\d{1,3})',
      'client…(shall|will|agrees to|must)? ?(pay|pays)',
      '(pay|pays|paid) (the )?provider',
      '(fee|fees|price|amount|balance|payment)s?…(paid|due|payable)',
      '(sąskait|apmok|sumok|atsiskait)*',
      'klientas…(moka|sumoka|apmoka)',
    ),
    unless: phrases(
      'provider (shall|will|must) (pay|indemnify|reimburse)',
      'paslaugų teikėjas (sumoka|moka|atlygina) klientui',
    ),
  },
  rules: [
    missing({
      id: 'invoicing.missing',
      category: 'commercial',
      riskFactor: 4,
      unless: TERM_OF_PAYMENT,
      text: {
        en: say(
          'Ask for a payment date, for example 14 days after each invoice, and how invoices are sent.',
          'The contract does not say when you are paid. Between businesses in the EU the law fills the gap with 30 days, but a date in the contract is easier to insist on.',
        ),
        lt: say(
          'Paprašykite nustatyti mokėjimo terminą, pavyzdžiui, 14 dienų nuo sąskaitos gavimo, ir kaip siunčiamos sąskaitos.',
          'Sutartyje nepasakyta, kada jums sumokama. ES verslo sandoriuose tada taikomas 30 dienų terminas, tačiau remtis sutarties data paprasčiau.',
        ),
      },
    }),
    found({
      id: 'invoicing.long-term',
      kind: 'one-sided',
      category: 'commercial',
      text: {
        en: say(
          'Ask for payment within 14 days, 30 at most, counted from the invoice.',
          'You wait a long time for money already earned. In the EU a term between businesses is 60 days at most unless expressly agreed and not grossly unfair to the creditor (Directive 2011/7/EU).',
        ),
        lt: say(
          'Paprašykite mokėti per 14, daugiausia per 30 dienų nuo sąskaitos gavimo.',
          'Jau uždirbtų pinigų laukiate ilgai. ES verslo sandoriuose terminas gali būti ne ilgesnis kaip 60 dienų, nebent aiškiai susitarta kitaip ir tai nėra itin nesąžininga kreditoriaus atžvilgiu (Direktyva 2011/7/ES).',
        ),
      },
      find(contract) {
        const late = contract.sentences
          .map((sentence) => ({ sentence, days: daysToPay(sentence) }))
          .filter(({ days, sentence }) => days > LONG && contract.whoIsBound(sentence) !== 'provider')
          .sort((a, b) => b.days - a.days)[0];
        return late && { riskFactor: late.days > VERY_LONG ? 5 : 3, sentence: late.sentence };
      },
    }),
    says({
      id: 'invoicing.pay-when-paid',
      kind: 'risky',
      category: 'commercial',
      riskFactor: 5,
      within: 'anywhere',
      pattern: PAY_WHEN_PAID,
      text: {
        en: say(
          'Ask to take this out: your payment should not depend on when somebody else pays the client.',
          'You carry the risk of a business that you do not know. If the customer of your client never pays, neither does your client.',
        ),
        lt: say(
          'Paprašykite šią sąlygą išbraukti: mokėjimas jums neturėtų priklausyti nuo to, kada klientui sumoka kiti.',
          'Prisiimate nepažįstamos įmonės riziką: jeigu kliento klientas nesumokės, nesumokės ir jums.',
        ),
      },
    }),
    says({
      id: 'invoicing.on-approval',
      kind: 'one-sided',
      category: 'commercial',
      riskFactor: 4,
      within: 'anywhere',
      pattern: phrases(
        '(pay|pays|paid|payment|due|payable|invoice)…(after|upon|on|following|when|once|subject to|until)…(final approval|approval|publication|published|launch|satisf*|happy|goes live|go-live|appears|printed|in print|is run|broadcast|aired)',
        '(after|upon|following|on) (final )?(approval|publication|launch)…(pay|pays|paid|payable)',
        '(per|for each|for every) (word|text|article|post|image|photo|piece|item)…(published|(accepted|approved|used)…(end|final) (client|customer))',
        '(moka|sumok|apmok)*…kai…(paskelb|publikuo|išspausdin|patvirtin|paleidž)*',
        '(moka|sumok|apmok)*…(po|tik|kai|patvirtin)* ?(patvirtinim|publikav|paskelbim|paleidim|patenkint|patiks)*',
      ),
      unless: phrases(
        '(not|does not) depend',
        '(of which|deemed|milestone|instal*ment|stage|phase|deposit|expense|expenses|purchase order|withheld|upon approval of this|reimburs*)',
        '\\d{1,3} ?%',
        '(nepriklauso|laikom|etap|avans|išlaid|procent|proc)*',
      ),
      circumstances: ({ plain }, contract) => ({
        milder: [contract.saying(DEEMED).length > 0 && !IS_PUBLISHED.test(plain)],
      }),
      text: {
        en: say(
          'Ask that payment is due a number of days after delivery or after the invoice, and that silence counts as approval.',
          'Approval, publication or launch are in the hands of the client. If they never come, your payment does not either, though the work is done.',
        ),
        lt: say(
          'Paprašykite mokėti per nustatytą dienų skaičių nuo rezultato perdavimo ar sąskaitos gavimo, o tylėjimą laikyti pritarimu.',
          'Patvirtinimas, paskelbimas ar paleidimas priklauso tik nuo kliento. Jeigu jis delsia, atlikę darbą pinigų negaunate.',
        ),
      },
    }),
    says({
      id: 'invoicing.withhold',
      kind: 'one-sided',
      category: 'commercial',
      riskFactor: 3,
      within: 'anywhere',
      pattern: phrases(
        'client…(withhold|set off|set-off|offset|deduct|retain)…(any|amount|amounts|payment|fee|fees|sums?|invoice)',
        'client…(withhold|set off|set-off|offset|deduct)',
        'client…(may|can|is entitled to|has the right to)…(reduce|lower|cut)…(price|fee|fees|payment|amount)',
        'klientas…(gali|turi teisę)…(sumažin|mažin)*…(kain|atlyg|mokė|sum)*',
        'klientas…(sulaikyti|įskaityti|išskaičiuoti|išskaityti|sustabdyti mokėjim)*',
      ),
      unless: phrases(
        '(only|accepted|finally decided|awarded|tax|taxes|vat|social|employ|unreasonably|consent|approval|shall not|may not|will not|undisputed|defect|proportion)*',
        '(proporcing|trūkum|defekt)*',
        '(tik|pripažin|įsiteis|mokest|mokesč|pvm|nepagrįst|sutikim|neturi|negali)*',
      ),
      circumstances: ({ plain }) => ({
        worse: [
          /any amount|sole|considers|deems|in its opinion|satisfied|unilateral|mano nuožiūra|savo nuožiūra|laiko|patenkint|vienašal/u.test(
            plain,
          ),
        ],
      }),
      text: {
        en: say(
          'Ask that the client pays the undisputed part on time and names its reasons for the rest in writing within a few days.',
          'A client who may simply keep back what it disputes can turn any complaint into a discount.',
        ),
        lt: say(
          'Paprašykite, kad neginčijamą dalį klientas sumokėtų laiku, o dėl likusios per kelias dienas raštu nurodytų priežastis.',
          'Klientas, galintis tiesiog nemokėti to, ką ginčija, bet kurią pastabą gali paversti nuolaida.',
        ),
      },
    }),
  ],
};

import { money, percents } from '../../check/measures.js';
import { allOf, butNot, phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { anySays, found, missing, say, says } from '../../check/rules.js';
import { isVenture } from '../../check/venture.js';
import { limitWithoutRate } from './limit.js';

const PRICE_WORDS = phrases(
  '(fee|fees|price|prices|hourly rate|day rate|daily rate|rate|compensation|remuneration|commission|retainer|contract sum|charges|bills|billed|paid|pay|pays|payment)',
  '(kain|atlyg|įkain|honorar|užmokest|mokest|mokam|moka|sumok|apmok|vertė|verte)*',
);
/** A sum, a rate, a gap for one, or the place where it stands. */
const SET = phrases(
  '[$€£] ?[\\d[{]',
  '\\d[\\d .,]{0,15}(eur|euro|usd|gbp|pln|chf|sek|nok|dkk|czk|dollars?|euros?|pounds?|%|percent|per cent|proc)',
  '(eur|usd|gbp|pln|chf|sek|nok|dkk|czk) ?\\d',
  '[\\[{]{1,2}[^\\]}]{0,40}(price|amount|fee|rate|kaina|suma|įkainis|atlyginimas)[^\\]}]{0,20}[\\]}]',
  '(fee|fees|price|compensation|rate|kain|sum)*…(\\d{1,3}[ ,.]\\d{3}|(?!20)\\d{4,6})',
  '\\d{1,3}[ ,.]\\d{3}…(kain|fee|price)*',
  '(bus|turi būti|yra) (sutart|suderint|nustatyt|aptart)*',
  'nustato klient*',
  'dirbtas valandas',
  '(to be|are|is|be) (agreed|determined|negotiated|discussed|decided|confirmed)',
  '(hours worked|time spent|time (that )?\\p{L}{2,10} has (recorded|spent)|set out in|stated in|according to|listed in|specified in|as per)',
  '(priede|pasiūlyme|užsakyme|sąmatoje|atskirai|susitarim|suderint)',
);
const NOT_THE_PRICE = phrases(
  '(additional work|extra work|further work|changes|deposit|liabilit|limited to|insurance|damages|penalt*|cancellation|kill fee|interest|overdue|late|expenses?|recovery costs|licen[cs]e fees|terminat*|refund*|hosting|budget|delay|upon delay|too much was invoiced|before the start date|remains as compensation|reserved|hours worked on the|not yet performed|takes effect|means|vat number|"services")',
  '(papildom|avans|atsakomyb|draudim|netesyb|baud|delspinig|palūkan|išlaid|nutrauk|grąžin|vėlav|biudžet|sąvok|prieglob|pvm mokėtojo kodas|kompensacij|jų įkainis|jų valandinis|įskaitom|nesuteikt|rezervuot)*',
);
const FEES = butNot(allOf(PRICE_WORDS, SET), NOT_THE_PRICE);
const NOT_FEES = phrases(
  "(attorneys?'?|legal|court|arbitration|license|licence|filing|late|cancellation|kill|reasonable) fees",
  '(interest|indemnif|liquidated|penalt|insurance|damages|bankrupt)*',
  '(delspinig|palūkan|netesyb|nuostol|baud|draudim)*',
);
const ELSEWHERE = phrases(
  '(annex|exhibit|schedule|appendix|attachment|statements? of work|sow|sows|work order|order form|proposal|quote|estimate|price list)s?',
  '(pried|pasiūlym|užsakym|sąmat|kainorašt)*',
);
const STANDS_ELSEWHERE = butNot(
  phrases(
    '(fees|fee|price|prices|rates|compensation|payment terms)…(specified|set out|set forth|stated|described|listed|identified|provided|stand|stands) (in|on) (the |a |an |each |its |applicable |relevant ){0,3}(cover page|sows?|statements? of work|work orders?|order forms?|schedules?|exhibits?|annex|appendix)',
    '(cover page|sows?|statements? of work|work orders?|order forms?) (will |shall |must )?(specify|specifies|state|states|set out|sets out|list|lists)…(fees?|price|rates)',
    '(kain|atlyg|įkain)*…(nurodyt|nurodom|nustatyt|nustatom)*…(pried|užsakym|sąmat|specialiosi|specialiųjų)*',
  ),
  phrases(
    '(refund|terminat|late|overdue|additional|extra|licen[cs]e)*',
    '(grąžin|nutrauk|papildom|delspinig)*',
  ),
);
const CURRENCY_SIGN =
  /[$€£]|\b(?:usd|eur|gbp|dollars?|euros?|pounds?|chf|pln|sek)\b|(?<!\p{L})eur(?:ų|ai|o)?(?!\p{L})|%/u;
const AMOUNT = /(?<![\d.,/-])(?:\d{1,3}(?:[ ,.]\d{3}){1,3}|\d{3,7})(?![\d/-])/u;
const TO_BE_AGREED = phrases(
  '(fee|fees|price|rate|rates|compensation|amount|payment)…(to be|will be|shall be|are|is)…(agreed|determined|negotiated|discussed|decided|confirmed|tbd|tba)',
  '(fee|price|rate|compensation|amount)s?:? (tbd|tba|to be (agreed|determined|confirmed))',
  '(fee|price|rate|compensation)…determined by (the )?client',
  '(kain|atlyg|įkain|sum)*…(bus|turi būti) (suderint|sutart|nustatyt|aptart)*',
  '(kain|atlyg|įkain)*…nustato klientas',
  'dėl (kainos|atlygio)…(susitar|tar)* (vėliau|atskirai)',
);
const CHANGES = phrases('(additional|extra|further|change|changes|renewal|new)', '(papildom|pakeitim|nauj)*');
const STAGE =
  /(\d{1,3}(?:[.,]\d{1,2})?) ?(?:\([^()]{2,40}\) ?)?(?:%|percent|per cent|proc\.|procent\p{L}{0,3})/gu;
const SCHEDULE = phrases(
  '(upon|on|at|before|after|when|due|in advance|deposit|balance|remaining|remainder|completion|delivery|signing|launch)',
  '(pasiraš|patvirtin|avans|perdav|likus|likut|užbaig|priėm|pradž|pradedant)*',
);
const NO_STAGE = phrases(
  '(interest|late|vat|tax|kill|cancellation|commission|discount|penalty|royalt|share|deduct|increase|uptime|annual)*',
  '(delspinig|palūkan|pvm|mokesči|komisin|nuolaid|netesyb|nutrauk|baud)*',
);

const amounts = (contract: ReadContract) =>
  contract.sentences.some(({ plain }) => money(plain).length > 0) ||
  contract.about('fees').some(({ plain }) => percents(plain).length > 0);
const hasGap = (contract: ReadContract) =>
  contract.about('fees').some(({ start, end }) => /[[{]|_{3}/.test(contract.text.slice(start, end)));

export const feesCheck: ClauseCheck = {
  clause: 'fees',
  topic: {
    sentence: FEES,
    unless: NOT_FEES,
  },
  rules: [
    missing({
      id: 'fees.missing',
      category: 'essential',
      riskFactor: 5,
      when: (contract) => contract.saying(STANDS_ELSEWHERE).length === 0 && !isVenture(contract),
      text: {
        en: say(
          'Ask for the price: a sum or a rate, the currency, and whether tax comes on top.',
          'Without a price you may have to prove later what your work was worth.',
        ),
        lt: say(
          'Paprašykite nurodyti kainą: sumą ar įkainį, valiutą ir ar prie jos pridedami mokesčiai.',
          'Nenurodžius kainos, vėliau gali tekti įrodinėti, kiek jūsų darbas vertas.',
        ),
      },
    }),
    found({
      id: 'fees.elsewhere',
      kind: 'vague',
      category: 'essential',
      when: (contract) => contract.about('fees').length === 0,
      text: {
        en: say(
          'Ask for the document in which the price stands, and read it together with this contract before you sign.',
          'The contract leaves the price to another document. Without it you cannot see what you are paid.',
        ),
        lt: say(
          'Paprašykite dokumento, kuriame nurodyta kaina, ir prieš pasirašydami perskaitykite jį kartu su sutartimi.',
          'Kaina nurodoma kitame dokumente. Jo nematant neaišku, kiek jums bus sumokėta.',
        ),
      },
      find(contract) {
        const [sentence] = contract.saying(STANDS_ELSEWHERE);
        return sentence && { riskFactor: 2, sentence };
      },
    }),
    found({
      id: 'fees.no-amount',
      kind: 'vague',
      category: 'essential',
      when: (contract) => contract.about('fees').length > 0,
      text: {
        en: say(
          'Ask to write the amount in the contract, in figures and with its currency.',
          'The contract speaks of payment and never says how much. An amount agreed only by word of mouth is hard to prove.',
        ),
        lt: say(
          'Paprašykite sutartyje skaičiais įrašyti sumą ir valiutą.',
          'Sutartyje kalbama apie mokėjimą, bet nepasakyta, kiek. Žodžiu sutartą sumą sunku įrodyti.',
        ),
      },
      find(contract) {
        const about = contract.about('fees');
        const [sentence] = about;
        if (sentence === undefined || amounts(contract) || hasGap(contract)) return undefined;
        if (about.some(({ plain }) => AMOUNT.test(plain)) || anySays(about, ELSEWHERE)) return undefined;
        return { riskFactor: 5, sentence };
      },
    }),
    found({
      id: 'fees.no-currency',
      kind: 'vague',
      category: 'essential',
      text: {
        en: say(
          'Ask to add the currency to the amount, for example EUR or USD.',
          'A number without a currency can be read in the cheaper one.',
        ),
        lt: say(
          'Paprašykite prie sumos įrašyti valiutą, pavyzdžiui, EUR arba USD.',
          'Skaičių be valiutos galima suprasti pigesne valiuta.',
        ),
      },
      find(contract) {
        if (anySays(contract.about('fees'), CURRENCY_SIGN) || hasGap(contract)) return undefined;
        const sentence = contract.about('fees').find(({ plain }) => AMOUNT.test(plain));
        return sentence === undefined ? undefined : { riskFactor: 3, sentence };
      },
    }),
    says({
      id: 'fees.to-be-agreed',
      kind: 'vague',
      category: 'essential',
      riskFactor: 4,
      pattern: TO_BE_AGREED,
      unless: CHANGES,
      text: {
        en: say(
          'Ask to agree on the price now, or at least on a rate and a way to count.',
          'A price that is still to be agreed gives you no claim to a certain sum once the work is done.',
        ),
        lt: say(
          'Paprašykite dėl kainos susitarti dabar, bent jau dėl įkainio ir skaičiavimo tvarkos.',
          'Kol kaina nesutarta, atlikę darbą negalite reikalauti konkrečios sumos.',
        ),
      },
    }),
    found({
      id: 'fees.cap-without-rate',
      kind: 'vague',
      category: 'essential',
      text: {
        en: say(
          'Consider asking for the hourly rate beside the limit of hours, and what happens when the limit is reached.',
          'A limit without a rate says how much you may work at most, and not what an hour is worth.',
        ),
        lt: say(
          'Siūlome prie valandų ribos įrašyti valandinį įkainį ir kas vyksta ribą pasiekus.',
          'Riba be įkainio parodo, kiek daugiausia galite dirbti, bet ne kiek verta valanda.',
        ),
      },
      find(contract) {
        const sentence = limitWithoutRate(contract);
        return sentence && { riskFactor: 3, sentence };
      },
    }),
    found({
      id: 'fees.stages-sum',
      kind: 'vague',
      category: 'essential',
      text: {
        en: say(
          'Ask to correct the payment stages so that they make 100 % together.',
          'As written, a part of the price is never due, or more is due than the price.',
        ),
        lt: say(
          'Paprašykite pataisyti mokėjimo etapus, kad kartu jie sudarytų 100 %.',
          'Pagal šį tekstą dalies kainos mokėti niekada nereikia arba reikia sumokėti daugiau, negu kaina.',
        ),
      },
      find(contract) {
        const sentence = contract.about('fees').find(({ plain }) => {
          if (NO_STAGE.test(plain) || !SCHEDULE.test(plain)) return false;
          const parts = [...plain.matchAll(STAGE)].map(([, digits = '']) => Number(digits.replace(',', '.')));
          const sum = parts.reduce((total, part) => total + part, 0);
          return parts.length >= 2 && !parts.includes(100) && sum >= 50 && Math.abs(sum - 100) > 1;
        });
        return sentence === undefined ? undefined : { riskFactor: 3, sentence };
      },
    }),
  ],
};

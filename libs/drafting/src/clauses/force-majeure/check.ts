import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { anySays, found, missing, say, says } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';

const EVENT = phrases(
  'force majeure',
  '(beyond|outside)…control',
  'acts? of god',
  '(unforeseeable|unforeseen|extraordinary) (event|circumstance)*',
  '(storms|strikes|natural disasters|epidemic|pandemic|war)',
  'nenugalim* jėg*',
  'nekontroliuo*',
  'negal*…(kontroliuo|numat|išveng)*',
  'nepriklausan*…aplinkyb*',
);
const BOTH = phrases(
  '(neither|either|each|both|a|no|the affected|any) part(y|ies)',
  'part(y|ies)',
  '(either|both|each|neither) of us',
  '(šalis|šalys|šalies|šaliai|šalių)',
);
/** „Klientas atleidžiamas“: who is excused, not bound, stands first. */
const IS_CLIENT = /^[\d.\s]{0,12}(?:the )?client(?:as)?(?!\p{L})/u;
const EXCUSED = phrases('(not|never|no|excused|released|relieved)', '(neatsako|atleidž|neprivalo)*');
const PAYMENT_EXCUSED = phrases(
  '(including|also|and|or)…(duty|obligation|duties|obligations)? ?to pay',
  '(including|also|and|or) (any |its |the )?(payment|payments)( obligations?)?',
  '(excus|reliev|release|suspend)*…(payment|to pay)',
  '(atleidž|atleist|neprivalo|sustabd)*…(mokėj|mokėti|sumokė|apmokė)*',
  '(taip pat|įskaitant|ir) (ir )?(už )?mokėj*',
);

export const forceMajeureCheck: ClauseCheck = {
  clause: 'force-majeure',
  topic: {
    heading: phrases(
      'force majeure',
      'acts? of god',
      'nenugalim*',
      '(unforeseen|unforeseeable) (events?|circumstances?)',
    ),
    sentence: EVENT,
    unless: phrases('(war stories|war room)'),
  },
  rules: [
    missing({
      id: 'force-majeure.missing',
      category: 'risk',
      riskFactor: 2,
      unless: EVENT,
      text: {
        en: say(
          'Consider a short clause for events that nobody can control: dates move, nobody pays damages, and after 30 to 60 days either side may leave, with payment for the work done.',
          'A serious illness, a long power cut or a closed border could otherwise count as your delay.',
        ),
        lt: say(
          'Apsvarstykite trumpą nuostatą apie aplinkybes, kurių niekas nekontroliuoja: terminai pasislenka, nuostoliai neatlyginami, o po 30–60 dienų kiekviena šalis gali pasitraukti, sumokėjus už atliktą darbą.',
          'Kitaip sunki liga, ilgas elektros tiekimo sutrikimas ar uždaryta siena galėtų būti laikomi jūsų vėlavimu.',
        ),
      },
    }),
    found({
      id: 'force-majeure.one-sided',
      kind: 'one-sided',
      category: 'risk',
      find(contract) {
        const about = contract.about('force-majeure');
        const sentence = about.find(
          (each) =>
            EXCUSED.test(each.plain) &&
            EVENT.test(each.plain) &&
            (contract.whoIsBound(each) === 'client' || IS_CLIENT.test(each.plain)) &&
            !BOTH.test(each.plain),
        );
        if (sentence === undefined || anySays(about, BOTH)) return undefined;
        const isPaymentExcused = PAYMENT_EXCUSED.test(sentence.plain);
        return { riskFactor: weigh(2, { worse: [true, isPaymentExcused] }), sentence };
      },
      text: {
        en: say(
          'Ask that the clause protects both sides, and that money for work already done stays due.',
          'If something happens that nobody can control, only the client is excused. You would be late and would answer for it.',
        ),
        lt: say(
          'Paprašykite, kad nuostata saugotų abi šalis, o už jau atliktą darbą vis tiek būtų sumokama.',
          'Jeigu nutiktų tai, ko niekas nekontroliuoja, nuo pareigų atleidžiamas tik klientas. Jūs vėluotumėte ir už tai atsakytumėte.',
        ),
      },
    }),
    says({
      id: 'force-majeure.payment-excused',
      kind: 'risky',
      category: 'risk',
      riskFactor: 3,
      pattern: PAYMENT_EXCUSED,
      unless: phrases(
        '(not|never) (excuse|release|relieve|affect|suspend)*',
        '(not|never) (be )?(excused|released|relieved|affected|suspended)',
        '(except|other than|apart from|excluding|remains?|unaffected)',
        '(neatleidž|išskyr|lieka|netaikom)*',
      ),
      test: (sentence, contract) =>
        contract.about('force-majeure').includes(sentence) &&
        /excus|liab|responsib|reliev|releas|atleid|neatsak/u.test(sentence.plain),
      text: {
        en: say(
          'Ask to add that money owed for work already done is never excused.',
          'An event of this kind may stop the work, but it should not wipe out your invoice for what you have delivered.',
        ),
        lt: say(
          'Paprašykite papildyti, kad nuo pareigos sumokėti už jau atliktą darbą niekas neatleidžia.',
          'Tokios aplinkybės gali sustabdyti darbą, bet neturėtų panaikinti sąskaitos už tai, ką jau pateikėte.',
        ),
      },
    }),
  ],
};

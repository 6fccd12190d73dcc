import { allOf, anyOf, butNot, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { found, say, says } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';
import { PAID_BY_TIME } from '../fees/paid-by-time.js';

const FREE = phrases(
  '(changes?|additional work|extra work|modifications?|alterations?)…(without|at no|free of|no) (any )?(additional|extra|further)? ?(charge|cost|fee|fees|payment|compensation)s?',
  '(without|at no) (any )?(additional|extra|further) (charge|cost|fee|payment|compensation)s?…(changes?|additional work|extra work|modifications?)',
  'unlimited (changes|modifications|amendments|alterations)',
  '(vary|change|modify|alter|variation)*…(without|no) (any )?(adjust|increase|effect|change)*…(fees?|price|compensation)',
  '(changes|modifications) (are|shall be|will be) (all )?(included|unlimited|free)',
  '(pakeitim|papildom|pakeisti)*…be papildomo (mokesčio|atlygio|apmokėjimo|užmokesčio)',
  'be papildomo (mokesčio|atlygio|apmokėjimo|užmokesčio)…(pakeitim|papildom|pakeisti)*',
  'neribot* (pakeitim|keitim)*',
  '(pakeitim|papildomi darb)*…(nemokam|neatlygintin|neapmokam|įskaičiuoti|įeina į kainą)*',
);
const BY_CLIENT = phrases(
  'client…may…(change|modify|alter|amend|vary|expand)…(scope|services|work|project|specifications?|sow|requirements|deliverables)',
  'client…(reserves|has) the right to (change|modify|alter|amend|vary)',
  'klientas…(gali|turi teisę)…(keisti|pakeisti)…(apimt|paslaug|darb|užduot|reikalavim)*',
);
const PRICED = phrases(
  '(adjust|adjusted|adjustment|equitable|additional (fee|cost|charge|price)s?|change order|written (agreement|consent|approval)|mutual|agreed|propose|proposes|request)',
  '(koreguo|susitar|suderin|papildom|sutikim|raštu|pasiūl)*',
);
const UNPRICED = /(?:without|no) (?:any )?(?:adjustment|additional|extra)/gu;
/** How a change comes about: by agreement, for a price. That something "is additional work" says only half of it. */
const CHANGES = butNot(
  allOf(
    phrases(
      '((more|further|additional) (days|calls|tasks)|changes?|change (orders?|requests?|control)|additional (work|services|hours|tasks|features|charges?)|extra (work|hours|features)|further (work|services)|changed or additional|scope changes|out of scope|outside (of )?the \\p{L}{0,12} ?scope|unforeseen)',
      '(kitiems darb|kiti darbai|jiems reikia atskir|papildomoms (valand|paslaug)\\p{L}{1,5} reikia (\\p{L}{3,14} ){0,2}(susitarim|užsakym)|pakeitim|pakeisti|papildomi darb|papildomais|papildomų darb|papildomus darb|papildomos paslaug|neaptart)*',
    ),
    phrases(
      '(agree|agrees|agreed|writing|written|quoted?|quotes?|hourly|rate|charged?|billed|estimate|approv*|binds?|signed|accepts?|priced?)',
      '(raštu|rašytin|suderin|susitar|įkain|patvirtin|apmokam|apmoka|el paštu)*',
    ),
  ),
  phrases(
    '("services" means|not listed|further rounds?|every further|neither party has|bank account|change of (the )?account|(?<!written )amend*|agreement may (only )?be changed|provisions that|surviv*|warrant*|late payment|defect*|does not answer|may obtain|matches its description|tax rate|honour|transition|further help|retransmi*|ownership)',
    '(sąvok|visi kiti darbai laikomi|darbais laikomi tik|neišvardyt|banko sąskait|pataisos|pataisym|ratas|ratai|sutarties pakeitim|sutarties sąlyg|teisės akt|pagalba|prieštarauja|atitinka|duomenų|nuostatos, kurios|sutartį|garant)*',
  ),
);

export const changeControlCheck: ClauseCheck = {
  clause: 'change-control',
  topic: {
    sentence: anyOf(FREE, BY_CLIENT, CHANGES),
    unless: phrases(
      'changes? (to|of|in) (this|the) (agreement|contract|law|laws|control|ownership|address)',
      'revisions',
    ),
  },
  rules: [
    says({
      id: 'change-control.free',
      kind: 'risky',
      category: 'commercial',
      riskFactor: 4,
      pattern: FREE,
      unless: phrases(
        '(minor|defects?|errors?|mistakes?|bugs?|no change is|no changes are|not be made without)',
        '(smulk|trūkum|klaid|defekt|joks|jokie|neatliekam)*',
      ),
      circumstances: ({ plain }) => ({
        worse: [/at any time|unlimited|any changes|bet kada|neribot/u.test(plain)],
        milder: [/mutual|both parties|abi šalys/u.test(plain)],
      }),
      text: {
        en: say(
          'Ask that every change is agreed in writing beforehand, with its price and its effect on the dates.',
          'As written, the client can enlarge the work and you must do it for the same money.',
        ),
        lt: say(
          'Paprašykite, kad kiekvienas pakeitimas būtų iš anksto raštu suderintas kartu su kaina ir įtaka terminams.',
          'Pagal šį tekstą klientas gali didinti darbų apimtį, o jūs privalote juos atlikti už tą pačią kainą.',
        ),
      },
    }),
    says({
      id: 'change-control.client-decides',
      kind: 'one-sided',
      category: 'commercial',
      riskFactor: 3,
      pattern: BY_CLIENT,
      test: ({ plain }) => !PRICED.test(plain.replaceAll(UNPRICED, '')) && !FREE.test(plain),
      circumstances: () => ({ worse: [true] }),
      text: {
        en: say(
          'Ask to add that a change of the work takes effect only when both sides have agreed on its price and dates.',
          'The client may change what you must deliver, and nothing says that price and deadline change too.',
        ),
        lt: say(
          'Paprašykite pridėti, kad darbų pakeitimas galioja tik abiem šalims suderinus jo kainą ir terminus.',
          'Klientas gali keisti, ką privalote atlikti, o apie kainos ir terminų pokyčius nieko nepasakyta.',
        ),
      },
    }),
    found({
      id: 'change-control.missing',
      kind: 'missing',
      category: 'commercial',
      text: {
        en: say(
          'Consider asking for one sentence on changes: extra work starts only after both sides agree in writing on its price and dates.',
          'Wishes grow while you work. Such a sentence gives you a simple answer: “gladly, here is the price”.',
        ),
        lt: say(
          'Siūlome pridėti sakinį apie pakeitimus: papildomi darbai pradedami tik raštu suderinus jų kainą ir terminus.',
          'Darbo metu norai auga. Toks sakinys leidžia paprastai atsakyti: „mielai, štai kaina“.',
        ),
      },
      find(contract) {
        if (contract.about('change-control').length > 0) return undefined;
        return { riskFactor: weigh(3, { milder: [contract.saying(PAID_BY_TIME).length > 0] }) };
      },
    }),
  ],
};

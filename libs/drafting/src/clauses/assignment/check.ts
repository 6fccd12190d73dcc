import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { found, say, says } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';

const CLIENT_FREE = phrases(
  'client (may|can|shall be entitled to|is entitled to|has the right to|is free to|shall have the right to)…(assign|transfer|novate)*',
  '(assigned|transferred) by (the )?client',
  'client (freely )?(assigns|transfers)',
  'klientas (turi teisę|gali)…(perleisti|perduoti)',
);
const CLIENT_BARRED = phrases(
  'client (may|can|shall|will) not',
  "client (cannot|can't)",
  'klientas (negali|neturi)',
);
const BOTH = phrases(
  '(neither|either|no|each|a) (part(y|ies)|of (us|them))',
  'neither of them',
  '(nė viena šalis|kiekviena šalis|šalis turi teisę tik|šalys)',
);
const PROVIDER_BARRED = phrases(
  'provider (may|can|shall|will|must) not…(assign|transfer)*',
  'provider cannot…(assign|transfer)*',
  'paslaugų teikėj* (negali|neturi teisės)…(perleisti|perduoti)',
);
const CLAIMS = phrases(
  '(not|no|nor|neither|cannot)…(assign|transfer|sell|factor|pledge)*…(claims?|receivables?|invoices?|debts?|payments?|money due|moneys due|fees)',
  '(negali|neturi teisės|draudžiam)*…(perleis|įkeis)*…(reikalavim|mokėjim|piniginių)*',
);
const GROUP = phrases(
  '(affiliate|group|successor|merger|purchaser|buyer|acquir|sale of)*',
  '(grupės|pirkėj|perėmėj)*',
);

export const assignmentCheck: ClauseCheck = {
  clause: 'assignment',
  topic: {
    heading: phrases(
      'assignment( of (the |this )?(agreement|contract))?',
      'transfer of (the |this )?(agreement|contract|rights)',
      '(sutarties|teisių) (perleidim|perdavim)*',
    ),
    sentence: phrases(
      '(assign|transfer|novate)*…(agreement|contract|obligations|duties)',
      '(agreement|contract)…(assigned|transferred|assignable)',
      '(assign|transfer|sell)*…(claims?|receivables?|invoices?)',
      '(perleis|perleid)*',
      'perduoti…(sutart|pareig)*',
    ),
    unless: phrases(
      '(intellectual property|copyright|title and interest|deliverables?|work product|moral right|invention|source code|licen[cs]|sublicens|adapt)*',
      '(autori|turtin|intelekt|licencij|sublicenc|pritaikyt|rezultat)*',
    ),
  },
  rules: [
    found({
      id: 'assignment.one-sided',
      kind: 'one-sided',
      category: 'legal',
      find(contract) {
        const about = contract.about('assignment');
        const free = about.find(({ plain }) => CLIENT_FREE.test(plain) && !CLIENT_BARRED.test(plain));
        const barred = about.find(({ plain }) => PROVIDER_BARRED.test(plain) && !BOTH.test(plain));
        const isMutual = about.some(({ plain }) => BOTH.test(plain));
        const sentence = free ?? (isMutual ? undefined : barred);
        if (sentence === undefined) return undefined;
        const isCarvedOut = GROUP.test(sentence.plain);
        if (isCarvedOut && barred === undefined) return undefined;
        const riskFactor = weigh(2, {
          worse: [free !== undefined && !isCarvedOut],
          milder: [free === undefined],
        });
        return { riskFactor, sentence };
      },
      text: {
        en: say(
          'Ask for the same rule for both sides: the contract passes to somebody else only with the other side’s consent, given unless there is a good reason.',
          'You could wake up with a client you never chose, who pays worse or not at all, while you cannot hand over the work yourself.',
        ),
        lt: say(
          'Paprašykite abiem šalims vienodos taisyklės: sutartis kitam perleidžiama tik kitai šaliai sutikus, o sutikti neatsisakoma be rimtos priežasties.',
          'Galite sulaukti kliento, kurio nesirinkote ir kuris moka prasčiau arba visai nemoka, o patys darbo kitam perduoti negalite.',
        ),
      },
    }),
    says({
      id: 'assignment.claims-barred',
      kind: 'risky',
      category: 'legal',
      riskFactor: 2,
      pattern: CLAIMS,
      test: (sentence, contract) => contract.whoIsBound(sentence) !== 'client',
      text: {
        en: say(
          'Ask to keep the right to assign your claims for payment, for example to a factoring company.',
          'Selling an invoice is a usual way to get money sooner. Under United Kingdom rules of 2018 a ban on this has no effect against small and medium-sized businesses.',
        ),
        lt: say(
          'Paprašykite palikti teisę perleisti reikalavimus dėl mokėjimo, pavyzdžiui, faktoringo bendrovei.',
          'Sąskaitos pardavimas yra įprastas būdas pinigus gauti anksčiau. Jungtinėje Karalystėje pagal 2018 m. taisykles toks draudimas mažoms ir vidutinėms įmonėms negalioja.',
        ),
      },
    }),
  ],
};

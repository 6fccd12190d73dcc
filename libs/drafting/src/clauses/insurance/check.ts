import { money } from '../../check/measures.js';
import { phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { found, say, says } from '../../check/rules.js';

const REQUIRED = phrases(
  'provider…(maintain|carry|carries|obtain|procure|take out|takes out|keep|keeps|have|hold)*…insur*',
  'insur*…(maintained|carried|obtained) by (the )?provider',
  'paslaugų teikėj*…(apsidrau|draudim|drausti|draudžia)*',
);
const EXISTING = phrases(
  '(not|no) (\\p{L}{2,12} ){0,2}(carry|obtain|maintain|provide|required)',
  "(already has|existing|usual|reasonable premium|at the client's (cost|expense))",
  '(turim|esam|įprast|kliento (lėšomis|sąskaita))*',
  'which it has',
);
const PRICE_FOR_IT = phrases(
  'client (pays|reimburses|bears)…(premium|insurance)*',
  'klientas…(sumoka|atlygina|apmoka)…(įmok|draudim)*',
  'does not have to take out',
);
/** Cover this many times the price of the work is out of proportion. */
const TIMES_THE_PRICE = 20;
const HIGH_WITHOUT_PRICE = 1_000_000;

function highest(contract: ReadContract) {
  const limits = contract.about('insurance').map((sentence) => ({
    sentence,
    amount: Math.max(0, ...money(sentence.plain).map(({ amount }) => amount)),
  }));
  return limits.sort((a, b) => b.amount - a.amount)[0];
}

const price = (contract: ReadContract): number =>
  Math.max(
    0,
    ...contract
      .about('fees')
      .flatMap(({ plain }) => (/insur|draud/u.test(plain) ? [] : money(plain).map(({ amount }) => amount))),
  );

export const insuranceCheck: ClauseCheck = {
  clause: 'insurance',
  topic: {
    heading: phrases('(insurance|draudim)*'),
    sentence: phrases('(insurance|insured|insurer)', '(draudim|apsidrau|draudik)*'),
    unless: phrases(
      '(social|health|pension) (security|insurance|contribution)*',
      '(socialinio|sveikatos) draudimo',
      'sodr*',
      'unemployment',
    ),
  },
  rules: [
    found({
      id: 'insurance.high-limit',
      kind: 'risky',
      category: 'risk',
      find(contract) {
        const limit = highest(contract);
        if (limit === undefined || limit.amount === 0 || EXISTING.test(limit.sentence.plain))
          return undefined;
        const known = price(contract);
        const most = known === 0 ? HIGH_WITHOUT_PRICE : Math.max(known * TIMES_THE_PRICE, 100_000);
        return limit.amount > most || limit.amount >= 5 * HIGH_WITHOUT_PRICE
          ? { riskFactor: 3, sentence: limit.sentence }
          : undefined;
      },
      text: {
        en: say(
          'Ask for a sum that fits the size of the job, or for the cover that you already have, and get a quote before you sign.',
          'The sum insured is out of proportion to the price of the work. The premium for such a policy can eat up much of the fee.',
        ),
        lt: say(
          'Paprašykite darbo dydį atitinkančios sumos arba to draudimo, kurį jau turite, ir prieš pasirašydami sužinokite įmoką.',
          'Draudimo suma neproporcinga darbo kainai. Tokio draudimo įmoka gali suvalgyti didelę atlygio dalį.',
        ),
      },
    }),
    says({
      id: 'insurance.additional-insured',
      kind: 'risky',
      category: 'risk',
      riskFactor: 3,
      pattern: phrases('additional insured*', '(papildom* apdraust|naudos gavėj)*'),
      unless: phrases('provider…(be|is|as) (an )?additional insured*'),
      text: {
        en: say(
          'Ask to leave out that the client is an additional insured, or that the client pays what this costs.',
          'Insurers of freelancers often do not offer this or charge for it, and the client would use up your cover.',
        ),
        lt: say(
          'Paprašykite nerašyti, kad klientas yra papildomas apdraustasis, arba paprašykite, kad tokio draudimo kainą sumokėtų jis pats.',
          'Laisvai samdomų specialistų draudikai to dažnai nesiūlo arba už tai ima mokestį, o klientas naudotųsi jūsų draudimo suma.',
        ),
      },
    }),
    found({
      id: 'insurance.own-cost',
      kind: 'one-sided',
      category: 'risk',
      find(contract) {
        const about = contract.about('insurance');
        const sentence = about.find(({ plain }) => REQUIRED.test(plain) && !EXISTING.test(plain));
        const isPaid = about.some(({ plain }) => PRICE_FOR_IT.test(plain));
        return sentence === undefined || isPaid ? undefined : { riskFactor: 2, sentence };
      },
      text: {
        en: say(
          'Consider asking that the cover you already have is enough, or that the client pays for any more.',
          'You have to buy insurance for this contract, and nothing in it pays for that.',
        ),
        lt: say(
          'Siūlome paprašyti, kad pakaktų jūsų turimo draudimo arba kad už papildomą sumokėtų klientas.',
          'Dėl šios sutarties turite pirkti draudimą, o už jį sutartyje nemokama.',
        ),
      },
    }),
  ],
};

import { money, percents } from '../../check/measures.js';
import { phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import type { Sentence } from '../../check/segment.js';
import { anySays, found, say } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';

const PENALTY = phrases(
  '(liquidated damages|penalt|contractual fine|late delivery fee)*',
  '(for each|for every|per|a|each) (calendar |working |business |full )?(day|week)( of delay| late|…(delay|late|overdue))',
  '(delay|late)*…(for each|for every|per|a) (calendar |working |business )?(day|week)',
  '(netesyb|delspinig|baud)*',
);
/** What a late payer owes is no penalty against the one who works. */
const LATE_PAYMENT = phrases(
  '(late|overdue|unpaid|outstanding) (payment|invoice|amount|sum|fee)*',
  'interest',
  '(unpaid|in (its|such|the) payment|delay in payment)',
  'client (shall |will |must )?(pays?|owes?)',
  '(pavėluot|nesumokėt|neapmokėt|pavėlav)* (sumok|apmok|mokėj|sum)*',
  'klient(as|ui|o)…(pažeid|vėluo|pavėlav)*…mokė*',
  'klientas…(moka|sumoka)…paslaugų teikėj*',
  'mokėjim* termin*',
);
const BY_PROVIDER = phrases(
  'provider…(pays?|owes?|forfeits?|liable|incurs?|deduct)',
  '(deduct|withhold|set off)*…(fee|provider|payment)*',
  'paslaugų teikėj(as|ui|o)…(moka|sumoka|mokėti|reikalauti|vėluo|pažeid|pavėlav|skaičiuoja)*',
  'klientas…(turi teisę|gali)…(reikalauti|išskaičiuoti|skaičiuoti)',
);
const MUTUAL = phrases(
  'a party that',
  '(each|either|both|defaulting|late|other) part(y|ies)',
  'client…(is late|delays|fails|gives)…pays',
  'same (percentage|rate|sum|amount)',
  '(šalis|kiekviena šalis|kita šalis|kaltoji šalis)',
  'klient(as|ui)…(vėluo|pavėlav|pažeid)*',
  'tokio pat(ies)? dydžio',
);
const CLIENT_OWES_NONE = phrases(
  'client…(no|not|without|waive*)…(penalt|interest|damages|liable|pay)*',
  'klient(as|ui|o)…(nemoka|neskaičiuoja|netaikom|neskaičiuojam|atleidžiam)*',
);
const CAPPED = phrases(
  '(at most|not more than|no more than|never more than|not exceed|up to|maximum|capped|limited to)',
  'a maximum of',
  '(ne daugiau|neviršij|neviršys|daugiausia|bet ne didesn)*',
);
/** A tenth of the price is reached in fifty days at this rate. */
const HIGH_PER_DAY = 0.2;

/** Its upper end and the other side's share may follow in sentences of their own. */
const FOLLOWING = 4;
const passage = (contract: ReadContract): readonly Sentence[] =>
  penalties(contract).flatMap((each) => {
    const at = contract.sentences.indexOf(each);
    return contract.sentences.slice(at, at + 1 + FOLLOWING).filter(({ heading }) => heading === each.heading);
  });

const penalties = (contract: ReadContract) =>
  contract
    .about('liquidated-damages')
    .filter(({ plain }) => PENALTY.test(plain) && !LATE_PAYMENT.test(plain));
const isAgainstProvider = (sentence: Sentence, contract: ReadContract) =>
  !/^(?:[\d. ]{0,8})(?:a|the) party/u.test(sentence.plain) &&
  (BY_PROVIDER.test(sentence.plain) || contract.whoIsBound(sentence) === 'provider');
/** The rate comes first, its upper end after it. */
const isHigh = ({ plain }: Sentence) => (percents(plain)[0] ?? 0) > HIGH_PER_DAY;
const isSum = ({ plain }: Sentence) =>
  percents(plain).length > 0 || money(plain).length > 0 || /liquidated/u.test(plain);

/** The other side pays for its own delay too, be it only in paying. */
const isMutual = (contract: ReadContract) =>
  [...passage(contract), ...contract.about('liquidated-damages')].some(
    ({ plain }) => MUTUAL.test(plain) && !CLIENT_OWES_NONE.test(plain),
  );
const isLow = (sentence: Sentence) => percents(sentence.plain).length > 0 && !isHigh(sentence);

export const liquidatedDamagesCheck: ClauseCheck = {
  clause: 'liquidated-damages',
  topic: {
    heading: phrases('(liquidated damages|penalt|netesyb|baud|delspinig)*'),
    sentence: PENALTY,
    unless: phrases('(solicit|hire|employment|confidential|vilio)*'),
  },
  rules: [
    found({
      id: 'liquidated-damages.one-way',
      kind: 'one-sided',
      category: 'risk',
      find(contract) {
        const about = passage(contract);
        const sentence = penalties(contract).find((each) => isSum(each) && isAgainstProvider(each, contract));
        if (sentence === undefined || isMutual(contract)) return undefined;
        const isCapped = anySays(about, CAPPED);
        const riskFactor = weigh(4, {
          worse: [!isCapped],
          milder: [isCapped, isLow(sentence)],
        });
        return { riskFactor, sentence };
      },
      text: {
        en: say(
          'Ask to delete the penalty, or to cap it at 5 to 10 % of the price, count only delays that are your own fault, and bind the client in the same way.',
          'Only you pay for being late, and the sum is owed even when the client lost nothing. Without an upper end it can use up the whole fee.',
        ),
        lt: say(
          'Paprašykite netesybas išbraukti arba apriboti 5–10 % kainos, skaičiuoti jas tik už vėlavimą dėl jūsų kaltės ir taip pat įpareigoti klientą.',
          'Už vėlavimą mokate tik jūs, o suma priklauso net tada, kai klientas nieko neprarado. Be viršutinės ribos ji gali suvalgyti visą atlygį.',
        ),
      },
    }),
    found({
      id: 'liquidated-damages.uncapped',
      kind: 'risky',
      category: 'risk',
      find(contract) {
        const about = passage(contract);
        const sentence = penalties(contract).find(
          (each) => isSum(each) && (isAgainstProvider(each, contract) || MUTUAL.test(each.plain)),
        );
        if (sentence === undefined || !isMutual(contract)) return undefined;
        const isCapped = anySays(about, CAPPED);
        if (isCapped && !isHigh(sentence)) return undefined;
        return {
          riskFactor: weigh(4, { worse: [isHigh(sentence) && !isCapped], milder: [true, !isHigh(sentence)] }),
          sentence,
        };
      },
      text: {
        en: say(
          'Consider asking for an upper end, for example 5 to 10 % of the price of the late part, and for a rate of at most 0.2 % a day.',
          'A sum for each day adds up quickly. With an upper end both sides know the worst case.',
        ),
        lt: say(
          'Siūlome paprašyti nustatyti viršutinę ribą, pavyzdžiui, 5–10 % vėluojamos dalies kainos, ir ne didesnį kaip 0,2 % dydį už dieną.',
          'Už kiekvieną dieną skaičiuojama suma auga greitai. Kai yra viršutinė riba, abi šalys žino blogiausią atvejį.',
        ),
      },
    }),
  ],
};

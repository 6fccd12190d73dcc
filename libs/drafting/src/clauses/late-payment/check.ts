import { percents } from '../../check/measures.js';
import { allOf, anyOf, butNot, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say, says } from '../../check/rules.js';
import type { Sentence } from '../../check/segment.js';

/** What follows when the client pays late: interest, a fee, a pause of the work. */
const LATE = butNot(
  anyOf(
    allOf(
      phrases(
        '(late|overdue|past due|unpaid|delayed|outstanding|not paid|when due|due date|default)',
        '(pavėluo|pavėlav|vėluo|pradels|nesumok|neapmok|uždels|mokėjimo termin)*',
      ),
      phrases(
        '(interest|late fees?|late charges?|fee of|charge of|suspend|suspends|pause|pauses|stop work|stop the work|stops work|penalt*|recovery|accrue*|per month|per annum|\\d ?%)',
        '(palūkan|delspinig|netesyb|sustabd|baud|išieškojim|\\d ?%)*',
      ),
    ),
    phrases(
      'interest (on|for) late',
      'late payment (interest|fee|charge)',
      'statutory interest',
      'įstatym* (nustatyt)* ?palūkan*',
    ),
  ),
  phrases(
    '(late with|materials or feedback|delivers? (a|the)|delivered later|performance of the provider|nothing in this agreement|provisions that|surviv*|best interest|conflict of interest|right, title|late delivery|delivered late|audit*)',
    '(jokia sutarties nuostata|nuostatos, kurios|pateikia vėliau|pateikti sutartą medžiag|paslaugų teikėjas…vėluo|avansas gaunamas|taikomas tik|riba|atsakomyb)*',
  ),
);
/** Above these a court is likely to look twice: percent a day, a month, a year. */
const HIGH = { day: 0.5, month: 5, year: 40 } as const;

function isUsury({ plain }: Sentence): boolean {
  const highest = Math.max(0, ...percents(plain));
  if (/(?<!\p{L})(?:per|a|each|every|for each) ?day|daily|(?:už|kiekvien)[^.;]{0,30}dien/u.test(plain))
    return highest > HIGH.day;
  if (/per month|a month|monthly|each month|per mėnesį|kas mėnesį|mėnesi/u.test(plain))
    return highest >= HIGH.month;
  return /per annum|per year|a year|annual|metin|per metus/u.test(plain) && highest > HIGH.year;
}

export const latePaymentCheck: ClauseCheck = {
  clause: 'late-payment',
  topic: {
    sentence: LATE,
  },
  rules: [
    says({
      id: 'late-payment.waived',
      kind: 'one-sided',
      category: 'commercial',
      riskFactor: 4,
      within: 'anywhere',
      pattern: phrases(
        'waives?…interest',
        '(no|without|not bear|not accrue|not incur|not entitled to|not charge|waives? (any |all )?(right to )?|not be liable for|bear no|accrue no) (any )?interest',
        '(late|overdue|unpaid)…(no|without|not)…(interest|penalt*|late fee*)',
        '(delspinig|palūkan)*…(nemok|neskaičiuo|netaik|neturi teisės|atsisako)*',
        '(nemoka|neskaičiuoja|netaikom|atsisako)*…(delspinig|palūkan)*',
      ),
      unless: phrases(
        '(not|no) waive*',
        'neatsisako',
        'conflict of interest',
        'no interest in',
        '(ownership|property|legal|security|financial|proprietary) interest',
        'no later',
        'undisputed',
        'refund',
      ),
      text: {
        en: say(
          'Ask to take this out, so that late payment has a price: the statutory rate is the usual answer.',
          'Without interest the client gains by paying you late. In the EU the law gives businesses the reference rate of the European Central Bank plus at least 8 percentage points (Directive 2011/7/EU).',
        ),
        lt: say(
          'Paprašykite šią sąlygą išbraukti ir už vėlavimą taikyti įstatymo nustatytas palūkanas.',
          'Be palūkanų klientui apsimoka vėluoti. ES verslo sandoriuose įstatymas numato Europos Centrinio Banko normą, padidintą bent 8 procentiniais punktais (Direktyva 2011/7/ES).',
        ),
      },
    }),
    missing({
      id: 'late-payment.missing',
      category: 'commercial',
      riskFactor: 3,
      unless: LATE,
      text: {
        en: say(
          'Consider asking for interest on late payment and for the right to pause the work after a reminder.',
          'The contract says nothing about paying late. Between businesses in the EU and the UK the law adds interest by itself; a line in the contract makes it easier to ask for.',
        ),
        lt: say(
          'Siūlome įrašyti palūkanas už pavėluotą mokėjimą ir teisę po priminimo sustabdyti darbus.',
          'Apie vėluojantį mokėjimą sutartyje nekalbama. ES verslo sandoriuose palūkanas numato įstatymas, bet remtis sutarties punktu paprasčiau.',
        ),
      },
    }),
    says({
      id: 'late-payment.usury',
      kind: 'risky',
      category: 'commercial',
      riskFactor: 3,
      pattern: /%|percent|per cent|proc/u,
      test: (sentence, contract) => isUsury(sentence) && contract.whoIsBound(sentence) !== 'provider',
      text: {
        en: say(
          'Consider a lower rate, for example the statutory one, so that it holds when you need it.',
          'A rate this high may be cut by a court or be void under local limits, and then you may be left with less than the law would have given you.',
        ),
        lt: say(
          'Siūlome mažesnį dydį, pavyzdžiui, 0,05 % per dieną arba įstatymo nustatytas palūkanas: jį lengviau pagrįsti teisme.',
          'Tokias dideles netesybas teismas gali sumažinti, ir tuomet gautumėte mažiau, nei tikėjotės.',
        ),
      },
    }),
  ],
};

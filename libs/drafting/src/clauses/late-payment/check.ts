import { percents } from '../../check/measures.js';
import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say, says } from '../../check/rules.js';
import type { Sentence } from '../../check/segment.js';

const LATE = phrases(
  '(late|overdue|past due|unpaid|delayed|outstanding|not paid)…(interest|fee|charge|suspend|payment|penalt|stop work|pause)*',
  '(interest|late fee|late charge|service charge|finance charge)…(overdue|late|past due|unpaid|per month|per annum|per year|per day|month|outstanding|invoice)',
  '(late payments?|interest on late|late fees?)',
  '(delspinig|palūkan)*',
  '(pavėluot|pavėlav|vėluo|pradels|laiku nesumok)*…(mokėj|sumok|sum|apmok|sąskait)*',
  'pažeid* mokėj*',
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
    heading: /(?<!\p{L})(?:late (?:payments?|fees?)|interest|overdue)/u,
    sentence: LATE,
    unless: phrases(
      '(conflict of|best|legitimate|right,? title,? and|title and) interest*',
      'late (delivery|performance)',
      "provider's (delay|late)",
      'provider…(late|delay)…(deliver*|perform*|deadline)',
      'klientas neatsako',
      'paslaugų teikėj*…(vėluo|pavėlav)*…(pateik|suteik|atlik|perduo)*',
    ),
  },
  rules: [
    says({
      id: 'late-payment.waived',
      kind: 'one-sided',
      category: 'commercial',
      riskFactor: 4,
      within: 'anywhere',
      pattern: phrases(
        '(no|without|not bear|not accrue|not incur|not entitled to|not charge|waives? (any |all )?(right to )?|not be liable for|bear no|accrue no) (any )?interest',
        '(late|overdue|unpaid)…(no|without|not)…(interest|penalt*|late fee*)',
        '(delspinig|palūkan)*…(nemok|neskaičiuo|netaik|neturi teisės|atsisako)*',
        '(nemoka|neskaičiuoja|netaikom|atsisako)*…(delspinig|palūkan)*',
      ),
      unless: phrases(
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
          'Siūlome mažesnį dydį, pavyzdžiui, 0,05 % per dieną arba įstatymo palūkanas, kad jomis būtų galima pasinaudoti.',
          'Tokias dideles netesybas teismas gali sumažinti, ir tuomet gautumėte mažiau, nei tikėjotės.',
        ),
      },
    }),
  ],
};

import { durations } from '../../check/measures.js';
import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { found, say, says } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';
import { FOR_CAUSE, PAYS_WORK_DONE, readExits } from './exits.js';
import { noticePeriods } from './notice.js';

const ENDS = phrases(
  '(terminate|terminates|terminated|termination|cancel|cancels|cancelled|canceled|cancellation)',
  '(end|ends|ended) (this|the) (agreement|contract)',
  'nutrauk*',
  '(sutarties atsisak|atsisakyti sutart)*',
);
const NO_PAY = phrases(
  '(terminat|cancel)*…(without|no|not)…(payment|pay|compensation|fee|liability|obligation)…(work in progress|unfinished|incomplete|uncompleted|work performed|services performed|work done|provider|further)',
  'in (that|this|such) (case|event)…(no|not)…(payment|paid|pay|compensation)',
  'tokiu atveju…(nemokama|nemoka|neapmokama|nesumoka)',
  '(terminat|cancel)*…without (any )?(payment|compensation|liability|further payment)',
  '(no|not) (payment|compensation|be paid|pay|fee)…(work in progress|unfinished|incomplete|uncompleted|terminat|cancel)*',
  'nutrauk*…(nemokėdam|neapmokėdam|nesumokėdam|neatlygindam)*',
  'nutrauk*…(nemoka|nemokama|nemokamas|neatlygina|neatlyginama|neapmoka|neapmokama|neapmokami|nesumoka|be (jokio )?(apmokėjimo|kompensacijos|atlygio|atlyginimo))',
  '(nemoka|nemokama|neatlygina|neapmoka|neapmokama|neapmokami) (už )?(nebaigt|pradėt)*',
);

export const terminationConvenienceCheck: ClauseCheck = {
  clause: 'termination-convenience',
  topic: {
    sentence: ENDS,
    unless: phrases('(insurance|licen[cs]e|surviv)*', '(termination|cancellation) fee'),
  },
  rules: [
    found({
      id: 'termination-convenience.missing',
      kind: 'missing',
      category: 'commercial',
      text: {
        en: say(
          'Ask for the right of both sides to end the contract with 14 to 30 days’ notice, with payment for the work done until then.',
          'Nothing says how the contract can end early or what you are paid then. You may be bound to a project that no longer works.',
        ),
        lt: say(
          'Paprašykite numatyti, kad kiekviena šalis gali nutraukti sutartį įspėjusi prieš 14–30 dienų, o iki tol atliktas darbas apmokamas.',
          'Nepasakyta, kaip sutartį galima nutraukti anksčiau ir kiek tada jums sumokama. Pagal Lietuvos civilinio kodekso 6.721 straipsnį klientas gali nutraukti bet kada, o jūsų galimybės ribotos.',
        ),
      },
      find(contract) {
        const { client, both, barred } = readExits(contract);
        return (client ?? both ?? barred) ? undefined : { riskFactor: 4 };
      },
    }),
    found({
      id: 'termination-convenience.client-only',
      kind: 'one-sided',
      category: 'commercial',
      text: {
        en: say(
          'Ask for the same right for both sides, with notice of 14 to 30 days and payment for the work done and costs already committed.',
          'The client may leave whenever it likes and you may not. You keep your time free for a project that can end tomorrow.',
        ),
        lt: say(
          'Paprašykite tokios pat teisės ir sau, 14–30 dienų įspėjimo ir apmokėjimo už atliktą darbą bei patirtas išlaidas.',
          'Klientas gali pasitraukti bet kada, o jūs – ne. Laiką skiriate projektui, kuris gali baigtis rytoj.',
        ),
      },
      find(contract) {
        const { onlyClient } = readExits(contract);
        if (onlyClient === undefined) return undefined;
        const isPaid = contract
          .saying(PAYS_WORK_DONE)
          .some(({ plain }) => !NO_PAY.test(plain) && ENDS.test(plain));
        return { riskFactor: weigh(4, { worse: [!isPaid] }), sentence: onlyClient };
      },
    }),
    says({
      id: 'termination-convenience.no-pay',
      kind: 'risky',
      category: 'commercial',
      riskFactor: 5,
      within: 'anywhere',
      pattern: NO_PAY,
      unless: phrases(
        '(except|other than|save|provided that)…(paid|payment|pay|fees)',
        'without (prejudice|penalty)',
        'not (relieve|affect)',
        'išskyrus',
        'provider…terminat*…client*…(not|no)',
      ),
      test: ({ plain, start }, { sentences }) =>
        (ENDS.test(plain) || ENDS.test(sentences.findLast((each) => each.end <= start)?.plain ?? '')) &&
        (!FOR_CAUSE.test(plain.replaceAll(UNPAID_WORK, '')) ||
          /any time|bet kada|convenience|without notice/u.test(plain)),
      text: {
        en: say(
          'Ask that work done until the end, including work in progress, and costs already committed are paid whatever the reason.',
          'The client can stop the project just before the end and pay nothing for work that is nearly finished.',
        ),
        lt: say(
          'Paprašykite, kad iki nutraukimo atliktas, taip pat ir pradėtas, darbas bei patirtos išlaidos būtų apmokami, kad ir kokia būtų priežastis.',
          'Klientas gali sustabdyti projektą prieš pat pabaigą ir už beveik baigtą darbą nemokėti nieko.',
        ),
      },
    }),
    found({
      id: 'termination-convenience.no-notice',
      kind: 'one-sided',
      category: 'commercial',
      text: {
        en: say(
          'Ask for notice of at least 14 days before the client ends the contract without a reason.',
          'Without notice your income from this project can stop overnight.',
        ),
        lt: say(
          'Paprašykite, kad be priežasties nutraukdamas sutartį klientas įspėtų bent prieš 14 dienų.',
          'Be įspėjimo pajamos iš šio projekto gali nutrūkti per naktį.',
        ),
      },
      find(contract) {
        const { client } = readExits(contract);
        const isAtOnce = client?.plain
          .split(';')
          .some((part) => OF_CLIENT.test(part) && AT_ONCE.test(part) && durations(part).length === 0);
        return client !== undefined && isAtOnce === true ? { riskFactor: 4, sentence: client } : undefined;
      },
    }),
    found({
      id: 'termination-convenience.unequal-notice',
      kind: 'one-sided',
      category: 'commercial',
      text: {
        en: say(
          'Ask for the same notice on both sides, for example 14 to 30 days.',
          'The client can leave much sooner than you can. You lose the project in days and stay bound for weeks.',
        ),
        lt: say(
          'Paprašykite abiem šalims vienodo įspėjimo termino, pavyzdžiui, 14–30 dienų.',
          'Klientas gali pasitraukti gerokai greičiau negu jūs: projekto galite netekti per kelias dienas, o patys liekate įpareigoti savaites.',
        ),
      },
      find(contract) {
        const { client, provider } = noticePeriods(contract);
        if (client === undefined || provider === undefined || provider.days < client.days * 2)
          return undefined;
        return {
          riskFactor: weigh(3, { worse: [provider.days >= client.days * 4] }),
          sentence: provider.sentence,
        };
      },
    }),
    found({
      id: 'termination-convenience.barred',
      kind: 'one-sided',
      category: 'commercial',
      text: {
        en: say(
          'Ask for a way out of your own: with notice, and at once when the client does not pay or does not cooperate.',
          'You are kept in the contract whatever happens, even when you are not paid.',
        ),
        lt: say(
          'Paprašykite ir jums numatyti teisę pasitraukti: įspėjus, o klientui nemokant ar nebendradarbiaujant – iš karto.',
          'Pagal šį tekstą sutarties nutraukti negalite, kad ir kas atsitiktų, net jeigu jums nemokama.',
        ),
      },
      find(contract) {
        const { barred } = readExits(contract);
        if (barred === undefined) return undefined;
        return { riskFactor: weigh(4, { milder: [CONDITIONAL.test(barred.plain)] }), sentence: barred };
      },
    }),
  ],
};

/** That the work stays unpaid is what follows from leaving, not its reason. */
const UNPAID_WORK = /(?<!\p{L})(?:nemok(?:am|ėdam)\p{L}{1,4}|in (?:that|this|such) event)/gu;
const CONDITIONAL = phrases(
  '(unless|except|without (giving )?(\\d|notice|prior)|before|nebent|išskyrus|neįspėj)*',
);
const OF_CLIENT = phrases('client', 'klient*');
const AT_ONCE = phrases(
  '(without|no) (any )?(prior )?(written )?notice',
  '(immediately|with immediate effect|at once)',
  '(be|neįspėj|nepraneš)* ?(išankstinio )?(įspėjimo|praneš|įspėj)*',
  'nedelsiant',
);

import { allOf, anyOf, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say, says } from '../../check/rules.js';

const SHOWS = phrases(
  '(portfolio|portfolios|by-?line|credit line|credited as|self-promotion|case stud(y|ies)|moral rights|showcase)',
  '(display|show|exhibit|use)…(work|works|designs|samples)…(portfolio|promotional|website|examples)',
  '(darbų aplank|portfel|portfolio|darbų pavyzd|autorystės nurod|asmenin* neturtin*)*',
);

/** The ban and the portfolio may stand far apart: "shall not at any time show or mention …, be it in a portfolio". */
const BANNED = allOf(
  phrases(
    'provider…(may not|shall not|must not|will not)…(display|show|mention|disclose|reveal|make known|publish)',
  ),
  phrases('(portfolio|self-promotion|case stud(y|ies))'),
);

export const creditPortfolioCheck: ClauseCheck = {
  clause: 'credit-portfolio',
  topic: {
    heading: /(?<!\p{L})(?:portfolio|credit|moral rights|darbų aplank)/u,
    sentence: SHOWS,
    unless: phrases('investment portfolio', 'product portfolio', 'credit (card|report|check)'),
  },
  rules: [
    says({
      id: 'credit-portfolio.ban',
      kind: 'one-sided',
      category: 'commercial',
      riskFactor: 2,
      within: 'anywhere',
      pattern: anyOf(
        BANNED,
        phrases(
          'provider…(may not|shall not|must not|cannot|will not|agrees not to|is not (allowed|permitted|entitled) to|is prohibited from)…(display|show|use|publish|exhibit|include|mention|showcase)…(portfolio|promot|marketing|website|publicly|samples|case stud)*',
          'no (right to )?(portfolio|self-promotion)',
          '(portfolio|self-promotion) (use|display)…(prohibited|not (permitted|allowed)|forbidden)',
          'paslaugų teikėjas…(negali|neturi teisės|draudžiama|privalo ne|nenaudo)*…(aplank|portfel|portfolio|pavyzd|viešin|demonstr)*',
          '(draudžiama|nerodo|neskelb)*…(darbų aplank|portfel|portfolio)*',
        ),
      ),
      unless: phrases(
        '(without|prior|consent|approval|permission|until|(?<!whether )before|confidential|trademark|logo of)',
        '(be (išankstinio|kliento)|sutikim|leidim|kol|iki)*',
      ),
      circumstances: () => ({ worse: [true] }),
      text: {
        en: say(
          'Consider asking to show published parts of the work in your portfolio after launch.',
          'Your portfolio brings the next clients; a total ban has a price that usually is not in the fee.',
        ),
        lt: say(
          'Siūlome paprašyti leisti paskelbtas darbo dalis po paleidimo rodyti savo darbų aplanke.',
          'Darbų aplankas pritraukia kitus klientus; visiško draudimo kaina į atlygį dažniausiai neįskaičiuota.',
        ),
      },
    }),
    says({
      id: 'credit-portfolio.moral-rights',
      kind: 'one-sided',
      category: 'legal',
      riskFactor: 2,
      within: 'anywhere',
      pattern: phrases(
        '(waive|waives|waived|waiver|relinquish|renounce|give up|gives up)…moral rights',
        'moral rights…(waive|waived|waiver|transferred|assigned|relinquish)*',
        '(atsisako|atsisakoma|perduoda|perleidžia|pereina)*…(asmenin* neturtin*|moralin*)',
        '(asmenin* neturtin*|moralin*)…(atsisak|perduodam|pereina|perleidž)*',
      ),
      unless: phrases(
        '(not|cannot|does not|never)…(waive|transfer|assign)*',
        '(neperduo|negali|neatsisako|neperein|nepereina|neperleidž)*',
      ),
      circumstances: ({ plain }) => ({
        worse: [true],
        milder: [/as far as the law|to the extent permitted|extent allowed|kiek leidžia/u.test(plain)],
      }),
      text: {
        en: say(
          'Consider asking to keep your moral rights, or to limit the waiver to changes that the use of the work needs.',
          'These are the rights to be named as the author and to object to distortion. In Lithuania they cannot be transferred at all.',
        ),
        lt: say(
          'Siūlome asmenines neturtines teises pasilikti ir leisti tik tokius pakeitimus, kurių reikia kūriniui naudoti.',
          'Tai teisė būti įvardytam autoriumi ir prieštarauti kūrinio iškraipymui. Pagal Lietuvos teisę šių teisių perduoti negalima.',
        ),
      },
    }),
    missing({
      id: 'credit-portfolio.missing',
      category: 'commercial',
      riskFactor: 1,
      unless: SHOWS,
      when: ({ industry }) => industry === 'design' || industry === 'copywriting',
      text: {
        en: say(
          'Consider asking for a line that lets you show the published work in your portfolio and names you as its author where this is usual.',
          'When nothing is said, a later request to show the work depends on goodwill.',
        ),
        lt: say(
          'Siūlome pridėti, kad paskelbtą darbą galite rodyti savo darbų aplanke ir kad, kur įprasta, nurodomas autorius.',
          'To neaptarus, vėliau leidimas rodyti darbą priklauso tik nuo kliento geros valios.',
        ),
      },
    }),
  ],
};

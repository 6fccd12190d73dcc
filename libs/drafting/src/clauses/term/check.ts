import { longestDays } from '../../check/measures.js';
import { anyOf, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { found, missing, say, says } from '../../check/rules.js';

const RENEWS = phrases(
  '(automatically|automatic) (be )?(renew|renews|renewed|extend|extends|extended|renewal|extension)*',
  '(renew|renews) for (a|an|another|one|further)',
  '(be )?(renewed|extended|prolonged) for (further|successive|additional|another|consecutive)',
  '(renew|renews|renewed|extend|extends|extended|continue|continues) (itself )?(automatically|for successive|from year to year)',
  '(automatiškai|savaime) (pratęsiam|prasitęs|atnaujin|pratęs)*',
  '(pratęsiam|prasitęs|laikoma pratęst)* (automatiškai|savaime|neribot)*',
);
const BOTH = phrases(
  '(either|each|neither|any) party',
  '(a|one) party',
  'parties',
  'provider…(or|and) client',
  '(šalis|šaliai|šalys|nė viena|bet kuri|kuri nors)',
);
const ONLY_CLIENT = phrases(
  '(unless|until) (the )?client',
  'client…(elects|gives notice|notifies|decides|chooses|opts)',
  '(jeigu|jei|nebent) klientas',
  'klientui (nepranešus|neatsisakius)',
);
/** A sentence of its own that leaves the renewal to the client. */
const ONLY_CLIENT_STOPS = phrases(
  'only (the )?client…(prevent|stop|end|refuse|decline|opt out)…renew*',
  'pratęsim*…tik klientas',
  'tik klientas…pratęsim*',
);
const LONG_NOTICE = 60;
const TERM = phrases(
  '(term|duration|period) of (this |the )?(agreement|contract|engagement)',
  '(agreement|contract|term|engagement)…(commence|begin|start|remain|continue|expire|terminate|end|last|effective|in force|in effect)*',
  'until…(complet|terminated|end)*',
  '(initial|renewal) term',
  '(deadline|completion date|end date)',
  'sutartis…(galioja|įsigalioja|baigiasi|sudaroma)',
  '(sutarties|galiojimo) (terminas|laikas|galiojimas|pabaiga)',
  'terminuot*',
);

export const termCheck: ClauseCheck = {
  clause: 'term',
  topic: {
    heading:
      /(?<!\p{L})(?:term|duration|renewal|sutarties galiojim\p{L}{1,3}|galiojimas|pratęsim\p{L}{1,3})(?!\p{L})/u,
    sentence: anyOf(TERM, RENEWS),
    unless: phrases('(confidential|warrant|insurance|licen[cs]e|non-?compete)*', '(konfidencial|garantin)*'),
  },
  rules: [
    missing({
      id: 'term.missing',
      category: 'essential',
      riskFactor: 3,
      when: (contract) => contract.about('timeline').length === 0,
      text: {
        en: say(
          'Consider asking for a start and an end: a date, or “until both sides have done what they owe”.',
          'A contract without an end leaves open how long you stay bound, for example to keep time free.',
        ),
        lt: say(
          'Siūlome nustatyti sutarties pradžią ir pabaigą: datą arba „iki visiško įsipareigojimų įvykdymo“.',
          'Sutartyje be pabaigos neaišku, kiek laiko ji saisto, pavyzdžiui, kiek laiko turite būti pasiekiami.',
        ),
      },
    }),
    says({
      id: 'term.auto-renewal',
      kind: 'one-sided',
      category: 'essential',
      riskFactor: 3,
      within: 'anywhere',
      pattern: anyOf(ONLY_CLIENT_STOPS, RENEWS),
      unless: phrases(
        'not (be )?(automatically|renewed|renew|extended)',
        '(insurance|licen[cs]e|domain|hosting|subscription)*',
        'nepratęsiam*',
      ),
      test: ({ plain }) =>
        longestNotice(plain) > LONG_NOTICE ||
        ONLY_CLIENT.test(plain) ||
        ONLY_CLIENT_STOPS.test(plain) ||
        !hasWayOut(plain),
      circumstances: ({ plain }) => ({
        worse: [ONLY_CLIENT.test(plain) && !BOTH.test(plain), longestNotice(plain) > LONG_NOTICE],
      }),
      text: {
        en: say(
          'Ask that the contract ends at its date unless both sides extend it in writing, or that either side may stop the renewal with 30 days’ notice.',
          'It renews by itself, and you cannot stop it, or only by a notice sent long before. You may be held to old prices for another term.',
        ),
        lt: say(
          'Paprašykite, kad sutartis baigtųsi sutartą dieną, nebent abi šalys ją pratęstų raštu, arba kad kiekviena šalis galėtų atsisakyti pratęsimo prieš 30 dienų.',
          'Sutartis prasitęsia savaime, o jūs to sustabdyti negalite arba turite pranešti labai anksti. Senos kainos gali galioti dar vieną laikotarpį.',
        ),
      },
    }),
    found({
      id: 'term.no-end',
      kind: 'vague',
      category: 'essential',
      text: {
        en: say(
          'Ask for an end date, or for the right of either side to end the contract with notice.',
          'As written the contract goes on without an end, and we found no way out for you.',
        ),
        lt: say(
          'Paprašykite nustatyti pabaigos datą arba kiekvienos šalies teisę nutraukti sutartį įspėjus.',
          'Pagal šį tekstą sutartis galioja be pabaigos, o galimybės iš jos pasitraukti neradome.',
        ),
      },
      find(contract) {
        const sentence = contract.about('term').find(({ plain }) => ENDLESS.test(plain));
        if (sentence === undefined || contract.saying(EXIT).length > 0) return undefined;
        return { riskFactor: 3, sentence };
      },
    }),
  ],
};

const ENDLESS = phrases(
  '(indefinite|indefinitely|perpetual|perpetually|in perpetuity|evergreen|no fixed (end|term))',
  '(neterminuot|neribot* laik)*',
);
const WAY_OUT = phrases(
  '(unless|until|notice|terminat|cancel|opt out|elects)*',
  '(nebent|jeigu|jei|praneš|įspėj|atsisak)*',
);
const NOTICE = phrases('(notice|notif|prior to|before)*', '(praneš|įspėj|prieš|iki)*');
const EXIT = phrases(
  '(either|each|any|a) party…(may|can|shall have the right to)…(terminate|end|cancel)',
  'provider…(may|can|is entitled to|has the right to)…(terminate|end|cancel)',
  'terminated by either party',
  '(bet kuri|kiekviena|abi|viena)* šal*…nutrauk*',
  'paslaugų teikėjas…(gali|turi teisę)…nutrauk*',
);
const hasWayOut = (plain: string) => WAY_OUT.test(plain);
const longestNotice = (plain: string) => (NOTICE.test(plain) ? noticeDays(plain) : 0);
/** The renewal period itself ("one year") is no notice: the notice is what stands near "notice" or "before". */
function noticeDays(plain: string): number {
  const at = plain.search(/(?:unless|jei |prieš |notice|notif|nebent|jeigu|praneš|įspėj)/u);
  return longestDays(plain.slice(Math.max(0, at)));
}

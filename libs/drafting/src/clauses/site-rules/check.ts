import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { say, says } from '../../check/rules.js';

const LOOKS_AFTER =
  '(hosts?|hosting|maintains?|maintenance|supports?|updates?|runs|administers?|prižiūr|priežiūr|palaik|talpin|atnaujin|aptarnau|administruo)*';
const FREE = phrases(
  '(no|without) (any )?(extra|additional|further)?( )?(charge|cost|fee|payment|compensation)*',
  'free of charge',
  'included in the (fee|price)*',
  '(nemokam|neatlygintin)*',
  'be (jokio )?(papildom* )?(mokes|atlyg|užmokes)*',
  'įskaičiuot*',
);
const ENDLESS = phrases(
  'as long as',
  '(indefinite|forever|lifetime|perpetual|unlimited|any time)*',
  '(neterminuot|neribot|visą laiką)*',
  'kol (klient|jis|jo)*',
  'tiek( laiko)?, kiek',
  '(24|twenty-four) hours a day',
  '(every day of the year|around the clock|day and night|24/7)',
  '(visą parą|ištisą parą|24 val)',
);

export const siteRulesCheck: ClauseCheck = {
  clause: 'site-rules',
  topic: {
    heading: phrases(
      '(hosting|maintenance|support|access|priežiūr|priegl)*',
      '(health and safety|site rules)',
    ),
    sentence: phrases(
      `${LOOKS_AFTER}…(site|shop|website|server|software|application|launch|system)*`,
      '(policies|house rules|code of conduct)',
      '(svetain|parduotuv|sistem)*…(prižiūr|priežiūr|palaik|talpin|atnaujin)*',
      'vidaus (taisykl|tvark)*',
    ),
  },
  rules: [
    says({
      id: 'site-rules.free-maintenance',
      kind: 'risky',
      category: 'commercial',
      riskFactor: 3,
      within: 'anywhere',
      pattern: phrases(
        `provider…(hosts?|maintains?|host and maintain|updates?|administers?|supports?|answers?|responds?|available|on call|provides? (support|maintenance|hosting))…`,
        `paslaugų teikėj*…(prižiūr|palaik|talpin|atnaujin|aptarnau|administruo|reaguo|budi)*`,
      ),
      unless: phrases(
        '(warrant|defect|bug|error|insur|confidential|record|licen[cs]e|data)*',
        '(garantij|trūkum|klaid|draudim|konfidencial|duomen)*',
      ),
      test: ({ plain }) => ENDLESS.test(plain) && FREE.test(plain),
      text: {
        en: say(
          'Ask for a separate price for hosting and maintenance, by the month or the hour, with an end that either side can choose.',
          'After the launch you would work on without pay for as long as the client likes.',
        ),
        lt: say(
          'Paprašykite atskiros prieglobos ir priežiūros kainos už mėnesį ar valandą ir galimybės abiem šalims jas nutraukti.',
          'Po paleidimo dirbtumėte nemokamai tol, kol klientui patinka.',
        ),
      },
    }),
    says({
      id: 'site-rules.unseen-policies',
      kind: 'vague',
      category: 'clarity',
      riskFactor: 2,
      within: 'anywhere',
      pattern: phrases(
        "provider…(comply|complies|adhere|adheres|follow|follows|abide|abides|observe)…client's…(policies|rules|procedures|guidelines|code of conduct|handbook)",
        'paslaugų teikėj*…(laikosi|laikytis|vykdo|vykdyti)…(kliento)…(vidaus|tvark|politik|taisykl)*',
      ),
      unless: phrases(
        '(attached|annex|appendix|provided|given|supplied|notified|made available|reasonable|in writing|brand)*',
        '(pried|pateikt|susipažin|raštu)*',
      ),
      text: {
        en: say(
          'Ask to see the policies now, to have them attached, and that later changes bind you only when you agree.',
          'You would promise to follow rules that you have not read and that can change at any time.',
        ),
        lt: say(
          'Paprašykite taisykles parodyti dabar ir pridėti prie sutarties, o vėlesni pakeitimai tegul jums galioja tik sutikus.',
          'Pažadėtumėte laikytis taisyklių, kurių neskaitėte ir kurios bet kada gali pasikeisti.',
        ),
      },
    }),
  ],
};

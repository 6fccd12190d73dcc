import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say, says } from '../../check/rules.js';

const REVISIONS = phrases(
  '(revision|revisions|rounds? of (changes|feedback|edits|amendments|corrections)|rewrite|rewrites|redraft*|corrections? rounds?)',
  '(perrašo|pataisym|korekcij|taisym|perdirbim|pataisų|pataisos|taisom)*',
);
const ROUNDS_MATTER = new Set(['design', 'copywriting', 'web_development', 'marketing']);

export const revisionsCheck: ClauseCheck = {
  clause: 'revisions',
  topic: {
    heading: /(?<!\p{L})(?:revisions?|feedback|pataisym)/u,
    sentence: phrases(
      '(revision|revisions|rounds? of|rewrite|rewrites|redraft*|changes until|until…(satisfied|happy|approv*))',
      '(as many|unlimited) (changes|edits|amendments|corrections|times)',
      '(perrašo|pataisym|korekcij|taisym|perdirb|pataisų|pataiso|taiso)*',
      'kol klient*',
      'tiek kartų,? kiek',
    ),
    unless: phrases('(interest|invoice|overdue|law|laws)', '(delspinig|palūkan|sąskait)*'),
  },
  rules: [
    says({
      id: 'revisions.unlimited',
      kind: 'risky',
      category: 'commercial',
      riskFactor: 3,
      pattern: phrases(
        '(revisions?|changes|edits|amendments|corrections|rewrites?)…(unlimited|without limit|until…(satisfied|happy|approv*|satisfaction)|as (needed|required|many)|sole discretion)',
        '(unlimited|any number of|as many)…(revisions?|changes|edits|amendments|corrections|rounds|rewrites?)',
        '(revise|rework|redo|amend|correct|modify)…until…(satisfied|happy|approv*|satisfaction|accept*)',
        'until…client…(satisfied|happy|pleased)',
        '(neribot|bet koki|tiek)*…(pataisym|korekcij|taisym|pakeitim)*',
        '(pataisym|korekcij|taisym|taiso|pataiso|perdirba)*…(neribot|kol klient|kol jis bus|iki visiško)*',
        'kol klientas…(patenkint|patvirtin|bus)*',
        '(perrašo|taiso|pataiso|perdirba|keičia|tobulina)…tiek kartų',
        'tiek kartų,? kiek…(klient|prašy|pageid|nor|reik)*',
      ),
      unless: phrases(
        'not (be )?unlimited',
        'up to',
        'no unlimited',
        'not include unlimited',
        '(nėra|ne) neribot*',
      ),
      circumstances: ({ plain }) => ({
        worse: [true, /sole discretion|sole satisfaction|savo nuožiūra|visiškai patenkint/u.test(plain)],
      }),
      text: {
        en: say(
          'Ask for a fixed number of revision rounds (two are common) with one complete list of comments each; further rounds at your hourly rate.',
          'Without a limit the price stays the same however often the client changes their mind, and the work must go on until they like it.',
        ),
        lt: say(
          'Paprašykite nustatyti pataisymų ratų skaičių (dažnai du), kiekvienam – vieną pastabų sąrašą; kiti ratai apmokami pagal valandinį įkainį.',
          'Be ribos kaina nesikeičia, kad ir kiek kartų klientas persigalvotų, ir privaloma taisyti tol, kol jam patiks.',
        ),
      },
    }),
    missing({
      id: 'revisions.missing',
      category: 'commercial',
      riskFactor: 3,
      unless: REVISIONS,
      circumstances: (contract) => ({ milder: [contract.about('change-control').length > 0] }),
      when: ({ industry }) => ROUNDS_MATTER.has(industry),
      text: {
        en: say(
          'Consider asking how many rounds of revisions the price includes, and within how many days comments are sent.',
          'In creative work small changes add up. A number agreed beforehand usually spares both sides an awkward talk.',
        ),
        lt: say(
          'Siūlome susitarti, kiek pataisymų ratų įeina į kainą ir per kiek dienų pateikiamos pastabos.',
          'Kūrybiniame darbe smulkių pataisymų susikaupia daug. Iš anksto sutartas skaičius padeda išvengti nemalonių pokalbių.',
        ),
      },
    }),
  ],
};

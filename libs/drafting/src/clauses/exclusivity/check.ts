import { longestDays } from '../../check/measures.js';
import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import type { Sentence } from '../../check/segment.js';
import { say, says } from '../../check/rules.js';

const COMPETES = phrases(
  '(not|nor|never|refrain from)…(work|works|working|consult|consults|be employed|be engaged|accept|accepts|serve|serves)…(for|to|with|as|from|by)…(any|another|other|others|anyone|anybody|third|compet|similar|business|compan|industry)*',
  '(not|nor|never|refrain from)…(provide|provides|providing|perform|performs|render|renders|offer|offers)…(services?|work|advice|products?)…(to|for)…(any|another|other|others|anyone|anybody|third|compet|similar|business|compan|industry)*',
  '(not|nor|never|refrain from)…(engage|engages|participate|assist|invest|own|operate|manage|carry on)…(compet|similar business|same business|same industry)*',
  '(not|nor) (directly or indirectly )?compete',
  '(neteik|nedirb|nekonkur|neužsiim|nedalyvau|neatlik)*…(konkur|kit|bet k|tretie|pana|joki|niekam|tos pačios)*',
  'ne(?!atskleid|perduo|pasako|praneš|skelb|platin)\\p{L}{3,16} …(jokiam|jokiai|jokiems|jokioms|jokių|niekam) (kit|konkur)*',
  '(negali|neturi teisės|draudžiam)*…(teikti|dirbti|konkuruoti|užsiimti)…(konkur|kit|bet k|tretie|pana)*',
);
const BROAD = phrases(
  '(worldwide|world-wide|globally|anywhere)',
  '(in|throughout|across) the (whole |entire )?(world|country|industry|european union|united states)',
  '(any|every|the same|a similar) (\\p{L}{3,14} ){0,3}(business|industry|field|sector|line|compan|compet)*',
  '(similar|same|competing) (\\p{L}{3,14} )?(services|business|products)',
  '(visame pasaulyje|bet kokioje šalyje|bet kurioje)',
  '(visoje (šak|srit|lietuv|europ)|toje pačioje (srit|šak)|(bet koki|joki)\\p{L}{0,6} (\\p{L}{3,14} ){0,3}(įmon|versl|bendrov))*',
);
const NAMED = phrases(
  '(named|listed|identified)',
  'client (has )?named',
  '(įvardij|įvardy|išvardy|nurodytiems)*',
);
const PAID = phrases(
  '(in return|compensat|additional fee|is paid|pays…for this)*',
  '(kompensacij|atlyginim|atlygis už)*',
);
const AFTER = phrases(
  '(after|following|upon|thereafter|subsequent)',
  'post-?termination',
  '(po jos|po sutarties|pasibaig|nutrauk)*',
);
const FREE = phrases(
  '(may|is free to|remains free to) (also )?(work|write|provide|serve|accept)',
  'non-?exclusive*',
  '\\|',
  '(nothing|not) (prevent|prohibit|restrict|limit|preclude)*',
  'not (be )?(prevented|prohibited|restricted|precluded|obliged|required)',
  '(gali|turi teisę|laisvai) (bet kada )?(laisvai )?(dirbti|teikti|priimti)',
  '(confidential|solicit|neišimtin)*',
  'exclusive (licen|right|jurisdiction|property|remed|owner)*',
);
const EXCLUSIVE = phrases(
  '(work|works|working|services|write|writes|perform|performs|act|acts|available|engaged) (solely and )?exclusively (for|to|with)',
  'exclusively (for|to) (the )?client',
  'solely (for|to) (the )?client',
  'no other (clients?|customers?|work|engagements?|employers?|assignments?|projects?)',
  'not (work|provide services|perform services|render services|accept work) (for|to|from) (others|other|any other|anyone else|anybody else|third|another|any third)',
  '(devote|devotes|dedicate|dedicates|spend|spends)…(all|entire|full|whole)…time',
  '(on a )?full-?time basis',
  'išimtinai (tik )?(klient)*',
  'dirb* tik (klient)*',
  '(nedirb|neteik|nepriim)* (\\p{L}{3,14} ){0,3}(kitiems|kitų|tretiesiems|niekam)',
  'kit* (klient|užsakov)* (nepriim|neturi|neaptarnau)*',
);
const YEAR = 370;

const isAfterwards = ({ plain }: Sentence) => AFTER.test(plain) && longestDays(plain) > 0;

export const exclusivityCheck: ClauseCheck = {
  clause: 'exclusivity',
  topic: {
    heading: phrases('(non-?compet|exclusiv|restrictive covenant|nekonkurav|išimtinum)*'),
    sentence: phrases(
      '(non-?compet|compete|competing|competitor|nekonkur|konkuren)*',
      'exclusively (for|to)',
    ),
    unless: FREE,
  },
  rules: [
    says({
      id: 'exclusivity.non-compete',
      kind: 'risky',
      category: 'risk',
      riskFactor: 4,
      within: 'anywhere',
      pattern: COMPETES,
      unless: FREE,
      test: (sentence, contract) =>
        contract.whoIsBound(sentence) !== 'client' &&
        contract.whoIsBound(sentence) !== 'both' &&
        !NAMED.test(sentence.plain) &&
        !EXCLUSIVE.test(sentence.plain) &&
        (BROAD.test(sentence.plain) ||
          isAfterwards(sentence) ||
          /compet|konkur|other gyms/u.test(sentence.plain)),
      circumstances: (sentence) => ({
        worse: [BROAD.test(sentence.plain) || longestDays(sentence.plain) > YEAR],
        milder: [PAID.test(sentence.plain), !BROAD.test(sentence.plain) && !isAfterwards(sentence)],
      }),
      text: {
        en: say(
          'Ask to delete this ban or to narrow it to a few competitors named in writing, only while the project lasts, and paid for.',
          'It keeps you from working in your own field for others. That can cost more than this contract brings in, and a freelancer lives from several clients.',
        ),
        lt: say(
          'Paprašykite šį draudimą išbraukti arba apsiriboti keliais raštu įvardytais konkurentais, tik projekto metu ir už atlygį.',
          'Jis neleidžia dirbti savo srityje kitiems. Tai gali kainuoti daugiau, negu duoda ši sutartis, o laisvai samdomas specialistas gyvena iš kelių klientų.',
        ),
      },
    }),
    says({
      id: 'exclusivity.only-client',
      kind: 'risky',
      category: 'risk',
      riskFactor: 4,
      within: 'anywhere',
      pattern: EXCLUSIVE,
      unless: phrases(
        '(licen|right|jurisdiction|confidential|material|neišimtin)*',
        'used? (solely|exclusively)',
        '(solely|exclusively) to (perform|provide)',
        'not (be )?(required|obliged|obligated|expected)',
      ),
      test: (sentence, contract) => contract.whoIsBound(sentence) !== 'client' && !NAMED.test(sentence.plain),
      text: {
        en: say(
          'Ask to be free to work for others at any time; if the client wants your whole time, ask for a price that pays for it.',
          'Working for a single client makes you depend on it, and it is one of the signs by which authorities recognise employment.',
        ),
        lt: say(
          'Paprašykite teisės bet kada dirbti kitiems; jeigu klientas nori viso jūsų laiko, paprašykite tokios kainos, kuri jį apmoka.',
          'Dirbdami vieninteliam klientui tampate nuo jo priklausomi, be to, tai vienas iš požymių, pagal kuriuos institucijos atpažįsta darbo santykius.',
        ),
      },
    }),
  ],
};

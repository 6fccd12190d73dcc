import { durations } from '../../check/measures.js';
import { allOf, phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { anySays, found, missing, say, says } from '../../check/rules.js';

const ENDS = phrases(
  '(terminat|cancel|rescind)*',
  '(end|ends|ended) (this agreement|the agreement|this contract|the contract|it)',
  'nutrauk*',
);
const CAUSE = phrases(
  '(breach|default|fails|fail|failed|failure|violat|violates|insolven|bankrupt|misconduct|for cause|does not pay|not paid|overdue)*',
  '(pažei|nevykd|netinkam|nemoka|nemokum|bankrot|nesumok|neapmok)*',
);
const BREACH = allOf(ENDS, CAUSE);
const CLIENT_ENDS = phrases(
  'client…(may|can|is entitled to|has the right to|shall have the right to)…(terminate|end|cancel|rescind)',
  'klientas…(gali|turi teisę)…nutrauk*',
);
const OTHERS_END = phrases(
  '(either|each|any|a|non-breaching|other|non-defaulting|injured) party',
  'provider…(may|can|is entitled to|has the right to|shall have the right to)…(terminate|end|cancel|suspend)',
  'either of us',
  '(kita|viena|bet kuri|kiekviena|abi|nukentėj)* šal*',
  'šal(is|ys|ies)',
  'paslaugų teikėjas…(gali|turi teisę)…nutrauk*',
);
const AT_ONCE = phrases(
  '(immediately|at once|forthwith|with immediate effect|without notice|on the spot)',
  '(nedelsiant|iš karto|nedelsdam|be įspėjimo)*',
);
const CURE = phrases('(cure|cured|remedy|remedied|remedies|rectif|correct)*', '(pašalin|ištais)*');
const IRREPARABLE = phrases(
  '(insolven|bankrupt|non-?payment|does not pay|fail(s|ure) to pay|undisputed)*',
  '(nemok|bankrot|nesumok|neginčij)*',
);

const about = (contract: ReadContract) => contract.about('termination-breach');

export const terminationBreachCheck: ClauseCheck = {
  clause: 'termination-breach',
  topic: { sentence: BREACH },
  rules: [
    missing({
      id: 'termination-breach.missing',
      category: 'risk',
      riskFactor: 2,
      unless: BREACH,
      text: {
        en: say(
          'Consider adding that either side may end the contract when the other breaks it seriously and does not put it right within 14 days, and that you may stop at once when you are not paid.',
          'Without it you may have to go on working for a client who does not pay.',
        ),
        lt: say(
          'Siūlome pridėti, kad kiekviena šalis gali nutraukti sutartį, kai kita ją iš esmės pažeidžia ir per 14 dienų to neištaiso, o negavę apmokėjimo galite sustoti iš karto.',
          'Be to gali tekti toliau dirbti klientui, kuris nemoka.',
        ),
      },
    }),
    found({
      id: 'termination-breach.one-sided',
      kind: 'one-sided',
      category: 'risk',
      text: {
        en: say(
          'Ask that both sides may end the contract for a serious breach by the other, after a written warning.',
          'Only the client may leave when something goes wrong. If it does not pay, you have no clear way out.',
        ),
        lt: say(
          'Paprašykite, kad abi šalys, raštu įspėjusios, galėtų nutraukti sutartį dėl esminio kitos šalies pažeidimo.',
          'Kai kas nors nepavyksta, pasitraukti gali tik klientas. Jeigu jis nemoka, aiškios išeities neturite.',
        ),
      },
      find(contract) {
        const sentence = about(contract).find(
          ({ plain }) => CLIENT_ENDS.test(plain) && !OTHERS_END.test(plain),
        );
        if (sentence === undefined) return undefined;
        return anySays(about(contract), OTHERS_END) ? undefined : { riskFactor: 4, sentence };
      },
    }),
    found({
      id: 'termination-breach.no-cure',
      kind: 'one-sided',
      category: 'risk',
      text: {
        en: say(
          'Consider asking for a written warning and 10 to 14 days to put things right before the contract ends.',
          'One mistake is enough to lose the project, even one that you could mend in an hour.',
        ),
        lt: say(
          'Siūlome paprašyti rašytinio įspėjimo ir 10–14 dienų trūkumams ištaisyti prieš nutraukiant sutartį.',
          'Projekto galima netekti dėl vienos klaidos, net tokios, kurią ištaisytumėte per valandą.',
        ),
      },
      find(contract) {
        const sentences = about(contract);
        if (anySays(sentences, CURE)) return undefined;
        const sentence = sentences.find(
          ({ plain }) =>
            AT_ONCE.test(plain) &&
            !IRREPARABLE.test(plain) &&
            !OTHERS_END.test(plain) &&
            durations(plain).length === 0,
        );
        return sentence === undefined ? undefined : { riskFactor: 3, sentence };
      },
    }),
    says({
      id: 'termination-breach.any-breach',
      kind: 'vague',
      category: 'risk',
      riskFactor: 3,
      pattern: phrases(
        '(any|the slightest|a single|each) (\\p{L}{1,12} )?(breach|default|failure|violation)',
        'fails? in the (slightest|least)',
        '(bet kok|bent vien)*…(pažeid|nevykd)*',
      ),
      test: ({ plain }) =>
        !/(?<!\p{L})material|esmin|cure|remed|pašalin|waive|prejudice|relieve|not be deemed|atsisak/u.test(
          plain,
        ),
      circumstances: ({ plain }) => ({ milder: [OTHERS_END.test(plain)] }),
      text: {
        en: say(
          'Consider asking that only a serious (“material”) breach ends the contract, after a chance to mend it.',
          'Under “any breach” an e-mail sent a day late can be enough.',
        ),
        lt: say(
          'Siūlome, kad sutartį būtų galima nutraukti tik dėl esminio pažeidimo ir prieš tai leidus jį ištaisyti.',
          'Kai pakanka „bet kokio pažeidimo“, užtenka ir diena pavėluoto laiško.',
        ),
      },
    }),
  ],
};

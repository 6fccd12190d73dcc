import { longestDays, money } from '../../check/measures.js';
import { phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import type { Sentence } from '../../check/segment.js';
import { found, say, says } from '../../check/rules.js';

/** In the words of the reading, the customers of the client are its "clients" too. */
const CUSTOMERS = phrases(
  '(any|all|the|every) (\\p{L}{3,14} ){0,2}(clients?|customers?|prospects?|accounts?) of (the )?client',
  "client's (\\p{L}{3,14} ){0,2}(clients|customers|prospects|accounts)",
  '(clients|customers) (or|and) (prospective )?(clients|customers|employees)',
  'kliento (\\p{L}{3,14} ){0,2}(klient|užsakov|pirkėj)(ų|us|ais|ams|o)',
);
const NAMED = phrases(
  '(named|listed|identified|introduced) (in|by|to)',
  '(named|listed) (in writing|customers|clients)',
  'client (has )?named',
  'with whom…(dealt|worked|contact)',
  '(raštu įvardy|įvardyt|išvardyt|su kuriais)*',
);
const YEAR = 370;
const PENALTY = phrases(
  '(pay|pays|paid|penalt|fee|damages|compensat)*',
  '(moka|sumoka|baud|netesyb|kompens)*',
);
const FREE = phrases('no (payment|fee|penalty)', '(nieko mokėti|nemokam)*');

/** The verb may be one that only this clause uses: „nevilioja“. */
const bindsProvider = (sentence: Sentence, contract: ReadContract): boolean => {
  const bound = contract.whoIsBound(sentence);
  return (
    bound === 'provider' || (bound === 'unknown' && /^[\d. ]{0,8}paslaugų teikėjas/u.test(sentence.plain))
  );
};

export const nonSolicitationCheck: ClauseCheck = {
  clause: 'non-solicitation',
  topic: {
    heading: phrases('(non-?solicit|no-?hire|non-?recruit|neviliojim)*', 'solicitation'),
    sentence: phrases(
      '(not|nor|neither|never|refrain from)…(solicit|entice|poach|induce|recruit|approach|lure)*',
      'non-?solicit*',
      '(not|nor)…(hire|employ|engage)…(employees?|staff|personnel|contractors?)',
      '(not|nor)…accept work from',
      '(nevilio|pervilio|nepervilio|neperviliot|nesikreip)*',
      'vilioti',
      'neragina*',
    ),
    unless: phrases('(unsolicited|authorit|regulat|teism)*', 'not limited to'),
  },
  rules: [
    says({
      id: 'non-solicitation.customers',
      kind: 'risky',
      category: 'risk',
      riskFactor: 2,
      pattern: CUSTOMERS,
      unless: NAMED,
      circumstances: (sentence, contract) => ({
        worse: [bindsProvider(sentence, contract), longestDays(sentence.plain) > YEAR],
      }),
      text: {
        en: say(
          'Ask to limit this to customers that the client names in writing and that you really dealt with, for six to twelve months.',
          'You cannot know who all the customers of the client are. A ban on every one of them can close a whole market to you.',
        ),
        lt: say(
          'Paprašykite apsiriboti tais pirkėjais, kuriuos klientas įvardija raštu ir su kuriais iš tikrųjų bendravote, ir šešiais–dvylika mėnesių.',
          'Negalite žinoti, kas yra visi kliento pirkėjai. Draudimas dirbti su bet kuriuo iš jų gali užverti jums visą rinką.',
        ),
      },
    }),
    says({
      id: 'non-solicitation.too-long',
      kind: 'risky',
      category: 'risk',
      riskFactor: 2,
      pattern: phrases('(year|month|met|mėnes)*'),
      test: (sentence, contract) =>
        longestDays(sentence.plain) > YEAR && contract.whoIsBound(sentence) !== 'client',
      circumstances: (sentence, contract) => ({ worse: [bindsProvider(sentence, contract)] }),
      text: {
        en: say(
          'Ask for six to twelve months after the end of the contract.',
          'More than a year is unusual for a freelancer and hard to keep track of.',
        ),
        lt: say(
          'Paprašykite šešių–dvylikos mėnesių nuo sutarties pabaigos.',
          'Laisvai samdomam specialistui ilgiau negu metai neįprasta, be to, sunku tokio draudimo paisyti.',
        ),
      },
    }),
    says({
      id: 'non-solicitation.penalty',
      kind: 'risky',
      category: 'risk',
      riskFactor: 3,
      pattern: PENALTY,
      unless: FREE,
      test: ({ plain }, contract) =>
        /solicit|hire|employ|approach|entic|recruit|poach|vilio|samd|priim/u.test(plain) &&
        (money(plain).length > 0 || /penalt|baud|netesyb|salary/u.test(plain)) &&
        contract.about('non-solicitation').some((each) => each.plain === plain),
      text: {
        en: say(
          'Ask to delete the fixed sum for each case; whoever is harmed can claim the real loss.',
          'A payment for every contact or hire is owed even when nobody lost anything.',
        ),
        lt: say(
          'Paprašykite išbraukti už kiekvieną atvejį nustatytą sumą: nukentėjusi šalis gali reikalauti atlyginti tikrus nuostolius.',
          'Suma už kiekvieną susisiekimą ar pasamdymą mokama net tada, kai niekas nieko neprarado.',
        ),
      },
    }),
    found({
      id: 'non-solicitation.one-way',
      kind: 'one-sided',
      category: 'risk',
      find(contract) {
        const about = contract.about('non-solicitation');
        const sentence = about.find((each) => bindsProvider(each, contract));
        const isMutual = about.some((each) => ['both', 'client'].includes(contract.whoIsBound(each)));
        return sentence === undefined || isMutual ? undefined : { riskFactor: 2, sentence };
      },
      text: {
        en: say(
          'Consider asking that the client also leaves your people and subcontractors alone for the same time.',
          'Only you are bound here, although the client can just as well hire away the people you work with.',
        ),
        lt: say(
          'Siūlome paprašyti, kad tiek pat laiko klientas taip pat neviliotų jūsų darbuotojų ir pagalbininkų.',
          'Čia įsipareigojate tik jūs, nors klientas taip pat gali persivilioti žmones, su kuriais dirbate.',
        ),
      },
    }),
  ],
};

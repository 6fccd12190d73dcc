import { durations, longestDays } from '../../check/measures.js';
import { allOf, anyOf, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { say, says } from '../../check/rules.js';

const PROMISE = phrases(
  '(warrant|guarantee|ensure|represent|promise|undertake|assure)*',
  '(garantuo|garantij|garantini|užtikrin|įsipareig|pažad)*',
  '(defect|trūkum)*',
);
const DENIED = phrases(
  "(no|not|nor|never|neither|cannot|can't|disclaim*|exclud*|implied|in lieu|merchantab*|replace|other than|instead of|without (any )?(guarantee|warranty))",
  '(negarantuo|nežad|nepažad|neįsipareigo|negali|nėra|jokių garantij|pakeičia|išskyrus)*',
);
/** Here a "not" about something else is no denial: "will not offend anybody and is free from error". */
const FAULTS_DENIED = phrases(
  "(no|not|nor|never|neither|cannot|can't|without) (\\p{L}{2,14} ){0,4}(warrant|guarant|promis|ensur|represent|error|free|fault|uninterrupt)*",
  '(disclaim|exclud|implied|merchantab)*',
  '(in lieu|replace|other than|instead of)',
  '(negarantuo|nežad|nepažad|neįsipareigo|negali|nėra|jokių garantij|pakeičia|išskyrus)*',
);
const FAULTLESS = phrases(
  'error-?free',
  'bug-?free',
  'defect-?free',
  'free (of|from) (all |any |every )?(material )?(defect|error|bug|virus|flaw|fault)*',
  'without (any )?(interruption|error|defect)*',
  'uninterrupted*',
  'be (jokių )?(klaidų|trūkumų|defektų|sutrikimų|pertrūkių)',
  '(nepertraukiam|nenutrūkstam)*',
);
const ANY_PURPOSE = phrases(
  '(any|every|all|whatever)( \\p{L}{2,12}){0,2} purposes?',
  'bet kok* (\\p{L}{3,12} )?(tiksl|paskirt|poreiki)*',
);
const FITNESS = phrases(
  "(fit|fitness|suitable|suited) for (any|every|all|a particular|the particular|its intended|the client's|whatever)",
  '(tiks|tinka|tinkam|tinkan|tikt)*…(bet kok|kiekvien|konkre|visiems)* (\\p{L}{3,12} )?(tiksl|paskirt|poreiki|naudojim)*',
);
const RESULTS = phrases(
  '(guarantee|warrant|ensure|promise|assure|undertake)*…(ranking|first page|top (\\d|three|five|ten)|position in search|revenue|turnover|sales (of|will|by)|traffic|followers|leads|conversion|return on|roas|profit|number of (visitors|orders|customers))*',
  'guarantee*…(number of|grow|increase|double|triple|sold out)*',
  '(garantuo|užtikrin|įsipareigoja|pažad)*…(pozicij|pirm* puslap|pirmajame|pardavim|pajam|sekėj|apyvart|lankytoj|lankomum|peln|grąž)*',
  'garantuo*…(skaičius|išaug|padid|padvigub)*',
);
const GROWTH = allOf(
  phrases('(garantuo|užtikrin|įsipareigoja|pažad)*'),
  phrases(
    '(užsakym|pardavim|lankytoj|sekėj|pajam|apyvart|narių|prenumerator)*…(padaug|išaug|padid|padvigub|pasieks)*',
  ),
);
const YEAR = 370;
const FOREVER = phrases(
  '(forever|perpetual|lifetime|indefinite|unlimited in time|at any time in the future)*',
  'in perpetuity',
  '(neterminuot|amžin|visam laikui|neribot* laik)*',
);
/** A warranty that is not called so. */
const FREE_REPAIR = allOf(
  phrases(
    '(correct|corrects|repair|repairs|fix|fixes|remedy|remedies)…(fault|defect|error|bug|flaw)*',
    '(šalina|pašalina|taiso|ištaiso|šalinti|taisyti)…(trūkum|klaid|defekt|gedim)*',
  ),
  phrases(
    '(free of charge|at no (charge|cost)|without (any )?charge|own (cost|expense))',
    '(nemokam|neatlygint)*',
    '(savo sąskaita|savo lėšomis)',
  ),
);
/** "[30] days" in a form is a period too. */
const filled = (plain: string) => plain.replaceAll(/[[\]]/g, '');
const WARRANTY_PERIOD = phrases(
  '(warrant|guarantee|defect|error|bug|correct|repair|free of charge)*',
  '(garantij|garantini|trūkum|klaid|nemokam)*',
);

export const providerWarrantiesCheck: ClauseCheck = {
  clause: 'provider-warranties',
  topic: {
    heading: phrases('(warrant|guarantee|promise|garantij|kokyb)*'),
    sentence: phrases(
      '(warrant|guarantee)*',
      '(garantuo|garantij|garantini)*',
      'error-free',
      'free (of|from) (all |any )?(defect|error|bug)*',
    ),
    unless: phrases(
      'client (also |further |hereby ){0,2}(represents?|warrants?|guarantees?|confirms?)',
      'klient* (pareiškia|garantuoja|patvirtina)',
    ),
  },
  rules: [
    says({
      id: 'provider-warranties.error-free',
      kind: 'risky',
      category: 'risk',
      riskFactor: 3,
      pattern: FAULTLESS,
      unless: FAULTS_DENIED,
      test: ({ plain }) => {
        const days = longestDays(filled(plain));
        return PROMISE.test(plain) && (days === 0 || days > YEAR || FOREVER.test(plain));
      },
      circumstances: ({ plain }) => ({
        worse: [FOREVER.test(plain) || longestDays(plain) > YEAR, ANY_PURPOSE.test(plain)],
      }),
      text: {
        en: say(
          'Ask to promise skill and care, and free correction of defects that are reported within 30 to 90 days, in place of work without any defect.',
          'Nobody can promise work without a single error. Under this sentence every small mistake, even one found years later, is a breach for which you pay.',
        ),
        lt: say(
          'Vietoj darbo be jokių trūkumų paprašykite pažado dirbti kvalifikuotai ir rūpestingai ir nemokamai pašalinti trūkumus, apie kuriuos pranešama per 30–90 dienų.',
          'Niekas negali pažadėti darbo be vienos klaidos. Pagal šį sakinį kiekviena smulki, net po daugelio metų rasta klaida reikštų, kad sutarties nesilaikėte.',
        ),
      },
    }),
    says({
      id: 'provider-warranties.any-purpose',
      kind: 'risky',
      category: 'risk',
      riskFactor: 3,
      pattern: FITNESS,
      unless: DENIED,
      test: ({ plain }) => PROMISE.test(plain),
      circumstances: ({ plain }) => ({ worse: [ANY_PURPOSE.test(plain)] }),
      text: {
        en: say(
          'Ask to measure the work by its description in the contract, not by the purposes that the client may have.',
          'You cannot know everything the client wants to do with the result. Fitness for a purpose makes you answer for plans that nobody told you about.',
        ),
        lt: say(
          'Paprašykite darbą vertinti pagal jo aprašymą sutartyje, o ne pagal tikslus, kurių gali turėti klientas.',
          'Negalite žinoti visko, ką klientas nori daryti su rezultatu. Garantuodami tinkamumą tikslui, atsakote už planus, apie kuriuos jums niekas nepasakė.',
        ),
      },
    }),
    says({
      id: 'provider-warranties.results',
      kind: 'risky',
      category: 'risk',
      riskFactor: 4,
      within: 'anywhere',
      pattern: anyOf(RESULTS, GROWTH),
      unless: DENIED,
      text: {
        en: say(
          'Ask to call these figures targets and to promise careful work toward them, not the result.',
          'Rankings, followers and sales depend on platforms, competitors and the client’s own product. A guarantee makes you answer for all of them.',
        ),
        lt: say(
          'Paprašykite šiuos skaičius vadinti tikslais ir žadėti rūpestingą darbą jų siekiant, o ne patį rezultatą.',
          'Pozicijos paieškoje, sekėjai ir pardavimai priklauso nuo platformų, konkurentų ir paties kliento prekės. Garantuodami juos, atsakytumėte už viską.',
        ),
      },
    }),
    says({
      id: 'provider-warranties.too-long',
      kind: 'risky',
      category: 'risk',
      riskFactor: 3,
      within: 'anywhere',
      pattern: anyOf(WARRANTY_PERIOD, FREE_REPAIR),
      unless: phrases('(confidential|insurance|konfidencial|draudim|claims? (must|may))*'),
      test: ({ plain }) =>
        !FAULTLESS.test(plain) &&
        (/warrant|guarant|garant/u.test(plain) || FREE_REPAIR.test(plain)) &&
        durations(plain).some(({ days, unit }) => days > YEAR && unit !== 'hours'),
      text: {
        en: say(
          'Ask for a warranty period of 30 to 90 days after acceptance, twelve months at the most.',
          'For years after the last payment you would have to correct the work free of charge. For most freelance work one to three months is usual.',
        ),
        lt: say(
          'Paprašykite 30–90 dienų garantinio termino nuo priėmimo, daugiausia dvylikos mėnesių.',
          'Daugelį metų po paskutinio mokėjimo darbą tektų taisyti nemokamai. Laisvai samdomų specialistų darbams įprasta nuo vieno iki trijų mėnesių.',
        ),
      },
    }),
    says({
      id: 'provider-warranties.absolute-originality',
      kind: 'risky',
      category: 'risk',
      riskFactor: 2,
      pattern: phrases(
        '(warrant|guarantee|represent)*…(not infringe|infringe no|non-infring|infringe[^.;]{0,20}not)*',
        "(does not|doesn't|will not|do not|shall not) infringe",
        'garantuo*…nepažei*…(teis)*',
      ),
      unless: phrases(
        '(knowledge|knows|aware|belief)',
        '(implied|in lieu|merchantab|disclaim)*',
        '(žinom|žinoj|žino)*',
        'client (material|content)*',
        'kliento (medžiag|turin)*',
      ),
      test: (sentence, contract) => contract.whoIsBound(sentence) !== 'client',
      text: {
        en: say(
          'Consider adding “to the Provider’s knowledge” to the promise that nobody else’s rights are infringed.',
          'You can vouch for your own work, but nobody can know every patent, trade mark and picture in the world.',
        ),
        lt: say(
          'Apsvarstykite pažadą, kad kitų teisės nepažeidžiamos, papildyti žodžiais „kiek Paslaugų teikėjui žinoma“.',
          'Už savo darbą galite laiduoti, bet niekas negali žinoti visų pasaulio patentų, prekių ženklų ir nuotraukų.',
        ),
      },
    }),
  ],
};

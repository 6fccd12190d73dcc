import { phrases } from '../../check/phrases.js';
import type { ClauseCheck, ReadContract } from '../../check/rule.js';
import { found, say, says } from '../../check/rules.js';
import { lawsOf } from '../governing-law/check.js';
import { placesIn } from '../governing-law/places.js';

const SETTLED = phrases(
  '(disputes?|disagreements?|controvers*|differences)…(resolved|settled|decided|submitted|referred|arbitrat|negotiat|mediat|court|addressed|brought|heard)*',
  '(settle|resolve|submit|decide)*…(dispute|disagreement|controvers)*',
  '(courts?|tribunals?) (of|in|located|sitting)',
  '(exclusive|sole|non-exclusive) (jurisdiction|venue|forum)',
  'jurisdiction (of|in)',
  'arbitration',
  '(ginč|nesutarim)*…(sprendž|sprend|nagrinė|deryb|teism|arbitraž|perduod)*',
  '(teism|arbitraž)*…(nagrinė|spręs|sprendž)*',
);
const ABOUT_AN_INVOICE = phrases(
  '(invoice|payable|amount in dispute|disputed (part|amount|sum)|sąskait|neginčijam|ginčijam)*',
);
const ARBITRATION = phrases('arbitra*');
const COSTS_ON_PROVIDER = phrases(
  'provider…(pays?|bears?|covers?|responsible for|shall pay|will pay)…(cost|fee|expense)*',
  '(costs?|fees|expenses)…(paid|borne|covered) by (the )?provider',
  "at (the )?provider's (sole |own )?(cost|expense)",
  '(paslaugų teikėj)*…(apmoka|padeng|atlygin|sumok|moka)*…(išlaid|mokes)*',
  'paslaugų teikėjo (lėšomis|sąskaita)',
  'išlaid*…(apmoka|padeng|atlygin|sumok|tenka)*…paslaugų teikėj*',
);
const SHARED = phrases(
  '(equally|each party|both parties|half|losing|prevailing|unsuccessful)',
  '(po lygiai|kiekviena šalis|pralaimėj)*',
);
const WAIVES = phrases(
  '(waive|waives|waiver|waived|gives? up|relinquish*|no right)…(jury|class)',
  '(jury|class)…(waive|waived|waives|not (be )?(permitted|allowed|brought)|excluded)',
  'atsisako…(grup|kolektyvin|prisieku)*',
  '(negali|neturi teisės)…grup* ieškin*',
);
const FORUM = phrases(
  '(courts?|arbitration|arbitrated|venue|jurisdiction|tribunal|seat)',
  '(teism|arbitraž|teisming)*',
);
/** Where a sentence begins to speak of the forum; what stands before may name the law. */
const FROM_FORUM =
  /(?<!\p{L})(?:courts?|arbitrat\p{L}{1,5}|jurisdiction|venue|tribunals?|disputes?|teism\p{L}{1,5}|arbitraž\p{L}{1,3}|ginč\p{L}{1,4})(?!\p{L})[^]{0,220}/u;

function elsewhere(contract: ReadContract) {
  const laws = lawsOf(contract).flatMap(([, places]) => places);
  if (laws.length === 0) return undefined;
  const sentence = contract.about('disputes').find(({ plain }) => {
    if (!FORUM.test(plain)) return false;
    const places = placesIn(FROM_FORUM.exec(plain)?.[0] ?? '');
    return places.length > 0 && !places.some((place) => laws.includes(place));
  });
  return sentence === undefined ? undefined : ({ riskFactor: 3, sentence } as const);
}

export const disputesCheck: ClauseCheck = {
  clause: 'disputes',
  topic: {
    heading: phrases('(dispute|arbitration|jurisdiction|ginč|teisming)*', 'venue'),
    sentence: SETTLED,
    unless: ABOUT_AN_INVOICE,
  },
  rules: [
    found({
      id: 'disputes.missing',
      kind: 'missing',
      category: 'legal',
      find: (contract) =>
        contract.saying(SETTLED).some(({ plain }) => !ABOUT_AN_INVOICE.test(plain))
          ? undefined
          : { riskFactor: 3 },
      text: {
        en: say(
          'Ask for a sentence on what happens in a dispute: talk first, then mediation if both want it, then the courts where you live; small claims may go to court at once.',
          'If the contract is silent, a disagreement about an invoice can turn into a second one about where to go with it.',
        ),
        lt: say(
          'Paprašykite sakinio, kas daroma kilus ginčui: pirmiausia tariamasi, tada, jeigu abi šalys nori, taikoma mediacija, galiausiai kreipiamasi į jūsų gyvenamosios vietos teismą; dėl nedidelių sumų – iš karto.',
          'Jeigu sutartyje apie tai nieko nėra, nesutarimas dėl sąskaitos gali virsti dar vienu – kur su juo kreiptis.',
        ),
      },
    }),
    says({
      id: 'disputes.arbitration-costs',
      kind: 'one-sided',
      category: 'legal',
      riskFactor: 4,
      within: 'anywhere',
      pattern: COSTS_ON_PROVIDER,
      unless: SHARED,
      test: ({ plain }) => ARBITRATION.test(plain),
      circumstances: () => ({ worse: [true] }),
      text: {
        en: say(
          'Ask for the ordinary courts where you live, or that the costs of the arbitration are shared and follow the outcome.',
          'Arbitration costs thousands before anybody looks at the case. If you alone pay, claiming an unpaid invoice is hardly worth it.',
        ),
        lt: say(
          'Paprašykite, kad ginčus spręstų jūsų gyvenamosios vietos teismas arba kad arbitražo išlaidos būtų dalijamos, o galiausiai tektų pralaimėjusiajam.',
          'Arbitražas kainuoja tūkstančius dar prieš pradedant nagrinėti bylą. Jeigu mokate tik jūs, reikalauti neapmokėtos sąskaitos vargu ar verta.',
        ),
      },
    }),
    says({
      id: 'disputes.waiver',
      kind: 'risky',
      category: 'legal',
      riskFactor: 3,
      within: 'anywhere',
      pattern: WAIVES,
      unless: phrases('waives? no', 'no waiver'),
      circumstances: (sentence, contract) => ({ worse: [contract.whoIsBound(sentence) === 'provider'] }),
      text: {
        en: say(
          'Ask to delete the waiver, or at least to let it bind both sides.',
          'You give up a jury or joining others with the same claim, which is often the only affordable way to pursue it.',
        ),
        lt: say(
          'Paprašykite šį atsisakymą išbraukti arba bent įrašyti, kad jis galioja abiem šalims.',
          'Atsisakote prisiekusiųjų teismo arba teisės jungtis prie kitų, turinčių tokį pat reikalavimą, o tai dažnai vienintelis įperkamas kelias.',
        ),
      },
    }),
    found({
      id: 'disputes.court-elsewhere',
      kind: 'risky',
      category: 'legal',
      find: elsewhere,
      text: {
        en: say(
          'Ask for the law and the court of one place, best where you live and work.',
          'The law of the contract and the place where disputes are decided do not belong together. You would need advice in two countries or states and would have to travel.',
        ),
        lt: say(
          'Paprašykite tos pačios vietos teisės ir teismo, geriausia – ten, kur gyvenate ir dirbate.',
          'Sutarties teisė ir vieta, kurioje sprendžiami ginčai, nesutampa. Reikėtų patarėjų dviejose valstybėse ir tektų keliauti.',
        ),
      },
    }),
  ],
};

import { longestDays } from '../../check/measures.js';
import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { anySays, found, say, says } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';
import { duties, isOneWay, passage } from './reading.js';
import {
  AGREEMENT_ITSELF,
  BY_LAW,
  ENDLESS,
  EXCLUSIONS,
  TRADE_SECRET,
  UNITED_STATES,
  WHISTLE_BLOWER,
} from './wordings.js';

const FIVE_YEARS = 5 * 365 + 30;

export const confidentialityCheck: ClauseCheck = {
  clause: 'confidentiality',
  topic: {
    heading: phrases('(confidential|non-?disclosure|secrecy|konfidencial|slaptum|neatskleidim)*'),
    sentence: phrases(
      '(confidential|secrecy|secret|trade secret|konfidencial|neatskleis|neatskleidž)*',
      'komercin* paslap*',
      '(nevieš|neskelbt)* informacij*',
      '(unpublished|non-public) information',
      'in (the )?(\\p{L}{5,9} )?confidence',
      'non-disclosure',
      'saugoti (visą|bet kokią|kliento|gautą|visą gautą|visą kliento) (\\p{L}{3,14} )?informacij*',
    ),
    unless: phrases(
      '(ai|artificial intelligence) tool*',
      'generative',
      'dirbtin* intelekt*',
      'public services',
      '(asmens|personal) (duomen|data)*',
      '(password|slaptažod)*',
    ),
  },
  rules: [
    found({
      id: 'confidentiality.missing',
      kind: 'missing',
      category: 'legal',
      find: (contract) => (duties(contract).length === 0 ? { riskFactor: 2 } : undefined),
      text: {
        en: say(
          'Consider asking for a short confidentiality clause that binds both sides for two or three years, with the usual exceptions for public, already known and independently developed information.',
          'You and the client will probably exchange things that neither wants to see elsewhere: prices, drafts, access data. Without a clause it is unclear what is secret and for how long.',
        ),
        lt: say(
          'Apsvarstykite trumpą konfidencialumo nuostatą, kuri dvejus ar trejus metus galiotų abiem šalims, su įprastomis išimtimis viešai, jau žinomai ir savarankiškai sukurtai informacijai.',
          'Jūs ir klientas veikiausiai keisitės tuo, ko nė vienas nenori matyti kitur: kainomis, juodraščiais, prisijungimais. Be tokios nuostatos neaišku, kas ir kiek laiko laikoma paslaptyje.',
        ),
      },
    }),
    found({
      id: 'confidentiality.one-way',
      kind: 'one-sided',
      category: 'legal',
      find(contract) {
        if (!isOneWay(contract)) return undefined;
        const about = passage(contract);
        const sentence = duties(contract).find((each) => contract.whoIsBound(each) === 'provider');
        const isEndless = anySays(about, ENDLESS);
        const risk = weigh(3, {
          worse: [isEndless],
          milder: [
            !isEndless && about.some(({ plain }) => longestDays(plain) >= 300),
            anySays(about, EXCLUSIONS) && !isEndless,
          ],
        });
        return sentence === undefined ? undefined : { riskFactor: risk, sentence };
      },
      text: {
        en: say(
          'Ask for a duty that binds both sides: the client should keep your prices, methods and drafts to itself just as you keep its information.',
          'As written, only you have to keep secrets. A duty that works both ways is usual between businesses and protects your offers and your way of working too.',
        ),
        lt: say(
          'Paprašykite, kad pareiga galiotų abiem šalims: klientas taip pat neatskleistų jūsų kainų, metodų ir juodraščių.',
          'Dabar paslaptis saugoti turite tik jūs. Tarp verslininkų įprasta abipusė pareiga, kuri apsaugo ir jūsų pasiūlymus bei darbo būdus.',
        ),
      },
    }),
    says({
      id: 'confidentiality.perpetual',
      kind: 'risky',
      category: 'legal',
      riskFactor: 4,
      pattern: ENDLESS,
      unless: TRADE_SECRET,
      circumstances: (_, contract) => ({ worse: [isOneWay(contract)], milder: [!isOneWay(contract)] }),
      text: {
        en: say(
          'Ask for an end date: two to five years after the contract is usual, with a longer period only for real trade secrets.',
          'Here the duty of secrecy never ends. Years later you could still be in breach over something harmless, and you could never show or speak about the work.',
        ),
        lt: say(
          'Paprašykite pabaigos termino: įprasta nuo dvejų iki penkerių metų po sutarties, o ilgiau – tik tikroms komercinėms paslaptims.',
          'Čia pareiga saugoti paslaptį niekada nesibaigia. Ir po daugelio metų galėtumėte ją pažeisti dėl nereikšmingo dalyko ir niekada negalėtumėte parodyti savo darbo.',
        ),
      },
    }),
    says({
      id: 'confidentiality.too-long',
      kind: 'risky',
      category: 'legal',
      riskFactor: 3,
      pattern: phrases('years?', 'met*'),
      unless: TRADE_SECRET,
      test: ({ plain }) => longestDays(plain) > FIVE_YEARS,
      text: {
        en: say(
          'Consider asking for two to five years instead of the long period named here.',
          'The longer you have to keep everything secret, the harder it is to know years later what you may say or show.',
        ),
        lt: say(
          'Siūlome paprašyti vietoj čia nurodyto ilgo laikotarpio įrašyti nuo dvejų iki penkerių metų.',
          'Kuo ilgiau viską reikia laikyti paslaptyje, tuo sunkiau po daugelio metų žinoti, ką galite pasakyti ar parodyti.',
        ),
      },
    }),
    found({
      id: 'confidentiality.no-exclusions',
      kind: 'risky',
      category: 'legal',
      find(contract) {
        const [sentence] = duties(contract);
        if (sentence === undefined || anySays(passage(contract), EXCLUSIONS)) return undefined;
        return { riskFactor: weigh(3, { milder: [!isOneWay(contract)] }), sentence };
      },
      text: {
        en: say(
          'Ask for the usual exceptions: information that is public, that you already knew, that you develop independently, or that the law makes you disclose.',
          'Without exceptions, even what everybody can read on the client’s website counts as secret, and using your own earlier knowledge could be called a breach.',
        ),
        lt: say(
          'Paprašykite įprastų išimčių: kai informacija vieša, kai ją jau žinojote, kai ją sukūrėte savarankiškai arba kai ją atskleisti liepia įstatymas.',
          'Be išimčių paslaptimi laikoma net tai, ką visi gali perskaityti kliento svetainėje, o pasinaudojus ankstesnėmis savo žiniomis galėtų būti teigiama, kad sutarties nesilaikėte.',
        ),
      },
    }),
    found({
      id: 'confidentiality.no-disclosure-by-law',
      kind: 'missing',
      category: 'legal',
      find(contract) {
        const about = passage(contract);
        const isOpen = duties(contract).length > 0 && anySays(about, EXCLUSIONS) && !anySays(about, BY_LAW);
        return isOpen ? { riskFactor: 2 } : undefined;
      },
      text: {
        en: say(
          'Consider adding that you may disclose information when a law, a court or an authority asks for it, after telling the client where that is allowed.',
          'If a court or a tax office asks you a question, you should not have to choose between the law and the contract.',
        ),
        lt: say(
          'Siūlome papildyti, kad informaciją galite atskleisti, kai to reikalauja įstatymas, teismas ar valdžios institucija, apie tai pranešę klientui, jeigu tai leidžiama.',
          'Jeigu ko nors paklaustų teismas ar mokesčių inspekcija, neturėtumėte rinktis tarp įstatymo ir sutarties.',
        ),
      },
    }),
    says({
      id: 'confidentiality.agreement-secret',
      kind: 'risky',
      category: 'legal',
      riskFactor: 3,
      pattern: AGREEMENT_ITSELF,
      unless: phrases('not the existence', '(išskyrus|bet ne) sutarties'),
      circumstances: (_, contract) => ({
        worse: [isOneWay(contract)],
        milder: [!isOneWay(contract)],
      }),
      text: {
        en: say(
          'Ask to delete the words that make the agreement itself secret, or for leave to name the client as a reference.',
          'You could not even say that you work for this client: no reference, no portfolio, and doubts whether you may show the contract to your adviser.',
        ),
        lt: say(
          'Paprašykite išbraukti žodžius, pagal kuriuos slaptas pats sutarties faktas, arba leisti klientą nurodyti tarp savo klientų.',
          'Negalėtumėte net pasakyti, kad dirbate šiam klientui: jokių rekomendacijų, jokio darbų aplanko, ir neaišku, ar sutartį galite parodyti savo konsultantui.',
        ),
      },
    }),
    found({
      id: 'confidentiality.no-whistle-blower-notice',
      kind: 'missing',
      category: 'legal',
      find(contract) {
        const about = contract.about('confidentiality');
        const isMissing =
          anySays(about, TRADE_SECRET) &&
          contract.saying(UNITED_STATES).length > 0 &&
          contract.saying(WHISTLE_BLOWER).length === 0;
        return isMissing ? { riskFactor: 1 } : undefined;
      },
      text: {
        en: say(
          'Consider adding the short notice about whistle-blowers that contracts under the law of the United States usually carry beside trade secrets (18 U.S.C. § 1833(b)).',
          'It says that reporting a suspected offence to an official or a lawyer in confidence is no breach of secrecy.',
        ),
        lt: say(
          'Apsvarstykite trumpą pastabą apie pranešėjus, kuri JAV teisės sutartyse paprastai pridedama prie komercinių paslapčių (18 U.S.C. § 1833(b)).',
          'Joje sakoma, kad konfidencialus pranešimas pareigūnui ar advokatui apie galimą teisės normų nesilaikymą nėra paslapties atskleidimas.',
        ),
      },
    }),
  ],
};

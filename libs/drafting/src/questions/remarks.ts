import { crossesUnion, reverseCharge } from '../clauses/taxes/rules.js';
import { isCreative, lithuanianStatus } from '../terms/engagement.js';
import { isCourtAbroad } from '../terms/cities.js';
import { legalSystem } from '../terms/jurisdiction.js';
import type { IsoDate } from '../model/document.js';
import { answerReader } from '../reading/answer-reader.js';
import { isVagueWork } from '../reading/vague-work.js';
import { namesCountry } from '../reading/country-name.js';
import { contractLanguageIn, languagesOf } from '../reading/languages.js';
import { noticedIn } from '../reading/special-data.js';
import { readTerms } from '../reading/read-terms.js';
import type { Country, Terms } from '../terms/terms.js';
import type { AnswerKey, Answers } from '../terms/answers.js';
import { isSmallJob } from './proposed-length.js';
import type { Localised } from './question.js';

interface Remark {
  readonly key: AnswerKey;
  applies(terms: Terms, answers: Answers, today: IsoDate): boolean;
  readonly text: Localised;
}

const underLithuanianLaw = ({ governingLaw }: Terms): boolean => legalSystem(governingLaw) === 'lithuanian';
const isLithuanian = ({ country }: Terms['client']): boolean => country.code === 'lt';
const isInEnglishAlone = (answers: Answers): boolean =>
  (contractLanguageIn(answers) ?? 'en') === 'en' && languagesOf(answers) === undefined;
const isInLithuanianAlone = (answers: Answers): boolean =>
  contractLanguageIn(answers) === 'lt' && languagesOf(answers) === undefined;
/** With a second check after corrections, more may not fit into thirty calendar days. */
const LONG_ACCEPTANCE_DAYS = 15;

/** Work may be put in writing after it has begun; a day before this was more likely mistyped. */
const LONG_PAST_MS = 90 * 86_400_000;
const isLongPast = (date: IsoDate | undefined, today: IsoDate): boolean =>
  date !== undefined && Date.parse(today) - Date.parse(date) > LONG_PAST_MS;
const isPast = (date: IsoDate | undefined, today: IsoDate): boolean =>
  date !== undefined && date < today && !isLongPast(date, today);
const LONG_PAST: Localised = {
  en: 'This day is long past. Check the year, unless the work was really done then.',
  lt: 'Ši diena seniai praėjo. Jeigu darbas nebuvo atliekamas tuo metu, patikrinkite metus.',
};

const isUnknown = (country: Country): boolean => country.code === 'other' && !namesCountry(country.name);
const UNKNOWN_COUNTRY: Localised = {
  en: 'We know no country of this name. Check the spelling: the contract takes the name as you write it.',
  lt: 'Valstybės tokiu pavadinimu nežinome. Patikrinkite, ar jis be klaidų: sutartyje bus toks, kokį įrašysite.',
};

const COURT_ABROAD: Localised = {
  en: 'The city of the court lies in another country than the one whose law applies. A court finds it hard to apply foreign law: choose a city of the country whose law applies, or the law of the city’s country.',
  lt: 'Teismo miestas yra ne toje valstybėje, kurios teisė taikoma. Svetimą teisę teismui taikyti sunku: nurodykite tos valstybės, kurios teisė taikoma, miestą arba pasirinkite miesto valstybės teisę.',
};

/** What somebody who chooses an answer should know about it; calm, and stopping nobody. */
const REMARKS: readonly Remark[] = [
  {
    key: 'scope_of_work',
    applies: (_terms, answers) => isVagueWork(answerReader(answers).words('scope_of_work') ?? ''),
    text: {
      en: 'This does not tell yet what is to be done. Please name what is made or done, how much of it and for what, for example “four posts a month for the bakery’s Facebook page”: what is not named is hard to check and easy to argue about.',
      lt: 'Iš to dar neaišku, kas turi būti padaryta. Įrašykite, kas sukuriama ar atliekama, kiek ir kam, pvz., „keturi įrašai per mėnesį kepyklos socialinio tinklo paskyroje“: ko neįvardijate, tą sunku patikrinti ir dėl to lengva susiginčyti.',
    },
  },
  {
    key: 'provider_country',
    applies: ({ provider }) => isUnknown(provider.country),
    text: UNKNOWN_COUNTRY,
  },
  {
    key: 'client_country',
    applies: ({ client }) => isUnknown(client.country),
    text: UNKNOWN_COUNTRY,
  },
  {
    key: 'starting_work_date',
    applies: ({ startDate }, _answers, today) => isLongPast(startDate, today),
    text: LONG_PAST,
  },
  {
    key: 'starting_work_date',
    applies: ({ startDate }, _answers, today) => isPast(startDate, today),
    text: {
      en: 'This day has passed. That is right where the work has begun already.',
      lt: 'Ši diena jau praėjo. Taip ir turi būti, jeigu darbas jau pradėtas.',
    },
  },
  {
    key: 'final_deadline',
    applies: ({ deadline }, _answers, today) => isLongPast(deadline, today),
    text: LONG_PAST,
  },
  {
    key: 'final_deadline',
    applies: ({ deadline }, _answers, today) => isPast(deadline, today),
    text: {
      en: 'This day has passed: the work would be late on the day of signing. Give a later day, unless everything has been handed over.',
      lt: 'Ši diena jau praėjo, todėl pasirašant sutartį darbas jau vėluotų. Nurodykite vėlesnę, nebent viskas jau perduota.',
    },
  },
  /* Directive 2011/7/EU, article 3(4). */
  {
    key: 'acceptance_days',
    applies: ({ acceptanceDays, unread }) =>
      acceptanceDays > LONG_ACCEPTANCE_DAYS ||
      unread.some(({ key, words }) => key === 'acceptance_days' && words !== ''),
    text: {
      en: 'In the European Union an acceptance procedure usually takes no more than 30 calendar days. The contract ends it then, however many rounds there are, so one check takes 20 working days at most.',
      lt: 'Europos Sąjungoje priėmimo procedūra paprastai trunka ne ilgiau kaip 30 kalendorinių dienų. Kad ir kiek kartų būtų taisoma, pagal sutartį ji tada baigiasi, todėl vienas patikrinimas trunka daugiausia 20 darbo dienų.',
    },
  },
  /* Rules on business certificates as the tax office (VMI) publishes them; the sum is to be checked every year. */
  {
    key: 'provider_status',
    applies: (terms) => lithuanianStatus(terms) === 'business_certificate' && terms.client.kind === 'company',
    text: {
      en: 'With a business certificate, services to companies are limited: at present to EUR 4,500 a year, and not to companies in the same line of work. Check with the tax office (VMI).',
      lt: 'Su verslo liudijimu paslaugos įmonėms ribojamos: šiuo metu – iki 4 500 Eur per metus ir ne tos pačios veiklos įmonėms. Pasitikrinkite VMI.',
    },
  },
  {
    key: 'provider_status',
    applies: (terms) => lithuanianStatus(terms) === 'author' && !isCreative(terms),
    text: {
      en: 'An author’s agreement fits work that makes something original, such as a text, a design or software. For other services an activity usually has to be registered.',
      lt: 'Autorinė sutartis tinka, kai sukuriamas kūrinys, pvz., tekstas, dizainas ar programa. Kitoms paslaugoms paprastai reikia įregistruotos veiklos.',
    },
  },
  /* Valstybinės kalbos įstatymas (No. I-779), article 9. */
  {
    key: 'contract_language',
    applies: ({ provider, client }, answers) =>
      isLithuanian(provider) && isLithuanian(client) && isInEnglishAlone(answers),
    text: {
      en: 'Under the State Language Law, contracts between Lithuanian parties are made in Lithuanian. An English text can stand beside it: choose English and Lithuanian.',
      lt: 'Pagal Valstybinės kalbos įstatymą Lietuvos šalys sutartis sudaro lietuvių kalba. Angliškas tekstas gali būti greta: pasirinkite anglų ir lietuvių kalbas.',
    },
  },
  {
    key: 'contract_language',
    applies: ({ provider, client, languages }) =>
      isLithuanian(provider) && isLithuanian(client) && languages !== undefined,
    text: {
      en: 'Both parties are in Lithuania, and under the State Language Law such contracts are made in Lithuanian. The English text stands beside it; you can choose another language here.',
      lt: 'Abi šalys yra Lietuvoje, o pagal Valstybinės kalbos įstatymą tokios sutartys sudaromos lietuvių kalba. Angliškas tekstas pateikiamas greta; čia galite pasirinkti kitą kalbą.',
    },
  },
  /* The same article, on transactions with foreign parties. */
  {
    key: 'contract_language',
    applies: ({ provider, client }, answers) =>
      isLithuanian(provider) !== isLithuanian(client) && isInEnglishAlone(answers),
    text: {
      en: 'Under the State Language Law, a Lithuanian party makes contracts with foreign parties in Lithuanian and in another language that both accept. We propose English and Lithuanian, side by side.',
      lt: 'Pagal Valstybinės kalbos įstatymą su užsienio šalimi sutartis sudaroma lietuvių ir kita abiem šalims priimtina kalba. Siūlome anglų ir lietuvių kalbas greta.',
    },
  },
  {
    key: 'contract_language',
    applies: ({ provider, client, languages }) =>
      isLithuanian(provider) !== isLithuanian(client) && languages !== undefined,
    text: {
      en: 'One party is in Lithuania and the other is not: under the State Language Law, such contracts are made in Lithuanian and in another language that both accept. You can choose otherwise here.',
      lt: 'Viena šalis yra Lietuvoje, kita – užsienyje: pagal Valstybinės kalbos įstatymą tokia sutartis sudaroma lietuvių ir kita abiem šalims priimtina kalba. Čia galite pasirinkti kitaip.',
    },
  },
  {
    key: 'contract_language',
    applies: ({ provider, client }, answers) =>
      isLithuanian(provider) !== isLithuanian(client) && isInLithuanianAlone(answers),
    text: {
      en: 'If the other party does not read Lithuanian, choose English and Lithuanian: under the State Language Law, a contract with a foreign party is made in Lithuanian and in another language that both accept.',
      lt: 'Jeigu kita šalis neskaito lietuviškai, pasirinkite anglų ir lietuvių kalbas: pagal Valstybinės kalbos įstatymą su užsienio šalimi sutartis sudaroma lietuvių ir kita abiem šalims priimtina kalba.',
    },
  },
  {
    key: 'prevailing_language',
    applies: (terms) => terms.languages?.prevails === 'en' && underLithuanianLaw(terms),
    text: {
      en: 'The contract follows Lithuanian law, and a Lithuanian court would read it in Lithuanian. If the English text prevails, the court will need a translation of it.',
      lt: 'Sutarčiai taikoma Lietuvos teisė, o Lietuvos teismas ją skaitytų lietuviškai. Jeigu viršesnis angliškas tekstas, teismui reikės jo vertimo.',
    },
  },
  {
    key: 'contract_length',
    applies: isSmallJob,
    text: {
      en: 'For a job under EUR 3,000 we propose the short contract: it is read and signed sooner. Choose the full one where much depends on the work.',
      lt: 'Darbui, kurio kaina mažesnė kaip 3 000 Eur, siūlome trumpą sutartį: ji greičiau perskaitoma ir pasirašoma. Jeigu nuo darbo daug kas priklauso, rinkitės išsamią.',
    },
  },
  {
    key: 'personal_data',
    applies: ({ personalData }, answers) => !personalData && noticedIn(answerReader(answers)).length > 0,
    text: {
      en: 'The description of the work speaks of people whose data are sensitive, for example about health or children. Tick this if the provider will see such data.',
      lt: 'Darbo apraše kalbama apie žmones, kurių duomenys jautrūs, pvz., apie sveikatą ar vaikus. Pažymėkite, jeigu paslaugų teikėjas tokius duomenis matys.',
    },
  },
  {
    key: 'payment_structure',
    applies: ({ payment }) => payment.structure === 'commission',
    text: {
      en: 'With a commission no whole price is known beforehand, so the contract has no deposit and no cancellation fee, and neither is asked.',
      lt: 'Kai mokamas komisinis atlyginimas, visa kaina iš anksto nežinoma, todėl sutartyje nėra avanso ir kompensacijos už nutraukimą ir apie juos neklausiama.',
    },
  },
  {
    key: 'payment_structure',
    applies: ({ payment }) =>
      payment.structure === 'retainer' ||
      payment.structure === 'other' ||
      payment.structure === 'unit' ||
      (payment.structure === 'hourly' && payment.hoursCap === undefined),
    text: {
      en: 'With this way of paying the contract has no deposit, since no whole price is known that it would be a part of.',
      lt: 'Taip mokant sutartyje avanso nėra, nes nežinoma visa kaina, kurios dalis jis būtų.',
    },
  },
  /* Directive 2006/112/EC, articles 44, 196 and 214(1)(e): no threshold applies to services taxed where the customer is. */
  {
    key: 'vat_status',
    applies: (terms) => terms.vat === 'not-registered' && isLithuanian(terms.provider) && crossesUnion(terms),
    text: {
      en: 'Who serves business clients in another country of the European Union may have to register for VAT before the first invoice, whatever the turnover. Check with the tax office (VMI).',
      lt: 'Teikiant paslaugas verslo klientams kitoje Europos Sąjungos valstybėje, gali reikėti registruotis PVM mokėtoju dar iki pirmos sąskaitos, kad ir kokios būtų pajamos. Pasitikrinkite VMI.',
    },
  },
  /* Directive 2006/112/EC, article 196. */
  {
    key: 'vat_status',
    applies: (terms) => terms.vat === 'inclusive' && reverseCharge(terms),
    text: {
      en: 'Between businesses in two countries of the European Union the client usually accounts for the VAT itself. Your price is then paid without VAT and not reduced, so the client may have to pay VAT besides it.',
      lt: 'Kai įmonės yra dviejose Europos Sąjungos valstybėse, PVM paprastai apskaičiuoja ir sumoka pats klientas. Jūsų kaina tada mokama be PVM ir nemažinama, todėl klientui PVM gali tekti sumokėti papildomai.',
    },
  },
  { key: 'governing_law', applies: isCourtAbroad, text: COURT_ABROAD },
  { key: 'court_city', applies: isCourtAbroad, text: COURT_ABROAD },
  /* Civil Code of the Republic of Lithuania, article 6.721(1) and (2). */
  {
    key: 'termination_notice_days',
    applies: underLithuanianLaw,
    text: {
      en: 'Under Lithuanian law (Civil Code, article 6.721) the client may leave at any time and pays for what has been done. The provider may leave for important reasons and otherwise answers for the client’s losses; a right to leave without a reason may not hold in court.',
      lt: 'Pagal Lietuvos teisę (CK 6.721 str.) klientas gali nutraukti sutartį bet kada ir sumoka už tai, kas padaryta. Paslaugų teikėjas ją gali nutraukti dėl svarbių priežasčių, kitaip atsako už kliento nuostolius; teisės nutraukti be priežasties teismas gali ir nepripažinti.',
    },
  },
  /* The same article: what is rendered and reasonable costs are paid, and case law reduces what hollows the right out. */
  {
    key: 'kill_fee_percent',
    applies: (terms) =>
      underLithuanianLaw(terms) && terms.killFeePercent > 0 && terms.payment.structure !== 'commission',
    text: {
      en: 'Under Lithuanian law (Civil Code, article 6.721) a client who leaves pays for services rendered and reasonable costs. A fee for work that was not done may be refused or reduced in court, so choose a share that you could show to be preparation, reserved time and costs.',
      lt: 'Pagal Lietuvos teisę (CK 6.721 str.) sutartį nutraukęs klientas moka už suteiktas paslaugas ir protingas išlaidas. Mokesčio už neatliktą darbą teismas gali nepriteisti arba jį sumažinti, todėl rinkitės dalį, kurią galėtumėte pagrįsti pasirengimu, rezervuotu laiku ir išlaidomis.',
    },
  },
];

/** The remarks on a question that these answers call for. */
export function remarksOn(key: string, answers: Answers, today: IsoDate): Localised[] {
  const own = REMARKS.filter((remark) => remark.key === key);
  if (own.length === 0) return [];
  const terms = readTerms(answers);
  return own.filter(({ applies }) => applies(terms, answers, today)).map(({ text }) => text);
}

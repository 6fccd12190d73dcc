import type { CheckReport } from '@pactwright/drafting';
import type { Language } from '../platform/languages.js';
import type {
  AnalysisCategory,
  AnalysisItem,
  AnalysisWarning,
  ContractAnalysis,
  ContractKind,
} from '../analysis/analysis.js';
import { ANALYSIS_CATEGORIES } from '../analysis/categories.js';

type Localised = Readonly<Record<Language, string>>;

const ONLY_CONFIDENTIALITY: Localised = {
  en: 'This is an agreement on confidentiality alone. What burdens you in it is shown; that it says nothing about work or its price is no fault, so nothing is called missing.',
  lt: 'Tai tik konfidencialumo susitarimas. Rodoma, kas jame varžo jus; tai, kad jame nekalbama apie darbus ar jų kainą, nėra trūkumas, todėl trūkstamų nuostatų nenurodome.',
};
const STATEMENT_OF_WORK: Localised = {
  en: 'This is a statement of work under a master agreement. Ask for that agreement: what is not said here may stand in it, so nothing is called missing that belongs there.',
  lt: 'Tai užsakymas (darbų aprašas) pagal kitą, pagrindinę sutartį. Paprašykite tos sutarties: ko čia nėra, gali būti joje, todėl to, kas priklauso jai, trūkumu nelaikome.',
};
const KIND_UNCERTAIN: Localised = {
  en: 'It is not certain that this is a contract about work. It was checked as one, but nothing is called missing: what was not found is listed below for you to look at.',
  lt: 'Nėra aišku, ar ši sutartis sudaryta dėl darbų arba paslaugų. Patikrinome ją kaip tokią, tačiau trūkstamų nuostatų nenurodome: ko neradome, surašyta žemiau, kad peržiūrėtumėte patys.',
};
const KIND_UNCERTAIN_BUT_LITTLE_MISSING: Localised = {
  en: 'It is not certain that this is a contract about work. It was checked as one: what is called missing may not belong in it.',
  lt: 'Nėra aišku, ar ši sutartis sudaryta dėl darbų arba paslaugų. Patikrinome ją kaip tokią: tai, ko, kaip nurodome, trūksta, joje gali būti ir nereikalinga.',
};
/** What the reader is told of a contract that is not about work for a client. */
const OTHER_KIND: Partial<Record<ContractKind, Localised>> = {
  employment: {
    en: 'This is an employment contract. Employment law protects you beyond its words; only terms that burden you are shown, nothing is called missing.',
    lt: 'Tai darbo sutartis. Darbo teisė saugo daugiau, negu joje parašyta; rodomos tik jus varžančios sąlygos, trūkstamų nuostatų neieškome.',
  },
  internship: {
    en: 'This is an agreement on a traineeship. Only terms that burden you are shown, nothing is called missing.',
    lt: 'Tai praktikos ar stažuotės sutartis. Rodomos tik jus varžančios sąlygos, trūkstamų nuostatų neieškome.',
  },
  lease: {
    en: 'This is a lease or hire agreement, not a contract about work. Only terms that are risky in any contract are shown.',
    lt: 'Tai nuomos ar panaudos, o ne darbų ar paslaugų sutartis. Rodomos tik bet kurioje sutartyje rizikingos sąlygos.',
  },
  sale: {
    en: 'This is a contract of sale, not one about work. Only terms that are risky in any contract are shown.',
    lt: 'Tai pirkimo–pardavimo, o ne darbų ar paslaugų sutartis. Rodomos tik bet kurioje sutartyje rizikingos sąlygos.',
  },
  licence: {
    en: 'This is a licence of something that exists already, not a contract about work. Only terms that are risky in any contract are shown.',
    lt: 'Tai jau esamo kūrinio ar programos licencija, o ne darbų ar paslaugų sutartis. Rodomos tik bet kurioje sutartyje rizikingos sąlygos.',
  },
  loan: {
    en: 'This is a loan agreement, not a contract about work. Only terms that are risky in any contract are shown.',
    lt: 'Tai paskolos, o ne darbų ar paslaugų sutartis. Rodomos tik bet kurioje sutartyje rizikingos sąlygos.',
  },
  'data-processing': {
    en: 'This is a data processing agreement. The work, its price and rights stand elsewhere, so nothing is called missing.',
    lt: 'Tai duomenų tvarkymo sutartis. Darbai, kaina ir teisės aptariami kitur, todėl trūkstamų nuostatų neieškome.',
  },
  shareholders: {
    en: 'This is an agreement between owners or partners, not one about work for a client. Only terms that are risky in any contract are shown.',
    lt: 'Tai dalyvių ar partnerių, o ne darbų klientui sutartis. Rodomos tik bet kurioje sutartyje rizikingos sąlygos.',
  },
  insurance: {
    en: 'These are terms of insurance, not a contract about work. Only terms that are risky in any contract are shown.',
    lt: 'Tai draudimo sąlygos, o ne darbų ar paslaugų sutartis. Rodomos tik bet kurioje sutartyje rizikingos sąlygos.',
  },
  'consumer-terms': {
    en: 'These are terms for the users or buyers of a website, not a contract about work. Only terms that are risky in any contract are shown.',
    lt: 'Tai svetainės naudotojams ar pirkėjams skirtos sąlygos, o ne darbų ar paslaugų sutartis. Rodomos tik bet kurioje sutartyje rizikingos sąlygos.',
  },
  'letter-of-intent': {
    en: 'This is a letter of intent or a term sheet. Look whether it already binds you; the contract itself is still to come, so nothing is called missing.',
    lt: 'Tai ketinimų protokolas ar pagrindinių sąlygų lapas. Pažiūrėkite, ar jis jus jau įpareigoja; pati sutartis dar bus, todėl trūkstamų nuostatų neieškome.',
  },
  'purchase-order': {
    en: 'This is an order of goods, not a contract about work. Only terms that are risky in any contract are shown.',
    lt: 'Tai prekių užsakymas, o ne darbų ar paslaugų sutartis. Rodomos tik bet kurioje sutartyje rizikingos sąlygos.',
  },
  commercial: {
    en: 'This is a commercial contract between businesses (distribution, franchise, agency, sponsorship or the like), not one about work for a fee. Only terms that are risky in any contract are shown.',
    lt: 'Tai komercinė įmonių sutartis (platinimo, franšizės, atstovavimo, rėmimo ar panaši), o ne darbų ar paslaugų sutartis. Rodomos tik bet kurioje sutartyje rizikingos sąlygos.',
  },
};
const INSTRUCTIONS_TO_AI: Localised = {
  en: 'The document speaks to an AI reviewer rather than to the parties. That was not obeyed; ask who wrote it, and why.',
  lt: 'Dokumente kreipiamasi ne į šalis, o į dirbtinio intelekto tikrintoją. Į tai neatsižvelgta; paklauskite, kas ir kodėl tai parašė.',
};
const UNFILLED_TEMPLATE: Localised = {
  en: 'This is a form with gaps still open. What will be written into them was not checked.',
  lt: 'Tai forma su neužpildytomis vietomis. Tai, kas į jas bus įrašyta, nepatikrinta.',
};

/** What is to be known of a report for its warnings. */
type Warned = Pick<CheckReport, 'kind' | 'isKindCertain' | 'isUnfilled' | 'hasInstructionsToAi'> & {
  readonly findings: readonly Pick<AnalysisItem, 'id'>[];
};

/** What the reader should know about the document as a whole. What was hidden or cut is for the service that read the file to say. */
export function reviewWarnings(report: Warned, language: Language): AnalysisWarning[] {
  const warning = (code: AnalysisWarning['code'], text: Localised): AnalysisWarning => ({
    code,
    message: text[language],
    details: [],
  });
  const isMissingAny = report.findings.some(({ id }) => id.endsWith('.missing'));
  const otherKind = report.kind === undefined ? undefined : OTHER_KIND[report.kind];
  return [
    ...(report.hasInstructionsToAi ? [warning('INSTRUCTIONS_TO_AI', INSTRUCTIONS_TO_AI)] : []),
    ...(report.kind === 'nda' ? [warning('ONLY_CONFIDENTIALITY', ONLY_CONFIDENTIALITY)] : []),
    ...(report.kind === 'statement-of-work' ? [warning('STATEMENT_OF_WORK', STATEMENT_OF_WORK)] : []),
    ...(otherKind === undefined ? [] : [warning('OTHER_KIND', otherKind)]),
    ...(report.kind !== undefined && !report.isKindCertain
      ? [warning('KIND_UNCERTAIN', isMissingAny ? KIND_UNCERTAIN_BUT_LITTLE_MISSING : KIND_UNCERTAIN)]
      : []),
    ...(report.isUnfilled ? [warning('UNFILLED_TEMPLATE', UNFILLED_TEMPLATE)] : []),
  ];
}

/** The same warnings in another language; what they are of is told by their codes. */
export function reviewWarningsIn(
  { kind, warnings, ...lists }: Pick<ContractAnalysis, 'kind' | 'warnings' | AnalysisCategory>,
  language: Language,
): AnalysisWarning[] {
  const codes = new Set(warnings.map(({ code }) => code));
  const report: Warned = {
    kind,
    isKindCertain: !codes.has('KIND_UNCERTAIN'),
    isUnfilled: codes.has('UNFILLED_TEMPLATE'),
    hasInstructionsToAi: codes.has('INSTRUCTIONS_TO_AI'),
    findings: ANALYSIS_CATEGORIES.flatMap((category) => lists[category]),
  };
  return reviewWarnings(report, language);
}

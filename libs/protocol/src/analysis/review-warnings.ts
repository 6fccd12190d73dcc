import type { CheckReport } from '@pactwright/drafting';
import type { Language } from '../platform/languages.js';
import type { AnalysisWarning } from './analysis.js';

type Localised = Readonly<Record<Language, string>>;

const ONLY_CONFIDENTIALITY: Localised = {
  en: 'This is an agreement on confidentiality alone, so only that was checked: not the work, its price or who owns it.',
  lt: 'Tai tik konfidencialumo susitarimas, todėl patikrintas tik jis: ne darbai, ne jų kaina ir ne teisės į rezultatą.',
};
const OTHER_KIND: Localised = {
  en: 'By its title this is a contract of another kind, not one about work for a client. It was checked by the rules for such work all the same, so part of what follows may not apply to it.',
  lt: 'Iš pavadinimo tai kitos rūšies sutartis, o ne sutartis dėl darbų ar paslaugų klientui. Ji vis tiek patikrinta pagal tokių sutarčių taisykles, todėl dalis pastabų jai gali netikti.',
};
const INSTRUCTIONS_TO_AI: Localised = {
  en: 'The document speaks to an AI reviewer rather than to the parties. That was not obeyed; ask who wrote it, and why.',
  lt: 'Dokumente kreipiamasi ne į šalis, o į dirbtinio intelekto tikrintoją. Į tai neatsižvelgta; paklauskite, kas ir kodėl tai parašė.',
};
const UNFILLED_TEMPLATE: Localised = {
  en: 'This is a form with gaps still open. What will be written into them was not checked.',
  lt: 'Tai forma su neužpildytomis vietomis. Tai, kas į jas bus įrašyta, nepatikrinta.',
};
/** What the reader should know about the document as a whole. What was hidden or cut is for the service that read the file to say. */
export function reviewWarnings(report: CheckReport, language: Language): AnalysisWarning[] {
  const warning = (code: AnalysisWarning['code'], text: Localised): AnalysisWarning => ({
    code,
    message: text[language],
    details: [],
  });
  return [
    ...(report.hasInstructionsToAi ? [warning('INSTRUCTIONS_TO_AI', INSTRUCTIONS_TO_AI)] : []),
    ...(report.document === 'nda' ? [warning('ONLY_CONFIDENTIALITY', ONLY_CONFIDENTIALITY)] : []),
    ...(report.isOtherKind ? [warning('OTHER_KIND', OTHER_KIND)] : []),
    ...(report.isUnfilled ? [warning('UNFILLED_TEMPLATE', UNFILLED_TEMPLATE)] : []),
  ];
}

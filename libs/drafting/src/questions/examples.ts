import type { Language } from '../model/document.js';
import type { WorkType } from '../terms/terms.js';
import { defaultWizard } from './index.js';
import type { AnswerKey } from '../terms/answers.js';
import type { Localised } from './question.js';

type Example = Readonly<Partial<Record<AnswerKey, Localised>>>;

/** What somebody of each trade might write, in the place of the examples that serve before the trade is known. */
const EXAMPLES: Readonly<Partial<Record<WorkType, Example>>> = {
  consulting: {
    scope_of_work: {
      en: 'e.g. Review how the company keeps its stock and propose how to cut its cost, in four workshops',
      lt: 'pvz., Įvertinti, kaip įmonė tvarko atsargas, ir per keturis susitikimus pasiūlyti, kaip sumažinti jų išlaidas',
    },
    deliverables: {
      en: 'e.g. A written report (PDF)\nA plan of measures (XLSX)\nMinutes of the workshops',
      lt: 'pvz., Rašytinė ataskaita (PDF)\nPriemonių planas (XLSX)\nSusitikimų protokolai',
    },
    exclusions: {
      en: 'e.g. Carrying out the measures\nLegal and tax advice\nTravel outside the city',
      lt: 'pvz., Priemonių įgyvendinimas\nTeisinės ir mokesčių konsultacijos\nKelionės už miesto ribų',
    },
  },
  design: {
    scope_of_work: {
      en: 'e.g. Design a logo and a visual identity for a bakery: signs, packaging and a menu',
      lt: 'pvz., Sukurti kepyklos logotipą ir vaizdinį identitetą: iškabas, pakuotes ir meniu',
    },
    deliverables: {
      en: 'e.g. Logo (SVG, PDF, PNG)\nBrand guide (PDF)\nPackaging ready for print (PDF)',
      lt: 'pvz., Logotipas (SVG, PDF, PNG)\nPrekės ženklo vadovas (PDF)\nSpaudai parengtos pakuotės (PDF)',
    },
    exclusions: {
      en: 'e.g. Printing\nFonts and stock pictures\nWebsite',
      lt: 'pvz., Spausdinimas\nŠriftai ir vaizdų bankų nuotraukos\nInterneto svetainė',
    },
  },
  marketing: {
    scope_of_work: {
      en: 'e.g. Plan and run advertising on Instagram and Google for an online shop, twelve posts a month',
      lt: 'pvz., Planuoti ir vykdyti internetinės parduotuvės reklamą „Instagram“ ir „Google“, dvylika įrašų per mėnesį',
    },
    deliverables: {
      en: 'e.g. Content calendar for each month\nTwelve posts with pictures a month\nMonthly report (PDF)',
      lt: 'pvz., Kiekvieno mėnesio turinio kalendorius\nDvylika įrašų su vaizdais per mėnesį\nMėnesio ataskaita (PDF)',
    },
    exclusions: {
      en: 'e.g. The advertising budget itself\nFilming\nAnswering customers',
      lt: 'pvz., Pats reklamos biudžetas\nFilmavimas\nAtsakymai klientams',
    },
  },
  copywriting: {
    scope_of_work: {
      en: 'e.g. Write eight articles of 1,000 words each for a travel blog, with two rounds of edits',
      lt: 'pvz., Parašyti aštuonis po 1 000 žodžių straipsnius kelionių tinklaraščiui, su dviem taisymų ratais',
    },
    deliverables: {
      en: 'e.g. Eight articles (DOCX)\nTitles and descriptions for search engines',
      lt: 'pvz., Aštuoni straipsniai (DOCX)\nAntraštės ir aprašymai paieškos sistemoms',
    },
    exclusions: {
      en: 'e.g. Translation\nPictures\nPublishing on the website',
      lt: 'pvz., Vertimas\nNuotraukos\nSkelbimas svetainėje',
    },
  },
  general: {
    scope_of_work: {
      en: 'e.g. Translate the user manual of a coffee machine, 40 pages, from English into Lithuanian',
      lt: 'pvz., Išversti kavos aparato naudotojo vadovą (40 puslapių) iš anglų kalbos į lietuvių kalbą',
    },
    deliverables: {
      en: 'e.g. Translation (DOCX)\nList of terms (XLSX)',
      lt: 'pvz., Vertimas (DOCX)\nTerminų sąrašas (XLSX)',
    },
    exclusions: {
      en: 'e.g. Layout and printing\nCertification of the translation',
      lt: 'pvz., Maketavimas ir spausdinimas\nVertimo tvirtinimas',
    },
  },
};

/**
 * The example to show in an empty field once the kind of work is known. Undefined where the one that stands there already
 * serves, also because an administrator has written it.
 */
export function exampleFor(
  { key, placeholder }: { readonly key: string; readonly placeholder: string | null },
  work: unknown,
  language: Language,
): string | undefined {
  const known = defaultWizard()
    .flatMap(({ fields }) => fields)
    .find((field) => field.key === key);
  if (known?.placeholder === undefined || !Object.values(known.placeholder).includes(placeholder ?? '')) {
    return undefined;
  }
  const ofWork = Object.entries(EXAMPLES).find(([type]) => type === work)?.[1];
  return ofWork?.[known.key]?.[language];
}

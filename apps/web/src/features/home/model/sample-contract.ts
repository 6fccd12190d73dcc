import {
  defaultAnswers,
  draft,
  formatFor,
  type DraftDocument,
  type Language,
  type WorkType,
} from '@pactwright/drafting';
import { fillIn, type Details } from './fill-in.js';

/** The words of the sample that differ by language. */
export interface SampleWords {
  readonly scope: string;
  readonly deliverables: string;
  readonly details: Details;
}

const ANSWERS = {
  freelance_type: 'web_development' satisfies WorkType,
  payment_structure: 'fixed',
  payment_amount: '4800',
} as const;

const START_IN_DAYS = 10;
const LENGTH_IN_DAYS = 45;
/** More than fills a first page; the rest is not drawn. */
const SHOWN_SECTIONS = 4;

/** The opening of a contract as the product itself writes it for a typical job. */
export function sampleContract(words: SampleWords, language: Language, today: Date): DraftDocument {
  const document = draft(
    {
      ...defaultAnswers(),
      ...ANSWERS,
      scope_of_work: words.scope,
      deliverables: words.deliverables,
      starting_work_date: isoDate(today, START_IN_DAYS),
      final_deadline: isoDate(today, START_IN_DAYS + LENGTH_IN_DAYS),
    },
    language,
  );
  const shown = { ...document, sections: document.sections.slice(0, SHOWN_SECTIONS) };
  return fillIn(shown, { ...words.details, 'contract.date': formatFor(language).date(isoDate(today, 0)) });
}

function isoDate(today: Date, daysLater: number): string {
  const date = new Date(today);
  date.setDate(date.getDate() + daysLater);
  return date.toLocaleDateString('sv');
}

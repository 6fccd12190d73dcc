import {
  defaultAnswers,
  draft,
  formatFor,
  type Answers,
  type DraftDocument,
  type Language,
} from '@pactwright/drafting';
import { fillIn, type Details } from './fill-in.js';
import type { Template } from './templates.js';

/** The words of a sample that differ by language. */
export interface SampleWords {
  readonly scope: string;
  readonly deliverables: string;
  readonly details: Details;
}

const PAYMENTS: Readonly<Record<Template, Answers>> = {
  general: { payment_structure: 'fixed', payment_amount: '1800' },
  consulting: { payment_structure: 'hourly', payment_amount: '90', hours_cap: '40' },
  design: { payment_structure: 'fixed', payment_amount: '3200' },
  marketing: { payment_structure: 'retainer', payment_amount: '1400' },
  web_development: { payment_structure: 'fixed', payment_amount: '4800' },
  copywriting: { payment_structure: 'fixed', payment_amount: '950' },
};

const START_IN_DAYS = 10;
const LENGTH_IN_DAYS = 45;
/** More than fills a first page; the rest of a sample is not drawn. */
const SHOWN_SECTIONS = 4;

/** The opening of a contract as the product itself writes it for a typical job. */
export function sampleContract(
  template: Template,
  words: SampleWords,
  language: Language,
  today: Date,
): DraftDocument {
  const document = draft(
    {
      ...defaultAnswers(),
      ...PAYMENTS[template],
      freelance_type: template,
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

import type { Written, Writer } from '../../clause.js';
import type { Terms, WorkType } from '../../terms.js';

const FIELDS: Readonly<Record<WorkType, string>> = {
  general: 'professional services as an independent contractor',
  consulting: 'consulting services',
  design: 'design services',
  marketing: 'marketing services',
  web_development: 'web development services',
  copywriting: 'copywriting services',
};

export function english({ workType }: Terms, write: Writer): readonly Written[] {
  return [
    write.paragraph(
      'purpose',
      write.text`The Provider offers ${FIELDS[workType]} and has the skills that the work needs; the Client wishes to use these services.`,
    ),
  ];
}

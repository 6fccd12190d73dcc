import type { Written, Writer } from '../../clause.js';
import type { Terms, WorkType } from '../../terms.js';

const FIELDS: Readonly<Record<WorkType, string>> = {
  general: 'profesines paslaugas',
  consulting: 'konsultavimo paslaugas',
  design: 'dizaino paslaugas',
  marketing: 'rinkodaros paslaugas',
  web_development: 'interneto svetainių ir programų kūrimo paslaugas',
  copywriting: 'tekstų kūrimo paslaugas',
};

export function lithuanian({ workType }: Terms, write: Writer): readonly Written[] {
  return [
    write.paragraph(
      'purpose',
      write.text`Paslaugų teikėjas teikia ${FIELDS[workType]} ir turi tam reikalingų žinių bei įgūdžių, o Klientas nori šiomis paslaugomis pasinaudoti.`,
    ),
  ];
}

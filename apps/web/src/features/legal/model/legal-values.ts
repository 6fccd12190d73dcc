import { TERMS_VERSION, type Language } from '@pactwright/protocol';
import type { Operator } from '../../../shared/site.js';

interface SiteFacts {
  readonly contactEmail: string;
  readonly operator: Operator | null;
}

/** What stands in square brackets until the operator of the site has said it. */
export interface OperatorGaps {
  readonly name: string;
  readonly registrationCode: string;
  readonly register: string;
  readonly address: string;
  readonly hosting: string;
}

/** What the `{{gaps}}` of the legal texts stand for. */
export function legalValues({ contactEmail, operator }: SiteFacts, language: Language, gaps: OperatorGaps) {
  return {
    contactEmail,
    operator: operator?.name ?? gaps.name,
    registrationCode: operator?.registrationCode ?? gaps.registrationCode,
    register: operator?.register[language] ?? gaps.register,
    address: operator?.address ?? gaps.address,
    hosting: operator?.hosting[language] ?? gaps.hosting,
    termsVersion: TERMS_VERSION,
  };
}

/** The day from which the terms are valid, as their readers write dates, on one line. */
export const termsDate = (language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(TERMS_VERSION))
    .replaceAll(' ', '\u00a0');

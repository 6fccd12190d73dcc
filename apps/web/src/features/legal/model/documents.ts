import type { LocalisedDocument } from '../../../shared/prose/localised-document.js';

export const LEGAL_TEXTS = ['privacy', 'terms', 'refund'] as const;
export type LegalText = (typeof LEGAL_TEXTS)[number];

export const legalDocuments: Readonly<Record<LegalText, LocalisedDocument>> = {
  privacy: {
    en: () => import('../texts/privacy.en.md'),
    lt: () => import('../texts/privacy.lt.md'),
  },
  terms: {
    en: () => import('../texts/terms.en.md'),
    lt: () => import('../texts/terms.lt.md'),
  },
  refund: {
    en: () => import('../texts/refund.en.md'),
    lt: () => import('../texts/refund.lt.md'),
  },
};

import type { LocalisedDocument } from '../../../shared/prose/localised-document.js';
import type { ArticleSlug } from './articles.js';

/** Every article in every language is a file of its own, fetched when somebody reads it. */
export const documents: Readonly<Record<ArticleSlug, LocalisedDocument>> = {
  'scope-and-change-requests': {
    en: () => import('../articles/scope-and-change-requests.en.md'),
    lt: () => import('../articles/scope-and-change-requests.lt.md'),
  },
  'payment-terms-and-late-interest': {
    en: () => import('../articles/payment-terms-and-late-interest.en.md'),
    lt: () => import('../articles/payment-terms-and-late-interest.lt.md'),
  },
  'who-owns-the-work': {
    en: () => import('../articles/who-owns-the-work.en.md'),
    lt: () => import('../articles/who-owns-the-work.lt.md'),
  },
  'ending-a-contract': {
    en: () => import('../articles/ending-a-contract.en.md'),
    lt: () => import('../articles/ending-a-contract.lt.md'),
  },
  'red-flags-before-signing': {
    en: () => import('../articles/red-flags-before-signing.en.md'),
    lt: () => import('../articles/red-flags-before-signing.lt.md'),
  },
  'freelance-contracts-in-lithuania': {
    en: () => import('../articles/freelance-contracts-in-lithuania.en.md'),
    lt: () => import('../articles/freelance-contracts-in-lithuania.lt.md'),
  },
};

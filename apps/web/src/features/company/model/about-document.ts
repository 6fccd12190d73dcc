import type { LocalisedDocument } from '../../../shared/prose/localised-document.js';

export const aboutDocument: LocalisedDocument = {
  en: () => import('../texts/about.en.md'),
  lt: () => import('../texts/about.lt.md'),
};

import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.js';
import { loadDocument } from '../../shared/prose/localised-document.js';
import { LEGAL_TEXTS, legalDocuments, type LegalText } from './model/documents.js';

const legalRoute = (text: LegalText): RouteObject => ({
  path: paths[text],
  loader: () => loadDocument(legalDocuments[text]),
  lazy: async () => {
    const { LegalPage } = await import('./pages/legal-page.js');
    return { Component: () => <LegalPage text={text} /> };
  },
});

export const legalRoutes: RouteObject[] = LEGAL_TEXTS.map(legalRoute);

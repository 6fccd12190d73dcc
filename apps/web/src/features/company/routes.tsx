import type { RouteObject } from 'react-router-dom';
import { paths } from '../../shared/paths.js';
import { loadDocument } from '../../shared/prose/localised-document.js';
import { aboutDocument } from './model/about-document.js';
import { accuracyDocument } from './model/accuracy-document.js';
import { loadServices } from './model/services.js';

export const companyRoutes: RouteObject[] = [
  {
    path: paths.services,
    loader: loadServices,
    lazy: async () => ({ Component: (await import('./pages/services-page.js')).ServicesPage }),
  },
  {
    path: paths.about,
    loader: () => loadDocument(aboutDocument),
    lazy: async () => ({ Component: (await import('./pages/about-page.js')).AboutPage }),
  },
  {
    path: paths.accuracy,
    loader: () => loadDocument(accuracyDocument),
    lazy: async () => ({ Component: (await import('./pages/accuracy-page.js')).AccuracyPage }),
  },
];

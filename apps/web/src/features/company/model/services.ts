import type { WorkType } from '@pactwright/drafting';
import {
  loadDocument,
  type LoadedDocument,
  type LocalisedDocument,
} from '../../../shared/prose/localised-document.js';

/** The kinds of work that the page explains, by the job type that the wizard begins with. */
export const SERVICES = [
  'web_development',
  'copywriting',
  'design',
  'marketing',
] as const satisfies readonly WorkType[];
export type Service = (typeof SERVICES)[number];

const documents: Readonly<Record<Service, LocalisedDocument>> = {
  web_development: {
    en: () => import('../texts/web-development.en.md'),
    lt: () => import('../texts/web-development.lt.md'),
  },
  copywriting: {
    en: () => import('../texts/copywriting.en.md'),
    lt: () => import('../texts/copywriting.lt.md'),
  },
  design: {
    en: () => import('../texts/design.en.md'),
    lt: () => import('../texts/design.lt.md'),
  },
  marketing: {
    en: () => import('../texts/marketing.en.md'),
    lt: () => import('../texts/marketing.lt.md'),
  },
};

export interface ServiceText {
  readonly service: Service;
  readonly document: LoadedDocument;
}

export const loadServices = (): Promise<ServiceText[]> =>
  Promise.all(
    SERVICES.map(async (service) => ({ service, document: await loadDocument(documents[service]) })),
  );

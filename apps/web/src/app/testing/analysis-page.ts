import { fireEvent, screen, within } from '@testing-library/react';
import type {
  AnalysisItem,
  ContractAnalysis,
  ContractTerms,
  Language,
  UploadRunView,
} from '@pactwright/protocol';
import { toLanguage } from '../../shared/i18n/use-language.js';
import { ApiStub } from '../../shared/testing/api-stub.js';
import { StubbedEvents } from '../../shared/testing/stubbed-events.js';
import { StubbedSight } from '../../shared/testing/stubbed-sight.js';
import { StubbedUpload } from '../../shared/testing/stubbed-upload.js';
import { openApp } from './open-app.js';

export const ADDRESS = '/contract/analyze';
export const RUN_ID = '00000000-0000-4000-8000-000000000077';
export const UPLOAD = 'POST /api/analyze/upload';
export const RUN = `GET /api/analyze/runs/${RUN_ID}` as const;
export const TERMS = `GET /api/analyze/runs/${RUN_ID}/terms` as const;
const TEXT =
  'Design agreement\n\nThe Client may terminate at any time without payment.\n\nAll rights pass on creation.';
export const QUOTE = 'The Client may terminate at any time without payment.';
export const RIGHTS = 'All rights pass on creation.';

export const quoted = (quote: string) => ({
  quote,
  start: TEXT.indexOf(quote),
  end: TEXT.indexOf(quote) + quote.length,
});

/** Something found, of which a test says only what it is about. */
export const aFinding = (over: Partial<AnalysisItem> & Pick<AnalysisItem, 'id'>): AnalysisItem => ({
  heading: `Heading of ${over.id}`,
  suggestion: `Ask about ${over.id}.`,
  why: `Reason of ${over.id}.`,
  riskFactor: 3,
  ...over,
});

export const anAnalysis = (over: Partial<ContractAnalysis> = {}): ContractAnalysis => ({
  industry: 'Design',
  kind: 'services',
  parties: [
    { name: 'Rasa Miller', roles: ['contractor'], side: 'provider', certain: true },
    { name: 'Northbank Tiles Ltd', roles: ['client'], side: 'client', certain: true },
  ],
  essential: [
    {
      id: 'fees.missing',
      heading: 'No price is agreed',
      suggestion: 'Ask for a price.',
      why: 'Without it you cannot claim it.',
      riskFactor: 5,
    },
  ],
  legal: [],
  commercial: [
    {
      id: 'termination-convenience.unpaid',
      heading: 'The client may end it without paying',
      suggestion: 'Ask to be paid for the work done.',
      why: 'You would work for nothing.',
      riskFactor: 4,
      evidence: quoted(QUOTE),
    },
  ],
  clarity: [],
  risk: [],
  toLookFor: [],
  otherSide: {
    essential: [],
    legal: [
      aFinding({ id: 'ip-ownership.early', heading: 'All rights pass at once', evidence: quoted(RIGHTS) }),
    ],
    commercial: [],
    clarity: [],
    risk: [],
    toLookFor: [],
  },
  industryConsiderations: ['Agree on file formats.'],
  bestPractices: ['Approve each stage in writing.'],
  commonPitfalls: ['Unlimited revisions.'],
  documentText: TEXT,
  documentLanguage: 'en',
  warnings: [],
  engine: { name: 'built-in', version: '1.2.0', model: null, fallback: null },
  modelReview: { state: 'none', findings: [] },
  ...over,
});

/** What the contract sets: one term whose value is told, one to read. */
export const someTerms = (over: Partial<ContractTerms> = {}): ContractTerms => ({
  set: [
    {
      key: 'ip-moment',
      name: 'Rights pass',
      places: [{ value: 'as soon as it is made', language: 'en', ...quoted(RIGHTS) }],
    },
  ],
  toRead: [
    {
      key: 'notice',
      name: 'Notice to end the contract',
      places: [{ value: null, language: 'en', ...quoted(QUOTE) }],
    },
  ],
  notFound: ['Payment term', 'Governing law'],
  ...over,
});

/** As the server answers: in the language that the page is in. */
export const viewOf = (over: Partial<UploadRunView>): UploadRunView => ({
  runId: RUN_ID,
  status: 'running',
  stage: 'reading',
  language: toLanguage(document.documentElement.lang),
  analysis: null,
  ...over,
});
export const run = (over: Partial<UploadRunView>) => () => Response.json(viewOf(over));
export const finished = (over: Partial<ContractAnalysis> = {}) =>
  run({ status: 'done', stage: 'finished', analysis: anAnalysis(over) });
export const aFile = (name = 'contract.pdf', content = '%PDF-1.7') => new File([content], name);

/** What the page uses of a browser and jsdom does not have. */
export function installBrowser(): void {
  StubbedUpload.install();
  StubbedEvents.install();
  StubbedSight.install();
  HTMLElement.prototype.scrollIntoView = () => undefined;
  Object.assign(globalThis, { CSS: { supports: () => true, escape: (text: string) => text } });
}

/** What the page asks of the screen; jsdom has none. */
export function showOn(kind: 'phone' | 'desktop' | 'paper'): void {
  const isNarrow = (media: string): boolean => media.includes('max-width') && kind !== 'desktop';
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ matches: isNarrow(media) && !(kind === 'paper' && media.includes('screen')), media },
      ...{ onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    });
}

/** The page that checks a contract, with a server that has only what a test gives it. */
export async function openCheck(language: Language = 'en') {
  const api = new ApiStub();
  installBrowser();
  const view = await openApp(ADDRESS, { language });
  const title = language === 'en' ? 'Check a contract' : 'Sutarties patikra';
  await screen.findByRole('heading', { level: 1, name: title });
  return { ...view, api };
}
export const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByTestId('drop-area'), { dataTransfer: { files } });
export const notifications = () => within(screen.getByRole('region', { name: /Notifications|Pranešimai/ }));

export async function analyse(opened: Awaited<ReturnType<typeof openCheck>>, answer = finished()) {
  opened.api
    .on(UPLOAD, () => Response.json({ runId: RUN_ID, retryAfter: 1 }, { status: 202 }))
    .on(RUN, answer);
  drop(aFile());
  await opened.user.click(await screen.findByRole('button', { name: /Analyze contract|Analizuoti sutartį/ }));
}

import { screen, waitFor } from '@testing-library/react';
import type { AnalyzeResponse, Language, SuggestionDetail } from '@pactwright/protocol';
import { goToSummary, openWizard, someSteps, toastTexts } from './open-wizard.js';
import { WizardServer } from './wizard-server.js';

export const ANALYZE = 'POST /api/contracts/analyze';
export const SAVE = 'POST /api/contracts/save-progress';
export const CONTRACT_ID = '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10';

export const aDetail = (over: Partial<SuggestionDetail> = {}): SuggestionDetail => ({
  id: 'liability-cap.missing',
  category: 'risk',
  suggestion: 'Cap what you can be held to pay',
  why: 'Without a cap one mistake can cost more than the whole job.',
  riskFactor: 5,
  isRequired: true,
  question: 'How high should the cap be?',
  clauseId: 'liability-cap',
  fields: [],
  implementation: 'The liability of the Provider is limited to the fees paid.',
  ...over,
});
export const optional = aDetail({
  id: 'publicity.missing',
  category: 'commercial',
  suggestion: 'Say whether you may show the work',
  why: 'A portfolio wins the next client.',
  riskFactor: 2,
  isRequired: false,
});
export const analysisOf = (...details: SuggestionDetail[]): AnalyzeResponse => ({
  suggestions: Object.fromEntries(details.map(({ category, suggestion }) => [category, [suggestion]])),
  details,
  engine: { name: 'built-in', version: '1', model: null, fallback: null },
});
export const answering = (body: unknown = analysisOf(aDetail(), optional)) =>
  new WizardServer(someSteps).on(ANALYZE, () => Response.json(body));

export async function openSummary(server: WizardServer, language: Language = 'en') {
  const page = await openWizard(server, { address: '/contract/new?type=design', language });
  await goToSummary(page, language === 'en' ? 'Next' : 'Toliau');
  const button = (en: string, lt: string) =>
    screen.findByRole('button', { name: language === 'en' ? en : lt });
  const analyze = async () => page.user.click(await button('Analyze my answers', 'Analizuoti atsakymus'));
  const improve = async () => page.user.click(await button('Improve Contract', 'Patobulinti sutartį'));
  return { ...page, analyze, improve };
}
export const switchOf = (text: string) => screen.findByRole('switch', { name: new RegExp(text) });
export const expectToast = (title: string, description: string, variant = 'default') =>
  waitFor(() => expect(toastTexts()).toEqual({ title, description, variant }));

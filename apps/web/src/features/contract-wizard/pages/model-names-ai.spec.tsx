import { act, screen } from '@testing-library/react';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { openWizard, goToSummary } from '../testing/open-wizard.js';
import { answering } from '../testing/summary-page.js';

afterEach(() => {
  localStorage.clear();
  act(() => resetToasts());
});

it.each([
  ['en', 'Next', 'AI suggestion: Exclusions', 'Analyze with AI', 'AI analysis'],
  ['lt', 'Toliau', 'DI pasiūlymas: Exclusions', 'Analizuoti su DI', 'DI analizė'],
] as const)('T-68 calls AI what a model answers (%s)', async (language, next, suggest, analyse, title) => {
  const server = answering().on('GET /api/capabilities', () => Response.json({ model: true }));
  const page = await openWizard(server, { address: '/contract/new?type=design', language });
  expect(await screen.findByRole('button', { name: suggest })).toBeVisible();
  await goToSummary(page, next);
  expect(await screen.findByRole('button', { name: analyse })).toBeEnabled();
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

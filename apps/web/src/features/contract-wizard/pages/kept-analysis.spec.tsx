import { act, screen, waitFor } from '@testing-library/react';
import type { KeptAnalysisResponse, Language } from '@pactwright/protocol';
import { resetToasts } from '../../../shared/toast/toast-store.js';
import { goToSummary, openWizard, someSteps } from '../testing/open-wizard.js';
import { aDetail, analysisOf, ANALYZE, CONTRACT_ID, optional, switchOf } from '../testing/summary-page.js';
import { WizardServer } from '../testing/wizard-server.js';

const KEPT = `POST /api/contracts/${CONTRACT_ID}/analysis`;

/** Somebody comes back to a contract whose analysis the server still has. */
async function comeBack(kept: KeptAnalysisResponse, language: Language = 'en') {
  const server = new WizardServer(someSteps)
    .on(`GET /api/contracts/${CONTRACT_ID}`, () =>
      Response.json({ id: CONTRACT_ID, answers: { freelance_type: 'design', scope_of_work: 'A logo' } }),
    )
    .on(KEPT, () => Response.json(kept))
    .on(ANALYZE, () => Response.json(analysisOf(optional)));
  const page = await openWizard(server, { address: `/contract/new?contractId=${CONTRACT_ID}`, language });
  await goToSummary(page, language === 'en' ? 'Next' : 'Toliau');
  return { ...page, server };
}

describe('the analysis after a reload', () => {
  afterEach(() => {
    localStorage.clear();
    act(() => resetToasts());
  });

  it('R-SUM-05 R-SUM-11 is there again while the contract is the same, and nothing is analysed anew', async () => {
    const { server } = await comeBack({ analysis: analysisOf(aDetail(), optional), isCurrent: true });
    expect(await switchOf('Cap what you can be held to pay')).toBeChecked();
    expect(await switchOf('Say whether you may show the work')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Analyze again' })).toBeEnabled();
    expect(server.bodiesTo(KEPT)).toEqual([
      { formData: expect.objectContaining({ scope_of_work: 'A logo' }), language: 'en' },
    ]);
    expect(server.bodiesTo(ANALYZE)).toHaveLength(0);
  });

  it.each([
    ['en', 'Analyze my answers', /The contract has changed since the last analysis/],
    ['lt', 'Analizuoti atsakymus', /Po paskutinės analizės sutartis pasikeitė/],
  ] as const)(
    'R-SUM-05 is out of date once the contract has changed, and offered anew (%s)',
    async (language, button, text) => {
      const { user } = await comeBack({ analysis: analysisOf(aDetail()), isCurrent: false }, language);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByText('Cap what you can be held to pay')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: button }));
      expect(await switchOf('Say whether you may show the work')).not.toBeChecked();
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    },
  );

  it('is not missed where there was none', async () => {
    const { server } = await comeBack({ analysis: null, isCurrent: false });
    await waitFor(() => expect(server.bodiesTo(KEPT)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Analyze my answers' })).toBeEnabled();
    expect(screen.queryByText(/since the last analysis/)).not.toBeInTheDocument();
  });
});

import { screen } from '@testing-library/react';
import { openWizard, goToSummary } from '../testing/open-wizard.js';
import { answering } from '../testing/summary-page.js';

const CAPABILITIES = 'GET /api/capabilities';

/* In the order in which they are: what is known of the model is asked once a page. */
describe('the names of what answers', () => {
  it('T-68 says nothing of AI where no model is asked', async () => {
    const server = answering();
    const page = await openWizard(server, { address: '/contract/new?type=design' });
    expect(await screen.findByRole('button', { name: 'Suggestion: Exclusions' })).toHaveTextContent(
      /^Suggestion$/,
    );
    await goToSummary(page);
    expect(await screen.findByRole('button', { name: 'Analyze my answers' })).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Check' })).toBeVisible();
    expect(screen.queryByText(/\bAI\b/)).not.toBeInTheDocument();
    expect(server.bodiesTo(CAPABILITIES)).toHaveLength(1);
  });
});

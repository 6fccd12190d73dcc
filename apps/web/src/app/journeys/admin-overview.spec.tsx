import { screen, waitFor, within } from '@testing-library/react';
import type { AdminOverviewResponse, ContractAnalyticsResponse } from '@pactwright/protocol';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';

const overview: AdminOverviewResponse = { data: { users: 1_204, contracts: 87, online: 3 } };
const analytics: ContractAnalyticsResponse['data'] = {
  byStatus: { pending_payment: 26, in_progress: 61 },
  recentActivity: [
    { id: '1', title: 'Logo', status: 'pending_payment', updatedAt: '2026-03-05T10:00:00.000Z' },
    { id: '2', title: null, status: undefined as never, updatedAt: '2026-03-04T10:00:00.000Z' },
  ],
  perDay: [
    { day: '2026-03-04', created: 5, paid: 0 },
    { day: '2026-03-05', created: 8, paid: 2 },
  ],
  medianSecondsToDownload: 380,
  downloaded: 12,
  medianSecondsToReady: 290,
  ready: 7,
};
const anAdmin = (over: Partial<ContractAnalyticsResponse['data']> = {}) =>
  new ApiStub()
    .signIn({ isAdmin: true })
    .on('GET /api/admin/overview', () => Response.json(overview))
    .on('GET /api/admin/contract-analytics', () => Response.json({ data: { ...analytics, ...over } }));
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the overview', () => {
  it('R-ADM-01 is one of the views, with the users and the questions beside it', async () => {
    anAdmin();
    await openApp('/admin');
    const views = await screen.findAllByRole('tab');
    expect(views.map((view) => view.textContent)).toEqual(
      expect.arrayContaining(['Overview', 'Users', 'Wizard config']),
    );
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Overview');
  });

  it('R-ADM-01 R-ROUTE-09 marks the view that was asked for while its code is on the way', async () => {
    anAdmin();
    const { user } = await openApp('/admin');
    await user.click(await screen.findByRole('tab', { name: 'Audit log' }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Audit log');
    expect(screen.queryByText('Total users')).toBeNull();
  });

  it('R-ADM-02 R-ADM-05 T-18 tells the totals, the charts in words, and what happened last', async () => {
    anAdmin();
    await openApp('/admin');
    const figures = await screen.findByText('Total users').then((name) => name.closest('dl'));
    expect(figures).toHaveTextContent('Total users1,204');
    expect(figures).toHaveTextContent('Total contracts87');
    expect(figures).toHaveTextContent('Online now3');
    expect(figures).toHaveTextContent('Start to download6 min 20 secMedian of 12 downloaded contracts');
    expect(figures).toHaveTextContent(
      'Start to ready to sign4 min 50 secMedian of 7 contracts downloaded with nothing left to fill in',
    );
    expect(rowsOf('Contracts by status')).toEqual([
      ['Status', 'Contracts'],
      ['in progress', '61'],
      ['pending payment', '26'],
    ]);
    expect(rowsOf('Contracts per day')).toEqual([
      ['Day (UTC)', 'Created', 'Paid'],
      ['Mar 4', '5', '0'],
      ['Mar 5', '8', '2'],
    ]);
    const [logo, untitled] = within(screen.getByRole('region', { name: 'Recent activity' })).getAllByRole(
      'listitem',
    );
    expect(logo).toHaveTextContent('Logopending paymentMar 5, 2026');
    expect(untitled).toHaveTextContent('Untitled ContractunknownMar 4, 2026');
  });

  it('R-ADM-02 names the statuses in Lithuanian', async () => {
    anAdmin();
    await openApp('/admin', { language: 'lt' });
    await screen.findByText('Iš viso naudotojų');
    expect(rowsOf('Sutartys pagal būseną').slice(1)).toEqual([
      ['Juodraštis', '61'],
      ['Mokėjimas pradėtas', '26'],
    ]);
  });

  it('T-18 is as high as its bars: a single status is one bar and no wall', async () => {
    const heightOf = async (byStatus: ContractAnalyticsResponse['data']['byStatus']) => {
      anAdmin({ byStatus });
      const { unmount } = await openApp('/admin');
      const figure = await screen.findByRole('region', { name: 'Contracts by status' });
      const { height } = getComputedStyle(figure.querySelector('[aria-hidden]') ?? figure);
      unmount();
      return Number.parseInt(height);
    };
    const one = await heightOf({ in_progress: 61 });
    const two = await heightOf({ in_progress: 61, pending_payment: 26 });
    expect(one).toBeGreaterThan(0);
    expect(one).toBeLessThan(120);
    expect(two).toBeGreaterThan(one);
  });

  it('asks for another period when one is chosen, and keeps it in the address', async () => {
    const api = anAdmin();
    const { user, router } = await openApp('/admin');
    await user.click(await screen.findByRole('button', { name: '90 days' }));
    await waitFor(() =>
      expect(
        api.callsTo('GET /api/admin/contract-analytics').map(({ search }) => search.get('days')),
      ).toEqual(['30', '90']),
    );
    expect(router.state.location.search).toBe('?tab=overview&days=90');
    expect(screen.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says so while there is nothing to draw', async () => {
    anAdmin({
      byStatus: {},
      recentActivity: [],
      perDay: [],
      medianSecondsToDownload: null,
      downloaded: 0,
      medianSecondsToReady: null,
      ready: 0,
    });
    await openApp('/admin');
    expect(await screen.findByText(/Nobody has begun a contract yet/)).toBeVisible();
    expect(screen.getByText('Nothing has been downloaded yet')).toBeVisible();
    expect(screen.getByText('None has been downloaded with nothing left to fill in yet')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('offers to try again when the figures could not be had', async () => {
    const api = anAdmin().on('GET /api/admin/overview', () => refusal(503, {}));
    const { user } = await openApp('/admin');
    await screen.findByText('The figures could not be loaded. Please try again.');
    api.on('GET /api/admin/overview', () => Response.json(overview));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1,204')).toBeVisible();
  });
});

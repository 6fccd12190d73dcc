import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { ApiStub } from '../../testing/api-stub.js';
import { openApp } from '../../testing/open-app.js';
import { easeOut } from './model/use-count-up.js';
import { sampleContract } from './model/sample-contract.js';
import { TEMPLATES } from './model/templates.js';

afterEach(() => {
  jest.useRealTimers();
});

describe('the home page', () => {
  it('R-HOME-01 R-HOME-02 opens for everyone with the marketing lines as title and subtitle', async () => {
    new ApiStub();
    await openApp('/');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Perfect Contract in 5 Minutes' }),
    ).toBeVisible();
    expect(screen.getByText('The #1 AI Contract Creator Trusted by Professionals')).toBeVisible();
  });

  it('R-HOME-04 leads to the wizard and to the check', async () => {
    new ApiStub();
    await openApp('/');
    expect(await screen.findByRole('link', { name: 'Create a new contract' })).toHaveAttribute(
      'href',
      '/contract/new',
    );
    expect(screen.getByRole('link', { name: 'Upload for checking' })).toHaveAttribute(
      'href',
      '/contract/analyze',
    );
  });

  it('R-HOME-03 T-39 counts to 12358 in two seconds, fast first, and says whose figure it is', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    new ApiStub();
    await openApp('/');
    const counter = await screen.findByTestId('contracts-counter');
    act(() => jest.advanceTimersByTime(1_000));
    const halfway = Number(counter.textContent?.replace(/\D/g, ''));
    expect(halfway).toBeGreaterThan(12_358 / 2);
    expect(halfway).toBeLessThan(12_358);
    act(() => jest.advanceTimersByTime(1_100));
    expect(counter).toHaveTextContent('12,358');
    act(() => jest.advanceTimersByTime(2_000));
    expect(counter).toHaveTextContent('12,358');
    expect(screen.getByText(/supplied by the operator/)).toBeVisible();
  });

  it('R-HOME-03 eases out: starts at 0, ends at 1, slows down', () => {
    expect(easeOut(0)).toBe(0);
    expect(easeOut(1)).toBe(1);
    expect(easeOut(0.25) - easeOut(0)).toBeGreaterThan(easeOut(1) - easeOut(0.75));
  });

  it('R-HOME-05 lists exactly six templates, each with title, two sentences and the wizard of its type', async () => {
    new ApiStub();
    await openApp('/');
    const list = within(await screen.findByRole('region', { name: 'Start from the kind of work' }));
    const items = list.getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'General freelance',
      'Consulting agreements',
      'Design contracts',
      'Marketing contracts',
      'Web development contracts',
      'Copywriting contracts',
    ]);
    for (const [at, item] of items.entries()) {
      expect(within(item).getByRole('link')).toHaveAttribute('href', `/contract/new?type=${TEMPLATES[at]}`);
      expect(item.querySelector(':scope > div:last-child p')?.textContent?.match(/\.(\s|$)/g)).toHaveLength(
        2,
      );
    }
  });

  it('draws real first pages beside the words and hides them from assistive technology', async () => {
    new ApiStub();
    await openApp('/');
    const sheets = await screen.findAllByTestId('contract-sheet');
    expect(sheets).toHaveLength(TEMPLATES.length + 1);
    for (const sheet of sheets) expect(sheet.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});

describe(sampleContract.name, () => {
  const words = {
    scope: 'Writing eight articles',
    deliverables: 'Eight articles',
    details: { 'client.name': 'Rugys' } as const,
  };

  it('fills the gaps that it has words for and no others', () => {
    const document = sampleContract('copywriting', words, 'en', new Date(2026, 0, 15));
    const text = JSON.stringify(document).replaceAll('\u00a0', ' ');
    expect(text).toContain('Writing eight articles');
    expect(text).toContain('15 January 2026');
    expect(text).toContain('Rugys');
    expect(text).toContain('"name":"provider.name"');
    expect(JSON.stringify(document.parties)).not.toContain('"name":"client.name"');
  });
});

import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiStub } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';
import { TEMPLATES } from '../../features/home/model/templates.js';

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

  it('draws a real first page beside the words and hides it from assistive technology', async () => {
    new ApiStub();
    await openApp('/');
    const sheet = await screen.findByTestId('contract-sheet');
    expect(sheet.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('R-HOME-05 draws every kind of work by a picture of its own', async () => {
    new ApiStub();
    await openApp('/');
    const list = await screen.findByRole('region', { name: 'Start from the kind of work' });
    const figures = () =>
      [...list.querySelectorAll('li svg[aria-hidden="true"]')].map(({ innerHTML }) => innerHTML);
    await waitFor(() => expect(figures().every((figure) => figure.includes('path'))).toBe(true));
    const drawn = figures();
    expect(drawn).toHaveLength(TEMPLATES.length);
    expect(new Set(drawn).size).toBe(TEMPLATES.length);
    expect(drawn.join('')).not.toMatch(/href|url\(/);
  });

  it.each([
    ['en', /^Our Services/],
    ['lt', /^Mūsų paslaugos/],
  ] as const)('R-LEGAL-07 leads to the services (%s)', async (language, name) => {
    new ApiStub();
    await openApp('/', { language });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/services');
  });

  it.each([
    [
      'en',
      'How it works',
      'Answer plain questions',
      'Names stay with you',
      '$8 for one contract, or $5 a month for 4',
    ],
    [
      'lt',
      'Kaip tai veikia',
      'Atsakykite į paprastus klausimus',
      'Vardai lieka pas jus',
      /^8\s\$ už vieną sutartį arba 5\s\$ per mėnesį už 4 sutartis$/,
    ],
  ] as const)(
    'says in %s how it works, what is known of the reader, what it costs and that the money comes back',
    async (language, title, firstStep, data, price) => {
      new ApiStub();
      await openApp('/', { language });
      const how = within(await screen.findByRole('region', { name: title }));
      expect(how.getAllByRole('listitem')).toHaveLength(3);
      expect(how.getByRole('heading', { level: 3, name: `1. ${firstStep}` })).toBeVisible();
      expect(screen.getByRole('heading', { level: 3, name: data })).toBeVisible();
      expect(screen.getByRole('heading', { level: 3, name: price })).toBeVisible();
      expect(
        screen.getByRole('heading', { level: 3, name: /^7[ -]d.*(money-back|grąžinimo)/ }),
      ).toBeVisible();
    },
  );

  it('answers six questions, one at a time or all at once', async () => {
    new ApiStub();
    const { user } = await openApp('/');
    const questions = within(await screen.findByRole('region', { name: 'Questions worth asking' }));
    expect(questions.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    const answer = questions.getByText(/have a legal professional review it/);
    expect(answer).not.toBeVisible();
    await user.click(questions.getByText('Is this legal advice?'));
    expect(answer).toBeVisible();
  });
});

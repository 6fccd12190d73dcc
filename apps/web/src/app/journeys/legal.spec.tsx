import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { ApiStub } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';

/* A legal text is long, and every look for a role reads all of it. */
const footer = () => within(screen.getByRole('contentinfo'));

beforeEach(() => {
  new ApiStub();
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the legal pages', () => {
  it.each([
    ['R-LEGAL-01', '/privacy', 'Privacy Policy', 'Privatumo politika', 10],
    ['R-LEGAL-02', '/terms', 'Terms of Service', 'Paslaugų teikimo sąlygos', 13],
    ['R-LEGAL-03', '/refund', 'Refund Policy', 'Pinigų grąžinimo tvarka', 7],
  ] as const)(
    '%s shows %s in the language of the reader',
    async (_, address, english, lithuanian, sections) => {
      await openApp(address);
      expect(await screen.findByRole('heading', { level: 1, name: english })).toBeVisible();
      const headings = screen.getByRole('main').querySelectorAll('article h2, h2[id]');
      expect(headings).toHaveLength(sections);
      await waitFor(() => expect(document.title).toContain(english));
      await act(() => i18next.changeLanguage('lt'));
      expect(await screen.findByRole('heading', { level: 1, name: lithuanian })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Kontaktai' })).toBeVisible());
    },
  );

  it('R-LEGAL-01 R-SHELL-10 leads from the footer to the cookies', async () => {
    const { user, router } = await openApp('/nowhere');
    await user.click(await footer().findByRole('link', { name: 'Cookie Policy' }));
    const heading = await screen.findByRole('heading', { name: 'Cookies and storage in your browser' });
    expect(router.state.location.hash).toBe('#cookies');
    expect(heading.id).toBe('cookies');
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('R-LEGAL-01 goes to the section that the table of contents names', async () => {
    const { user, router } = await openApp('/privacy');
    const [contents] = await screen.findAllByRole('navigation', { name: 'On this page' });
    await user.click(within(contents as HTMLElement).getByRole('link', { name: 'Security' }));
    expect(router.state.location.hash).toBe('#security');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Security' })).toHaveFocus());
  });

  it('R-LEGAL-04 says that the operator is still to be named', async () => {
    await openApp('/terms');
    expect(await screen.findByRole('note')).toHaveTextContent(/not set up for the public yet/);
    expect(screen.getAllByText(/\[company name\]/)).not.toHaveLength(0);
    expect(screen.getByRole('main').textContent).not.toContain('{{');
  });
});

describe('the pages about the company', () => {
  it('R-LEGAL-07 lists the services, each with a way into the wizard', async () => {
    await openApp('/services');
    await screen.findByRole('heading', { level: 1, name: 'Our Services' });
    const titles = screen.getByRole('main').querySelectorAll('section h2');
    expect([...titles].map(({ textContent }) => textContent)).toEqual([
      'Web development',
      'Content writing',
      'Design',
      'Marketing',
    ]);
    for (const [name, type] of [
      ['web development', 'web_development'],
      ['content writing', 'copywriting'],
      ['design', 'design'],
      ['marketing', 'marketing'],
    ])
      expect(screen.getByRole('link', { name: `Start a ${name} contract` })).toHaveAttribute(
        'href',
        `/contract/new?type=${type}`,
      );
  });

  it('R-LEGAL-07 lists them in Lithuanian', async () => {
    await openApp('/services', { language: 'lt' });
    for (const name of ['Svetainių kūrimas', 'Tekstų kūrimas', 'Dizainas', 'Rinkodara'])
      expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    expect(screen.getAllByRole('heading', { name: 'Dėl ko sutartyje reikia susitarti' })).toHaveLength(4);
  });

  it.each([
    ['en', 'Our mission', 'What we hold to', /We are not a law firm/],
    ['lt', 'Mūsų misija', 'Ko laikomės', /Nesame advokatų kontora/],
  ] as const)('R-LEGAL-08 shows mission and values (%s)', async (language, mission, values, honest) => {
    await openApp('/about', { language });
    expect(await screen.findByRole('heading', { name: mission })).toBeVisible();
    expect(screen.getByRole('heading', { name: values })).toBeVisible();
    expect(screen.getByText(honest)).toBeVisible();
  });

  it.each([
    ['en', 'How right the check is', 'Contracts in English', /^Of \d+ problems? it found \d+\.$/, / of /],
    [
      ...['lt', 'Kiek galima pasitikėti patikra', 'Sutartys lietuvių kalba'],
      ...[/^Iš \d+ problem(os|ų) patikra rado \d+\.$/, / iš /],
    ],
  ] as const)(
    'R-LEGAL-08 says how right the check is, in words and in tables (%s)',
    async (language, title, table, sentence, share) => {
      await openApp('/accuracy', { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getAllByText(sentence)).toHaveLength(2);
      const rows = within(screen.getByRole('table', { name: table })).getAllByRole('row');
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows.slice(1)) expect(within(row).getAllByText(share)).toHaveLength(5);
      expect(screen.getByRole('main').textContent).not.toContain('{{');
    },
  );

  it.each([
    [
      'en',
      'In contracts that people use',
      /^Of (\d+) points in \d+ contracts, (\d+) were right, (\d+) arguable and (\d+) wrong\./,
    ],
    [
      'lt',
      'Sutartyse, kurias žmonės iš tikrųjų naudoja',
      /^Pastabų – (\d+) \(sutarčių – \d+\): teisingų (\d+), ginčytinų (\d+), klaidingų (\d+)\./,
    ],
  ] as const)(
    'R-LEGAL-08 says how right the check is on contracts in use (%s)',
    async (language, title, reading) => {
      await openApp('/accuracy', { language });
      const section = await screen.findByRole('region', { name: title });
      const readings = within(section).getAllByRole('listitem');
      expect(readings.length).toBeGreaterThan(1);
      for (const { textContent } of readings) {
        const [, findings, ...parts] = reading.exec(textContent)?.map(Number) ?? [];
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(findings);
      }
    },
  );
});

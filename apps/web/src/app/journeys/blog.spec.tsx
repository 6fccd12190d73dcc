import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { matchRoutes } from 'react-router-dom';
import { LANGUAGES } from '@pactwright/protocol';
import { ARTICLES } from '../../features/blog/model/articles.js';
import { documents } from '../../features/blog/model/documents.js';
import { paths } from '../../shared/paths.js';
import { ApiStub } from '../../shared/testing/api-stub.js';
import { routes } from '../router.js';
import { openApp } from '../testing/open-app.js';

beforeEach(() => {
  new ApiStub();
});

describe('the blog', () => {
  it('R-BLOG-01 R-ROUTE-07 lists six cards, the latest first, each with title, date, excerpt and link', async () => {
    await openApp('/blog');
    await screen.findByRole('heading', { level: 1, name: 'Blog: contracts in plain words' });
    const cards = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByText(/December \d+, 2024/).textContent)).toEqual(
      [24, 23, 22, 21, 20, 19].map((day) => `December ${day}, 2024`),
    );
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
      ARTICLES.map(({ slug }) => `/blog/${slug}`),
    );
    const [first] = cards;
    expect(within(first as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(
      'A freelance contract in Lithuania: what to write in it',
    );
    expect(within(first as HTMLElement).getByText(/^Form, language, parties, invoices/)).toBeVisible();
  });

  it('R-BLOG-01 dates the cards as a Lithuanian reader does', async () => {
    await openApp('/blog', { language: 'lt' });
    expect(await screen.findByText('2024 m. gruodžio 24 d.')).toHaveAttribute('datetime', '2024-12-24');
  });

  it('R-BLOG-02 opens an article from its card: title, date, reading time and text', async () => {
    const { user } = await openApp('/blog');
    await user.click(await screen.findByRole('link', { name: 'How to end a contract on good terms' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'How to end a contract on good terms' }),
    ).toHaveFocus();
    expect(screen.getByText(/8 min read/)).toHaveTextContent('December 22, 2024');
    expect(screen.getByRole('heading', { level: 2, name: 'The kill fee' })).toBeVisible();
    expect(screen.getByText(/It is not legal advice/)).toBeVisible();
    expect(document.title).toContain('How to end a contract on good terms');
  });

  it('R-BLOG-02 brings the other text when the reader changes the language, and stays', async () => {
    const { router } = await openApp('/blog/ending-a-contract');
    await screen.findByRole('heading', { level: 2, name: 'The kill fee' });
    await act(() => i18next.changeLanguage('lt'));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Kompensacija už sutarties nutraukimą' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'The kill fee' })).toBeNull());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kaip sutartį baigti gražiuoju');
    expect(router.state.location.pathname).toBe('/blog/ending-a-contract');
  });

  it('R-BLOG-02 lists the parts of the article and leads on: the check or the wizard, and three others', async () => {
    await openApp('/blog/red-flags-before-signing');
    /* Beside the text where there is room, folded above it where there is not. */
    const places = await screen.findAllByRole('navigation', { name: 'In this article', hidden: true });
    expect(places).toHaveLength(2);
    for (const place of places) {
      expect(within(place).getByRole('link', { name: 'How to ask', hidden: true })).toHaveAttribute(
        'href',
        '/blog/red-flags-before-signing#how-to-ask',
      );
    }
    expect(screen.getByRole('link', { name: 'Check a contract' })).toHaveAttribute('href', paths.analyze);
    const next = within(screen.getByRole('region', { name: 'Read next' }));
    expect(next.getAllByRole('listitem')).toHaveLength(3);
  });

  it.each([
    ['en', 'Article not found', 'Go to the blog'],
    ['lt', 'Straipsnis nerastas', 'Eiti į tinklaraštį'],
  ] as const)(
    'R-BLOG-03 says 404 in %s where no article has the address, and leads back',
    async (...given) => {
      const [language, title, back] = given;
      await openApp('/blog/no-such-thing', { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByText('404')).toBeVisible();
      expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
      expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/blog');
    },
  );

  it.each(ARTICLES)('R-BLOG-02 points only to pages that exist from "$slug"', async ({ slug }) => {
    for (const language of LANGUAGES) {
      const { default: article } = await documents[slug][language]();
      const addresses = [...article.html.matchAll(/<a href="([^"]+)"/g)].map(([, address]) =>
        String(address),
      );
      expect(addresses.length).toBeGreaterThanOrEqual(3);
      for (const address of addresses) {
        const match = matchRoutes(routes, new URL(address, 'http://localhost').pathname)?.at(-1);
        expect([address, match?.route.path]).not.toEqual([address, '*']);
        const read = match?.params['slug'];
        if (read !== undefined) expect(ARTICLES.map((article) => article.slug)).toContain(read);
        expect(read).not.toBe(slug);
      }
    }
  });
});

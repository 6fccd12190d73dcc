import { headTags, type HeadTag } from './head-tags.js';

const head = { title: 'Check a contract', description: 'Upload it.' };
const place = {
  origin: 'https://pactwright.example',
  pathname: '/contract/analyze',
  isPublic: true,
} as const;

const find = (tags: readonly HeadTag[], attribute: string, value: string) =>
  tags.filter(({ attributes }) => attributes?.[attribute] === value).map(({ attributes }) => attributes);
const property = (tags: readonly HeadTag[], name: string) => find(tags, 'property', name)[0]?.['content'];

describe(headTags.name, () => {
  it('names the page and the product in the title', () => {
    const [title] = headTags(head, { ...place, language: 'en' });
    expect(title).toEqual({ tag: 'title', content: 'Check a contract – Pactwright' });
  });

  it.each([
    ['en', 'https://pactwright.example/contract/analyze', 'en_US'],
    ['lt', 'https://pactwright.example/contract/analyze?lng=lt', 'lt_LT'],
  ] as const)(
    'says where the %s page lives and where the same page is in each language',
    (language, address, locale) => {
      const tags = headTags(head, { ...place, language });
      expect(find(tags, 'rel', 'canonical')).toEqual([{ rel: 'canonical', href: address }]);
      expect(find(tags, 'rel', 'alternate').map((link) => [link?.['hreflang'], link?.['href']])).toEqual([
        ['en', 'https://pactwright.example/contract/analyze'],
        ['lt', 'https://pactwright.example/contract/analyze?lng=lt'],
        ['x-default', 'https://pactwright.example/contract/analyze'],
      ]);
      expect(property(tags, 'og:url')).toBe(address);
      expect(property(tags, 'og:locale')).toBe(locale);
      expect(property(tags, 'og:image')).toBe(
        `https://pactwright.example/og/contract-analyze.${language}.png`,
      );
    },
  );

  it('keeps search engines away from pages that are nobody else’s business', () => {
    const tags = headTags(head, { ...place, pathname: '/profile', language: 'en', isPublic: false });
    expect(find(tags, 'name', 'robots')).toEqual([{ name: 'robots', content: 'noindex' }]);
    expect(find(tags, 'rel', 'canonical')).toEqual([]);
  });
});

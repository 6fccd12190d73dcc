import { LANGUAGES } from '@pactwright/protocol';
import { resources } from '../../../shared/i18n/resources.js';
import { ARTICLES } from './articles.js';
import { documents } from './documents.js';
import { formatDay } from '../../../shared/format/format-day.js';
import { countWords, readingMinutes } from './reading.js';

const FEWEST_WORDS = 900;

const documentsOf = async (slug: (typeof ARTICLES)[number]['slug']) => {
  const [en, lt] = await Promise.all(
    LANGUAGES.map(async (language) => (await documents[slug][language]()).default),
  );
  if (!en || !lt) throw new Error(`"${slug}" is not there in both languages.`);
  return { en, lt };
};

/** What a text is built of, whatever its language: headings with their anchors, tables, lists and quotations. */
const skeletonOf = (html: string) =>
  html.match(/<(?:h[1-6](?: id="[a-z-]+")?|table|tr|ul|ol|li|blockquote[^>]*)>/g);
const addressesIn = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, address]) => address);

describe('the articles', () => {
  it('R-BLOG-01 are six, one for each day from 24 back to 19 December 2024', () => {
    expect(ARTICLES.map(({ published }) => published)).toEqual([
      '2024-12-24',
      '2024-12-23',
      '2024-12-22',
      '2024-12-21',
      '2024-12-20',
      '2024-12-19',
    ]);
    expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(6);
  });

  it('lead to three others each', () => {
    for (const { slug, related } of ARTICLES) {
      expect(new Set(related).size).toBe(3);
      expect(related).not.toContain(slug);
    }
  });

  it.each(ARTICLES)(
    'R-BLOG-02 "$slug" is an article of 900 words or more in both languages',
    async ({ slug }) => {
      const { en, lt } = await documentsOf(slug);
      expect(countWords(en.html)).toBeGreaterThanOrEqual(FEWEST_WORDS);
      expect(countWords(lt.html)).toBeGreaterThanOrEqual(FEWEST_WORDS);
    },
  );

  it.each(ARTICLES)(
    'R-BLOG-02 "$slug" has the same parts, anchors and links in both languages',
    async ({ slug }) => {
      const { en, lt } = await documentsOf(slug);
      expect(skeletonOf(lt.html)).toEqual(skeletonOf(en.html));
      expect(lt.sections.map(({ id }) => id)).toEqual(en.sections.map(({ id }) => id));
      expect(en.sections.length).toBeGreaterThanOrEqual(5);
      expect(addressesIn(lt.html).toSorted()).toEqual(addressesIn(en.html).toSorted());
    },
  );

  it.each(ARTICLES)('"$slug" speaks its language with the marks of that language', async ({ slug }) => {
    const { en, lt } = await documentsOf(slug);
    const text = (html: string) => html.replace(/<[^>]*>/g, ' ');
    expect(text(lt.html)).not.toMatch(/&quot;|["“][\p{L}]/u);
    expect(text(lt.html).match(/„/g)?.length).toBe(text(lt.html).match(/“/g)?.length);
    expect(text(en.html)).not.toMatch(/&quot;|&#39;|["']/);
    expect(resources.lt.blog.articles[slug].title).not.toBe(resources.en.blog.articles[slug].title);
  });
});

describe(readingMinutes.name, () => {
  it('counts words, not tags, and rounds up', () => {
    const html = `<p class="a b c">${'žodis '.repeat(201)}</p>`;
    expect(countWords(html)).toBe(201);
    expect(readingMinutes(html)).toBe(2);
  });
});

describe(formatDay.name, () => {
  it('R-BLOG-01 writes the day as the reader does', () => {
    expect(formatDay('2024-12-19', 'en')).toBe('December 19, 2024');
    expect(formatDay('2024-12-19', 'lt')).toBe('2024 m. gruodžio 19 d.');
  });
});

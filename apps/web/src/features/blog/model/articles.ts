/** What is known of an article beside its texts; the titles stand in the catalogue, the article itself in `articles/`. */
export interface Article {
  readonly slug: ArticleSlug;
  /** The day of publication, YYYY-MM-DD. */
  readonly published: string;
  /** What to read next. */
  readonly related: readonly [ArticleSlug, ArticleSlug, ArticleSlug];
  /** What the reader may want to do now: write a contract, or have one checked. */
  readonly action: 'create' | 'check';
}

export type ArticleSlug =
  | 'scope-and-change-requests'
  | 'payment-terms-and-late-interest'
  | 'who-owns-the-work'
  | 'ending-a-contract'
  | 'red-flags-before-signing'
  | 'freelance-contracts-in-lithuania';

/** The latest first. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'freelance-contracts-in-lithuania',
    published: '2024-12-24',
    related: ['red-flags-before-signing', 'ending-a-contract', 'payment-terms-and-late-interest'],
    action: 'create',
  },
  {
    slug: 'red-flags-before-signing',
    published: '2024-12-23',
    related: ['ending-a-contract', 'who-owns-the-work', 'scope-and-change-requests'],
    action: 'check',
  },
  {
    slug: 'ending-a-contract',
    published: '2024-12-22',
    related: ['red-flags-before-signing', 'payment-terms-and-late-interest', 'scope-and-change-requests'],
    action: 'create',
  },
  {
    slug: 'who-owns-the-work',
    published: '2024-12-21',
    related: ['freelance-contracts-in-lithuania', 'red-flags-before-signing', 'ending-a-contract'],
    action: 'check',
  },
  {
    slug: 'payment-terms-and-late-interest',
    published: '2024-12-20',
    related: ['freelance-contracts-in-lithuania', 'ending-a-contract', 'scope-and-change-requests'],
    action: 'create',
  },
  {
    slug: 'scope-and-change-requests',
    published: '2024-12-19',
    related: ['red-flags-before-signing', 'who-owns-the-work', 'payment-terms-and-late-interest'],
    action: 'create',
  },
];

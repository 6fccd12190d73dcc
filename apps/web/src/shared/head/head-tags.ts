import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, LANGUAGES, type Language } from '@pactwright/protocol';

export const PRODUCT_NAME = 'Pactwright';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', lt: 'lt_LT' };

export interface PageHead {
  readonly title: string;
  /** One or two sentences for search results and shared links. */
  readonly description?: string | undefined;
  readonly type?: 'website' | 'article';
  /** Nothing has this address, though others like it are public. */
  readonly isMissing?: boolean;
  /** schema.org objects: what a machine may know about the page. */
  readonly structuredData?: (page: PageAddress) => readonly object[];
}

interface PageAddress {
  readonly origin: string;
  readonly address: string;
  /** Address of the picture that stands for the page. */
  readonly picture: string;
  readonly language: Language;
}

interface PagePlace {
  readonly origin: string;
  readonly pathname: string;
  readonly language: Language;
  /** Whether search engines should know the page. */
  readonly isPublic: boolean;
}

export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content?: string;
}

/** English is the page's plain address, every other language is named. */
export const addressIn = (language: Language, { origin, pathname }: { origin: string; pathname: string }) =>
  `${origin}${pathname}${language === DEFAULT_LANGUAGE ? '' : `?${LANGUAGE_PARAMETER}=${language}`}`;

/** The picture that a shared link to the page shows. */
export const pictureOf = (pathname: string, language: Language) =>
  `/og/${pathname.slice(1).replaceAll('/', '-') || 'home'}.${language}.png`;

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const openGraph = (property: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: `og:${property}`, content },
});
const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({ tag: 'link', attributes });

function shared(head: PageHead, place: PagePlace): HeadTag[] {
  const { origin, language } = place;
  const address = addressIn(language, place);
  const picture = origin + pictureOf(place.pathname, language);
  return [
    link({ rel: 'canonical', href: address }),
    ...LANGUAGES.map((language) =>
      link({ rel: 'alternate', hreflang: language, href: addressIn(language, place) }),
    ),
    link({ rel: 'alternate', hreflang: 'x-default', href: addressIn(DEFAULT_LANGUAGE, place) }),
    openGraph('site_name', PRODUCT_NAME),
    openGraph('type', head.type ?? 'website'),
    openGraph('title', head.title),
    ...(head.description ? [openGraph('description', head.description)] : []),
    openGraph('url', address),
    openGraph('image', picture),
    openGraph('image:width', '1200'),
    openGraph('image:height', '630'),
    openGraph('image:alt', head.title),
    openGraph('locale', LOCALES[place.language]),
    ...LANGUAGES.filter((language) => language !== place.language).map((language) =>
      openGraph('locale:alternate', LOCALES[language]),
    ),
    meta('twitter:card', 'summary_large_image'),
    ...(head.structuredData?.({ origin, address, picture, language }) ?? []).map((data): HeadTag => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      content: JSON.stringify({ '@context': 'https://schema.org', ...data }),
    })),
  ];
}

/** Everything in the head that differs from page to page. */
export function headTags(head: PageHead, place: PagePlace): HeadTag[] {
  const title = head.title === PRODUCT_NAME ? head.title : `${head.title} – ${PRODUCT_NAME}`;
  return [
    { tag: 'title', content: title },
    ...(head.description ? [meta('description', head.description)] : []),
    link({ rel: 'manifest', href: `/manifest.${place.language}.webmanifest` }),
    ...(place.isPublic && !head.isMissing ? shared(head, place) : [meta('robots', 'noindex')]),
  ];
}

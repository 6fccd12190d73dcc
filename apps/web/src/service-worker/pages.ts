import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, LANGUAGES, type Language } from '@pactwright/protocol';

/** Kept from the first visit on, in both languages. */
const KEPT_PAGES = ['/', '/contract/new', '/contract/analyze'] as const;

/** An address whose page the build does not make: its file is the empty frame that stands for any page. */
const FRAME_ADDRESS = '/contracts';

/** Pages about the product: the same for everybody, and named in no way that tells whose they are. */
const PUBLIC_PAGE = /^\/(?:|services|about|accuracy|blog(?:\/[\w-]+)?|privacy|terms|refund)$/;

const inLanguage = (pathname: string, language: Language): string =>
  `${pathname}?${LANGUAGE_PARAMETER}=${language}`;

export const pagesToKeep = (): string[] =>
  LANGUAGES.flatMap((language) =>
    [...KEPT_PAGES, FRAME_ADDRESS].map((pathname) => inLanguage(pathname, language)),
  );

const withoutSlash = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The kept page that answers an address when the network does not. */
export function fallbackPage(pathname: string, language: Language): string {
  const page = KEPT_PAGES.find((kept) => kept === withoutSlash(pathname));
  return inLanguage(page ?? FRAME_ADDRESS, language);
}

/** Whether a page that was looked at may be kept: never one with an id in its address or anything personal. */
export const mayKeepPage = ({ pathname }: URL): boolean => PUBLIC_PAGE.test(withoutSlash(pathname));

/** The language of an address, else the one that the page has noted. */
export function languageOf({ searchParams }: URL, noted: string | undefined): Language {
  const wanted = searchParams.get(LANGUAGE_PARAMETER) ?? noted;
  return LANGUAGES.find((language) => language === wanted) ?? DEFAULT_LANGUAGE;
}

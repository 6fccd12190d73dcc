import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';
import { DEFAULT_LANGUAGE, LANGUAGES, LANGUAGE_COOKIE, type Language } from '@pactwright/protocol';

/** The caller's language by T-60: the language cookie, else Accept-Language, else the profile's, else English. */
export function callerLanguage(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  preferred: Language | null | undefined,
): Language {
  return known(cookie) ?? firstAccepted(acceptLanguage) ?? preferred ?? DEFAULT_LANGUAGE;
}

/** For a caller of whom nothing else is known. */
export const requestLanguage = ({ headers }: IncomingMessage): Language =>
  callerLanguage(parseCookie(headers.cookie ?? '')[LANGUAGE_COOKIE], headers['accept-language'], undefined);

function known(tag: string | undefined): Language | undefined {
  const base = tag?.trim().toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === base);
}

function firstAccepted(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  const ranked = header
    .split(',')
    .slice(0, 20)
    .map((entry) => {
      const [tag, ...parameters] = entry.split(';');
      const quality = parameters
        .map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1])
        .find((each) => each !== undefined);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of ranked) {
    const match = known(tag);
    if (match) return match;
  }
  return undefined;
}

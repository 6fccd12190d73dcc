import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
} from '@pactwright/protocol';

interface PageRequest {
  /** The address as asked for, with its query. */
  readonly url: string;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** The language of a page, by the same rules as in the browser (R-I18N-02), as far as a server can tell. */
export function pageLanguage({ url, cookie, acceptLanguage }: PageRequest): Language {
  const query = new URLSearchParams(url.split('?', 2)[1] ?? '');
  return (
    toLanguage(query.get(LANGUAGE_PARAMETER)) ??
    toLanguage(cookieValue(cookie)) ??
    accepted(acceptLanguage) ??
    DEFAULT_LANGUAGE
  );
}

const toLanguage = (tag: string | null | undefined): Language | undefined => {
  const name = tag?.split('-')[0]?.toLowerCase();
  return LANGUAGES.find((language) => language === name);
};

const cookieValue = (cookie: string | undefined): string | undefined =>
  cookie
    ?.split(/;\s*/)
    .find((entry) => entry.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1);

/** The first language of ours among those that the browser asks for, the most wanted first. */
function accepted(header: string | undefined): Language | undefined {
  const wanted = (header ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.trim().split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  return wanted
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => toLanguage(tag))
    .find((language) => language !== undefined);
}

/**
 * @param {readonly string[]} pages
 * @param {readonly string[]} languages
 * @param {(language: string, pathname: string) => string} addressOf
 */
export function sitemap(pages, languages, addressOf) {
  const entries = pages.flatMap((page) => {
    const alternates = [
      ...languages.map((language) => [language, addressOf(language, page)]),
      ['x-default', addressOf('en', page)],
    ].map(([name, address]) => `    <xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>\n`);
    return languages.map(
      (language) => `  <url>\n    <loc>${addressOf(language, page)}</loc>\n${alternates.join('')}  </url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}

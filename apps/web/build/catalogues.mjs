import { readFileSync } from 'node:fs';

const CATALOGUE = /\/i18n\/catalogues\/(?<language>[a-z]+)\/[\w-]+\.json$/;
const ORIGINAL = 'en';

/**
 * @param {Record<string, unknown>} original
 * @param {Record<string, unknown>} translated
 * @returns {Record<string, unknown>} the translation with the original in its gaps
 */
export function complete(original, translated) {
  const gaps = Object.entries(original).map(([key, text]) => {
    const found = translated[key];
    if (typeof text === 'object' && text !== null && typeof found === 'object' && found !== null)
      return [
        key,
        complete(
          /** @type {Record<string, unknown>} */ (text),
          /** @type {Record<string, unknown>} */ (found),
        ),
      ];
    return [key, found ?? text];
  });
  return { ...translated, ...Object.fromEntries(gaps) };
}

/**
 * Puts the English text where a translation lacks one, so that a browser fetches one language and the fallback still holds (R-I18N-01).
 * @returns {import('vite').Plugin}
 */
export const catalogues = () => ({
  name: 'catalogues',
  enforce: 'pre',
  transform(source, id) {
    const language = CATALOGUE.exec(id)?.groups?.['language'];
    if (!language || language === ORIGINAL) return undefined;
    const original = readFileSync(id.replace(`/catalogues/${language}/`, `/catalogues/${ORIGINAL}/`), 'utf8');
    return { code: JSON.stringify(complete(JSON.parse(original), JSON.parse(source))), map: null };
  },
});

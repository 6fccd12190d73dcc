import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const FONTS = ['@fontsource-variable/inter', '@fontsource-variable/source-serif-4'];

/**
 * Lays the licence of the typefaces beside them, as it asks.
 * @returns {import('vite').Plugin}
 */
export const fontLicences = () => ({
  name: 'font-licences',
  apply: 'build',
  generateBundle() {
    const texts = FONTS.map(
      (font) => `${font}\n\n${readFileSync(resolve(`${font}/LICENSE`), 'utf8').trim()}\n`,
    );
    this.emitFile({ type: 'asset', fileName: 'fonts-licence.txt', source: texts.join('\n\n') });
  },
});

import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/* The theme has one colour scheme, known at build, and buttons without ripples (theme/components/buttons.ts). */
const UNUSED = [
  'styles/createThemeWithVars.mjs',
  'styles/ThemeProviderWithVars.mjs',
  'ButtonBase/TouchRipple.mjs',
].map((file) => path.join(path.dirname(resolve('@mui/material/package.json')), file));

/* What gives a component that Emotion has wrapped by `withTheme` the static members of the one inside; nothing here is wrapped so. */
const UNUSED_PACKAGES = ['hoist-non-react-statics'];

/* What each of these would be styled by without a theme around it; ours is around every page, and making one takes long. */
const DEFAULT_THEME = /(?<=^(?:export )?const (?:systemDefaultTheme|defaultTheme) = )createTheme\(\)(?=;$)/m;
const DEFAULT_THEMES = [
  'material/Box/Box.mjs',
  'material/styles/defaultTheme.mjs',
  'system/Container/createContainer.mjs',
  'system/Stack/createStack.mjs',
  'system/createStyled/createStyled.mjs',
  'system/useTheme/useTheme.mjs',
].map((file) => path.join(path.dirname(resolve('@mui/material/package.json')), '..', file));

const PREFIX = '\0left-out:';

/**
 * Leaves out of the app what Material UI and Emotion import on behalf of settings that are not ours; whoever asks for it after all
 * fails loudly.
 * @returns {import('vite').Plugin}
 */
export const leftOut = () => {
  /** @type {Set<string>} */
  const found = new Set();
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer) return undefined;
      if (UNUSED_PACKAGES.includes(source)) {
        found.add(source);
        return { id: PREFIX + source, moduleSideEffects: false };
      }
      if (!source.startsWith('.')) return undefined;
      const file = path.resolve(path.dirname(importer), source);
      if (!UNUSED.includes(file)) return undefined;
      found.add(file);
      return { id: PREFIX + path.basename(file), moduleSideEffects: false };
    },
    transform(code, id) {
      if (!DEFAULT_THEMES.includes(id)) return undefined;
      const without = code.replace(DEFAULT_THEME, '{}');
      if (without !== code) found.add(id);
      return { code: without, map: null };
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = id.slice(PREFIX.length);
      const names = name.startsWith('ThemeProvider')
        ? ['CssVarsProvider', 'useColorScheme', 'getInitColorSchemeScript']
        : [];
      return [
        `const fail = () => { throw new Error('The build leaves ${name} out (build/left-out.mjs)'); };`,
        'export default fail;',
        ...names.map((each) => `export const ${each} = fail;`),
      ].join('\n');
    },
    buildEnd(error) {
      const missing = [...UNUSED, ...UNUSED_PACKAGES, ...DEFAULT_THEMES].filter((file) => !found.has(file));
      if (!error && missing.length > 0) this.error(`Nothing to leave out at ${missing.join(', ')}`);
    },
  };
};

/** How swc makes JavaScript of the sources, for tests. */
export const swcOptions = (react) => ({
  swcrc: false,
  configFile: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: react, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
});

import { registerHooks } from 'node:module';

/* The sources name their imports with `.js`, as the bundlers want it; here Node reads the TypeScript itself. */
registerHooks({
  resolve(specifier, context, next) {
    const isSource = context.parentURL?.endsWith('.ts') === true && specifier.startsWith('.');
    return next(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});

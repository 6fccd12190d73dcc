import path from 'node:path';

/** `features/home/pages/x.tsx` → feature "home"; `shared/x.ts` → layer "shared"; `main.tsx` → layer "app". */
function placeOf(file, root) {
  const [layer, feature] = path.relative(root, file).split(path.sep);
  if (layer === '..' || layer === undefined) return undefined;
  if (layer === 'features') return { layer, feature };
  return { layer: layer === 'shared' || layer === 'theme' ? layer : 'app' };
}

/** What a layer may import besides itself: the app composes features, features share what lies below them. */
const BELOW = {
  app: ['features', 'shared', 'theme'],
  features: ['shared', 'theme'],
  shared: ['theme'],
  theme: [],
};

/** @type {import('eslint').Rule.RuleModule} */
export const webLayers = {
  meta: {
    type: 'problem',
    docs: { description: 'keep imports of the web app going one way: app → features → shared → theme' },
    messages: {
      feature:
        'The feature "{{from}}" imports the feature "{{to}}". Compose them in src/app or move it to src/shared.',
      layer: 'src/{{from}} imports src/{{to}}, which lies above it.',
    },
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, required: ['root'] }],
  },
  create(context) {
    const { root } = context.options[0];
    const from = placeOf(context.filename, root);
    if (from === undefined) return {};

    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = placeOf(path.resolve(path.dirname(context.filename), source.value), root);
      if (to === undefined) return;
      if (from.layer === 'features' && to.layer === 'features') {
        if (from.feature !== to.feature) {
          context.report({
            node: source,
            messageId: 'feature',
            data: { from: from.feature, to: to.feature },
          });
        }
      } else if (from.layer !== to.layer && !BELOW[from.layer].includes(to.layer)) {
        context.report({ node: source, messageId: 'layer', data: { from: from.layer, to: to.layer } });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

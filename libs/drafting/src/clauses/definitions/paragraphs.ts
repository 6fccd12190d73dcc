import type { Inline } from '../../model/document.js';
import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, ({ style }, { words, say, paragraph, ref, mentions }) => {
  const definitions: { readonly used: keyof typeof en.used; readonly content: readonly Inline[] }[] = [
    {
      used: 'services',
      content: say(words.services, {
        description: ref('scope.description'),
        change: ref(style === 'client' ? 'change-control.instruction' : 'change-control.agreement'),
      }),
    },
    { used: 'deliverables', content: say(words.deliverables) },
    { used: 'fees', content: say(words.fees, { fees: ref('fees') }) },
    { used: 'backgroundMaterials', content: say(words.backgroundMaterials) },
  ];
  const items = definitions
    .filter(({ used }) => mentions({ en: en.used[used], lt: lt.used[used] }))
    .map(({ content }) => content);
  return [paragraph('terms', say(words.terms), [...items, say(words.others)])];
});

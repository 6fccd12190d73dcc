import type { BackendModule, ResourceLanguage } from 'i18next';
import { settleRead } from './settle-read.js';

type Catalogue = ResourceLanguage[string];

/* One small file a language and namespace, so that a page brings only the words it needs. */
const files = import.meta.glob<Catalogue>('./catalogues/*/*.json', { import: 'default' });

const placeOf = (language: string, namespace: string) => `./catalogues/${language}/${namespace}.json`;

const NAMESPACES = Object.keys(files).flatMap((file) => {
  const [, namespace] = /\/en\/(.+)\.json$/.exec(file) ?? [];
  return namespace ? [namespace] : [];
});

/** Fetches texts when they are first needed; they belong to the interface's own files. */
export const catalogueBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, tell) => {
    const place = placeOf(language, namespace);
    const load = files[place];
    if (load) settleRead(load(), tell);
    else tell(new Error(`There are no texts ${place}`), false);
  },
};

/** Everything that later clicks may need. */
export const allNamespaces: readonly string[] = NAMESPACES;

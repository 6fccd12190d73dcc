import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { defaultAnswers, draft } from '@pactwright/drafting';
import type { Language } from '@pactwright/protocol';
import { loadedRoutes } from './app/loaded-routes.js';
import { Providers } from './app/providers.js';
import { routes } from './app/router.js';
import { PrerenderedStep } from './features/contract-wizard/components/prerendered-step.js';
import { PrerenderedStepContext } from './features/contract-wizard/model/prerendered-step-context.js';
import { LANGUAGE_KEY } from './features/contract-wizard/model/start/first-state.js';
import { SheetText } from './shared/contract-sheet/sheet-text.js';
import { HeadPlaceContext } from './shared/head/head-place.js';
import type { HeadTag } from './shared/head/head-tags.js';
import { startI18n } from './shared/i18n/i18n.js';
import { resources } from './shared/i18n/resources.js';
import { paths } from './shared/paths.js';
import { resetStore } from './shared/store/store.js';

export { publicPages } from './app/public-pages.js';
export { addressesOf } from './app/addresses.js';
export { loadedRoutes } from './app/loaded-routes.js';
export { renderHead } from './shared/head/render-head.js';
export { addressIn, pictureOf, PRODUCT_NAME } from './shared/head/head-tags.js';
export { routes };

export interface RenderedPage {
  readonly body: string;
  readonly styles: string;
  readonly head: readonly HeadTag[];
  /** The namespaces of texts that were needed. */
  readonly texts: readonly string[];
}

/** More than the highest window shows of a sheet that cannot be scrolled yet. */
const FIRST_SECTIONS = 4;

/** The words of a contract before anybody has answered, as the wizard first shows them. */
export function firstSheet(language: Language): string {
  const whole = draft({ ...defaultAnswers(), [LANGUAGE_KEY]: language }, language);
  const document = { ...whole, sections: whole.sections.slice(0, FIRST_SECTIONS) };
  return renderToStaticMarkup(<SheetText document={document} />);
}

/** Draws one page as a visitor sees it before anything is loaded from the services. */
export async function renderPage(
  pathname: string,
  language: Language,
  origin: string,
): Promise<RenderedPage> {
  const i18n = i18next.isInitialized ? i18next : await startI18n({ resources });
  await i18n.changeLanguage(language);
  const texts = new Set<string>();
  i18n.reportNamespaces = {
    addUsedNamespaces: (names) => [names].flat().forEach((name) => texts.add(String(name))),
    getUsedNamespaces: () => [...texts],
  };

  resetStore();
  const handler = createStaticHandler(await loadedRoutes(routes, pathname));
  const context = await handler.query(new Request(`http://prerender${pathname}`));
  if (context instanceof Response) throw new Error(`${pathname} leads elsewhere`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;

  let head: readonly HeadTag[] = [];
  const errors: unknown[] = [];
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <HeadPlaceContext value={{ origin, show: (tags) => (head = tags) }}>
          <PrerenderedStepContext
            value={pathname === paths.newContract && <PrerenderedStep language={language} />}
          >
            <Providers>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </Providers>
          </PrerenderedStepContext>
        </HeadPlaceContext>
      </CacheProvider>
    </StrictMode>,
    {
      /* Large parts stay in their place too: moving them there would take scripts in the page. */
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  const body = await new Response(prelude).text();
  /* Those too that only others are made of: the browser would compile them anew while it takes the page over. */
  const made = Object.keys(cache.inserted).map((name) => `${cache.key}-${name}`);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks([body, ...made].join(' ')))
    /* Where they belong already: Emotion would move them, and the whole page be styled anew. */
    .replaceAll('<style data-emotion=', '<style data-s="" data-emotion=');
  return { body, styles, head, texts: [...texts].sort() };
}

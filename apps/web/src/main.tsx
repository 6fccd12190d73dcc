import './theme/fonts.css';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.js';
import { createRouter } from './app/router.js';
import { repeatEarlyClick } from './shared/early-click.js';
import { firstInteraction } from './shared/first-interaction.js';
import { allNamespaces, catalogueBackend } from './shared/i18n/catalogue-backend.js';
import { startI18n } from './shared/i18n/i18n.js';
import { installServiceWorker } from './shared/offline/app-update.js';
import { watchMissingCode } from './shared/offline/missing-code.js';

type Router = ReturnType<typeof createRouter>;

/** The address of the page in the file; the page for addresses that are not there has this one. */
const NOT_FOUND = '*';

void start();

/** Not at the top level: pages import from this file's chunk and would wait for it, as it waits for them. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { page, language, texts } = root.dataset;

  await pause();
  const i18n = await startI18n({ backend: catalogueBackend }, texts?.split(' '));
  watchMissingCode();
  await pause();
  const router = createRouter();
  const app = (
    <StrictMode>
      <Providers>
        <Arrival>
          <RouterProvider router={router} />
        </Arrival>
      </Providers>
    </StrictMode>
  );

  if (language === i18n.resolvedLanguage && isPageAt(router, page)) {
    await initialised(router);
    await pause();
    /* In slices, so that whoever touches the page is let in between. */
    startTransition(() => void hydrateRoot(root, app));
  } else {
    /* Another language than the server could tell, or no page made at build: nothing to go on from. */
    root.replaceChildren();
    createRoot(root).render(app);
  }
  delete document.documentElement.dataset['misread'];

  await firstInteraction;
  if (import.meta.env.PROD) void installServiceWorker();
  await i18n.loadNamespaces(allNamespaces);
}

/** Repeats an early press once the page answers, and knows what was typed or chosen before: its own effects come first. */
function Arrival({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    setTimeout(repeatEarlyClick);
  }, []);
  return children;
}

/** Each step takes a slow phone a while: whoever touches the page is let in between. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function isPageAt({ state }: Router, address: string | undefined): boolean {
  const { pathname } = state.location;
  if (address === NOT_FOUND) return state.matches.at(-1)?.route.path === NOT_FOUND;
  return address !== undefined && address === (pathname.replace(/\/+$/, '') || '/');
}

/** The page's code and texts are there: what is drawn now is what the file shows. */
function initialised({ state, subscribe }: Router): Promise<void> {
  if (state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

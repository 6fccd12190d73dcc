import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { aptInstall, findProgram } from '#tools/launch/apt.mjs';
import { say } from '#tools/launch/say.mjs';
import { readyUrl } from '#tools/stack/environment.ts';
import { services } from '#tools/stack/services.mjs';
import { root } from '#tools/launch/settings.mjs';
import { startStack } from '#tools/stack/stack.ts';
import { freshFolder, freshReport, program } from '#tools/launch/results.ts';
import type { Children } from '#tools/launch/children.mjs';
import { playwrightTally, type Tally } from './tally.ts';
import type { Run } from './run.ts';

/** Has every service of the stack tell which routes it registers. */
const ROUTE_NOTER = pathToFileURL(path.join(import.meta.dirname, 'note-routes.ts')).href;

/* What a test kills is not failing: the next one that kills it need not wait longer. */
const LONGEST_PAUSE_MS = 1_000;

/**
 * Projects of Playwright against a stack of their own.
 * @param browser undefined for projects that need neither one nor the pages
 * @param name of the stack
 * @param workers two unless said otherwise: more would be more visits of one address than the product allows
 */
export async function visits(
  { children, only, settingsFor }: Run,
  browser: string | undefined,
  name: string,
  projects: readonly string[],
  given: NodeJS.ProcessEnv,
  workers = 2,
): Promise<Tally> {
  const settings = await settingsFor(name);
  const logs = freshFolder(`logs-${name}`);
  const kept = children.scope(logs, LONGEST_PAUSE_MS);
  const routes = path.join(settings.dataDir, 'routes.txt');
  const noting = { NODE_OPTIONS: `--import=${ROUTE_NOTER}`, ROUTES_FILE: routes };
  try {
    const { url, environment } = await startStack(
      { ...settings, given: { ...settings.given, ...noting, ...given } },
      kept,
      { throwaway: true, isApiOnly: browser === undefined },
    );
    const report = freshReport(name);
    const chosen = projects.map((project) => `--project=${project}`);
    /* What a project waits for it waits for with all its tests. */
    const quiet = only.length > 0 ? ['--pass-with-no-tests', '--no-deps'] : [];
    const options = ['--reporter=list,json', `--workers=${workers}`, ...chosen, ...quiet, ...only];
    /* Playwright empties the folder first. */
    const output = path.join(root, 'dist', 'e2e', name);
    const { code } = await children.run(
      process.execPath,
      [program('playwright'), 'test', '-c', 'apps/e2e', `--output=${output}`, ...options],
      {
        cwd: root,
        shown: true,
        env: {
          ...process.env,
          /* What is asked for by its title is there by day too. */
          ...(only.includes('-g') ? { E2E_WHOLE: '1' } : {}),
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          CHROMIUM_PATH: browser,
          E2E_BASE_URL: url,
          E2E_PROCESSES: path.join(settings.dataDir, 'processes.json'),
          E2E_ADMIN_EMAIL: environment.ADMIN_EMAIL,
          E2E_ADMIN_PASSWORD: environment.ADMIN_PASSWORD,
          E2E_STRIPE_URL: environment.STRIPE_API_BASE,
          E2E_STRIPE_KEY: environment.STRIPE_SECRET_KEY,
          E2E_SMTP_PORT: portOf(given.SMTP_URL),
          E2E_OTLP_PORT: portOf(given.OTEL_EXPORTER_OTLP_ENDPOINT),
          E2E_MODEL_PORT: portOf(given.OPENAI_BASE_URL),
          E2E_LOGS: logs,
          E2E_ROUTES: routes,
          E2E_METRICS: JSON.stringify(
            Object.fromEntries(
              services.map(({ name: service }) => [
                service,
                readyUrl(settings, service).replace('readyz', 'metrics'),
              ]),
            ),
          ),
        },
      },
    );
    return playwrightTally(report, code, only.length > 0);
  } finally {
    await kept.stop();
  }
}

const portOf = (url: string | undefined) => url && new URL(url).port;

/* It has no windows, tabs or profiles, and takes a third less of the processor. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The browser of the tests: Chromium without what surrounds a page where it is there or can be installed. */
export async function findTestBrowser(children: Children) {
  const given = process.env.CHROMIUM_PATH ?? findProgram(...SHELLS);
  if (given) return given;
  const reason = await aptInstall(children, ['chromium-headless-shell']);
  return reason ? findBrowser(children) : findProgram(...SHELLS);
}

/** The browser as people have it. */
export async function findBrowser(children: Children) {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const found = process.env.CHROMIUM_PATH ?? findProgram(...names);
  if (found) return found;
  const reason = await aptInstall(children, ['chromium']);
  if (reason)
    say(`what needs a browser is skipped: Chromium is missing and could not be installed (${reason})`);
  return findProgram(...names);
}

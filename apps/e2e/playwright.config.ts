import { defineConfig } from '@playwright/test';
import { AT_NIGHT, isWhole } from './src/support/whole.js';

/** Where the product under test answers; the test command starts it and says so. */
const baseURL = process.env['E2E_BASE_URL'];
if (!baseURL) throw new Error('E2E_BASE_URL is not set: run the journeys through `npm test -- e2e`.');

/** A small phone, whose owner wants no motion: what does not fit here, fits nowhere. */
const PHONE = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' as const },
};

/* Pages of the address bar, which nobody sees: every new visitor would start two of them, a third of all work. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/* The last such list counts, so what Playwright switches off for the sake of its tests is here as well. */
const OFF = [
  ...ADDRESS_BAR,
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const BROWSER = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    `--disable-features=${OFF.join()}`,
  ],
};
/* A look is over before a page's code could be worth optimizing: a tenth of all work. */
const WITHOUT_OPTIMIZERS = { ...BROWSER, args: [...BROWSER.args, '--js-flags=--no-maglev --no-opt'] };

/** How often each journey runs; for the proof that they are stable. */
const repeatEach = Number(process.env['JOURNEY_REPEATS'] ?? 1);

/** In CI a second attempt is allowed and told of; a proof that the journeys are stable allows none. */
const retries = process.env['CI'] && repeatEach === 1 ? 1 : 0;

/*
 * By day the contract that is made and paid for goes in English on a desktop and in Lithuanian, whose longer words have the least room there, on a phone;
 * every other journey in one of the two, by turns. What has one language alone is about no layout.
 */
const inEach = isWhole || repeatEach > 1;
const ON_PHONE = /\(lt\)/;
const DESKTOP_ALONE =
  /(?:both-languages|check|compare|offline|release|reply|routes|session-ends|without-end)\.e2e\.ts.*\(lt\)/;
const PHONE_ALONE = /(?:further-terms|improve|own-words|ready-to-sign)\.e2e\.ts.*\(en\)/;

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  retries,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  ...(isWhole ? {} : { grepInvert: new RegExp(AT_NIGHT) }),
  reporter: [['list']],
  use: {
    baseURL,
    acceptDownloads: true,
    /* Fills the caches of every new visitor with the whole product: allowed where it matters. */
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    /* A trace takes as long as what it traces: asked for with `--trace=on`, and by CI when it tries again. */
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: BROWSER,
  },
  projects: [
    {
      name: 'journeys',
      testDir: 'src/journeys',
      repeatEach,
      ...(inEach ? {} : { grepInvert: [ON_PHONE, PHONE_ALONE] }),
    },
    {
      name: 'journeys-phone',
      testDir: 'src/journeys',
      repeatEach,
      use: PHONE,
      ...(inEach ? {} : { grep: ON_PHONE, grepInvert: DESKTOP_ALONE }),
    },
    { name: 'pages', testDir: 'src/pages', use: { launchOptions: WITHOUT_OPTIMIZERS } },
    /* No test of anything: takes the pictures of docs/screens. */
    { name: 'screens', testDir: 'src/screens' },
    { name: 'api', testDir: 'src/api' },
    { name: 'access', testDir: 'src/access' },
    /* Measures how long others wait, so nothing else may run beside it. */
    { name: 'hostile', testDir: 'src/hostile', testMatch: 'short.e2e.ts', dependencies: ['pages'] },
    /* What it creates and changes as an administrator would be in the way of others. */
    { name: 'bodies', testDir: 'src/hostile', testMatch: 'bodies.e2e.ts', dependencies: ['hostile'] },
    /* The whole of it, for the proof of R26 alone. */
    { name: 'hostile-all', testDir: 'src/hostile', testMatch: 'long.e2e.ts' },
    /* These need somebody who plays the payment provider, and a mail server. */
    { name: 'money', testDir: 'src/money' },
    { name: 'accounts', testDir: 'src/accounts' },
    /* Each file listens where the whole stack sends to, and the metrics count what the logs have caused. */
    { name: 'observability', testDir: 'src/observability', fullyParallel: false, workers: 1 },
    /* Listens where another file does, and counts against what that one is allowed. */
    {
      name: 'model',
      testDir: 'src/model',
      dependencies: ['observability'],
      fullyParallel: false,
      workers: 1,
    },
    /* These stop services of a stack of their own, one after the other. */
    { name: 'resilience', testDir: 'src/resilience', fullyParallel: false, workers: 1 },
  ],
});

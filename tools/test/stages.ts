import { availableParallelism, totalmem } from 'node:os';
import { elapsed, say } from '#tools/launch/say.mjs';
import { freePortBase, portSpan } from '#tools/launch/ports.mjs';
import { root } from '#tools/launch/settings.mjs';
import { secretsCheck } from '#tools/supply/secrets.ts';
import { buildChanged } from '#tools/stack/stack.ts';
import { findTestBrowser, visits } from './browser.ts';
import { freshFolder, freshReport, program } from '#tools/launch/results.ts';
import type { Children } from '#tools/launch/children.mjs';
import { jestTallies, jestTally, oneFailed, onePassed, oneSkipped, sum, type Tally } from './tally.ts';
import { forgetTally, keepTally, keptTally } from './kept-tally.ts';
import { startTestParts } from './test-parts.ts';
import type { Run } from './run.ts';

const quietNx = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false', FORCE_COLOR: '0' };

/* A worker and what it starts take two gigabytes at most; all share one PostgreSQL. */
const BYTES_OF_WORKER = 2 * 1024 ** 3;
const MOST_WORKERS = 8;
const BUSY_WORKERS = Math.max(
  2,
  Math.min(MOST_WORKERS, availableParallelism(), Math.floor(totalmem() / BYTES_OF_WORKER)),
);
/* So many projects at a time: the last and longest are not left to one processor. */
const PROJECTS_AT_ONCE = 2;

/** Repeated journeys, and looks one after the other, are more visits of one address than the product allows. */
const generous = {
  RATE_LIMIT_ADDRESS_PER_MINUTE: '100000',
  RATE_LIMIT_CALLER_PER_MINUTE: '100000',
  RATE_LIMIT_ADVICE_PER_MINUTE: '1000',
  RATE_LIMIT_ADDRESS_ADVICE_PER_MINUTE: '10000',
  RATE_LIMIT_UPLOADS_PER_MINUTE: '1000',
  RATE_LIMIT_ADDRESS_UPLOADS_PER_MINUTE: '10000',
  RATE_LIMIT_ADDRESS_REFUSED_PER_MINUTE: '10000',
  RATE_LIMIT_VISITOR_UPLOADS_PER_HOUR: '10000',
  RATE_LIMIT_FILES_PER_MINUTE: '1000',
  RATE_LIMIT_VISITOR_FILES_PER_HOUR: '10000',
  REGISTRATIONS_PER_ADDRESS: '10000',
  SIGN_IN_FAILURES_PER_ADDRESS: '10000',
};

export const stages: Record<string, (run: Run) => Promise<Tally>> = {
  lock: ({ children }) => check(children, 'npm', ['ci', '--dry-run', '--no-audit', '--no-fund']),
  secrets: ({ children }) => check(children, program('secretlint'), secretsCheck),
  format: ({ children }) => check(children, program('oxfmt'), ['--check']),
  lint: ({ children, uncached }) =>
    check(children, program('nx'), manyOf('lint-everything,oxlint-everything', uncached)),
  unit: (run) => tests(run, 'unit', '\\.spec\\.tsx?$', {}),
  integration,
  e2e: (run) => whole(run, 'e2e', journeys),
  pages: (run) => whole(run, 'pages', pages),
};

/** What runs side by side, one group after the other. */
export const groups = [
  /* Integration tests wait half of their time. */
  ['lock', 'secrets', 'format', 'lint', 'integration'],
  ['unit'],
  ['e2e'],
  ['pages'],
];

const manyOf = (target: string, uncached = false) => [
  'run-many',
  '-t',
  target,
  ...(uncached ? ['--skip-nx-cache'] : []),
];

/** Runs a check that either holds or not; what it says matters only when it does not. */
async function check(children: Children, command: string, args: string[]): Promise<Tally> {
  const since = Date.now();
  const heartbeat = setInterval(() => say(`still at it (${elapsed(since)})`), 30_000);
  const env = { ...process.env, ...quietNx };
  const { code, output } = await children.run(command, args, { cwd: root, env });
  clearInterval(heartbeat);
  if (code === 0) return onePassed;
  process.stdout.write(`${output.trim()}\n`);
  return oneFailed;
}

/**
 * Every test of one kind, a project at a time, or where words are given those that have them in their path. Of a project whose
 * inputs are those of an earlier run Nx gives back what that run reported.
 * @param pattern of the test files
 */
async function tests(
  run: Run,
  kind: string,
  pattern: string,
  environment: Record<string, string>,
): Promise<Tally> {
  if (run.only.length > 0) return jest(run, kind, pattern, environment);
  const since = Date.now();
  const reports = freshFolder(kind);
  const args = [...manyOf(kind, run.uncached), `--parallel=${PROJECTS_AT_ONCE}`, '--output-style=static'];
  const env = { ...process.env, ...quietNx, ...environment, TEST_WORKERS: String(BUSY_WORKERS) };
  const { code } = await run.children.run(program('nx'), args, { cwd: root, shown: true, env });
  return jestTallies(reports, code, since);
}

/** @param pattern of the test files */
export async function jest(
  { children, only }: Run,
  name: string,
  pattern: string,
  environment: Record<string, string>,
): Promise<Tally> {
  const report = freshReport(name);
  const patterns = only.map((word) => `${word}.*${pattern}`);
  const args = ['--json', `--outputFile=${report}`, '--reporters=default', `--maxWorkers=${BUSY_WORKERS}`];
  const { code } = await children.run(
    process.execPath,
    [program('jest'), ...args, '--workerIdleMemoryLimit=1GB', '--testPathPatterns', ...patterns],
    {
      cwd: root,
      shown: true,
      env: {
        ...process.env,
        ...environment,
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        NODE_ENV: 'test',
      },
    },
  );
  return jestTally(report, code);
}

async function integration(run: Run): Promise<Tally> {
  const settings = await run.settingsFor('integration');
  const parts = await startTestParts(settings, run.children.scope(freshFolder('logs-integration')));
  try {
    return await tests(run, 'integration', '\\.int-spec\\.tsx?$', parts.environment);
  } finally {
    await parts.stop();
  }
}

/**
 * A stage that needs a browser and the whole product: Nx gives back what an earlier run has counted while no file is another one.
 */
async function whole(
  run: Run,
  stage: string,
  act: (run: Run, browser: string) => Promise<Tally>,
): Promise<Tally> {
  const browser = await findTestBrowser(run.children);
  if (!browser) return oneSkipped;
  const since = Date.now();
  if (run.only.length > 0) return act(run, browser);
  if (run.isInside) return keepTally(stage, since, await act(run, browser));
  const args = ['run', `e2e:${stage}`, '--output-style=stream', ...(run.uncached ? ['--skip-nx-cache'] : [])];
  forgetTally(stage);
  const { code } = await run.children.run(program('nx'), args, {
    cwd: root,
    shown: true,
    env: { ...process.env, ...quietNx },
  });
  return keptTally(stage, since, code);
}

/**
 * The journeys of real users in a real browser, against the product as `npm start` runs it: first with payments that
 * succeed at once, then with somebody who plays the payment provider, and a mail server; and beside both with somebody who
 * kills services, and then with somebody who takes its traces and reads its logs.
 */
async function journeys(run: Run, browser: string): Promise<Tally> {
  await buildChanged(run.children, false);
  const watched = async () => [
    await visits(
      run,
      browser,
      'e2e',
      ['journeys', 'journeys-phone', 'api', 'access'],
      process.env.JOURNEY_REPEATS ? generous : {},
    ),
    await paid(run, browser),
  ];
  /* Who kills services mostly waits until they are back. */
  const disturbed = async () => [
    await visits(run, undefined, 'e2e-resilience', ['resilience'], {}, 1),
    await observed(run, browser),
  ];
  return sum((await Promise.all([watched(), disturbed()])).flat());
}

async function paid(run: Run, browser: string): Promise<Tally> {
  const smtpPort = await freePortBase();
  return visits(run, browser, 'e2e-money', ['money', 'accounts'], {
    PAYMENTS: 'stand-in',
    REDLINE: 'paid',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });
}

async function observed(run: Run, browser: string): Promise<Tally> {
  const otlpPort = await freePortBase();
  /* Beyond those that a stack uses. */
  const modelPort = otlpPort + portSpan - 1;
  return visits(run, browser, 'e2e-observed', ['observability', 'model'], {
    PAYMENTS: 'stand-in',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${otlpPort}`,
    OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    OPENAI_MODEL: 'stand-in',
    OPENAI_USD_PER_MILLION_INPUT: '1',
    OPENAI_USD_PER_MILLION_OUTPUT: '4',
    AI_VISITOR_ANALYSES_PER_DAY: '100',
    AI_TOKENS_PER_DAY: '10000000',
  });
}

/**
 * Every screen in every state, language and width: axe, untranslated texts, the keyboard, what overlaps or is cut off.
 * Afterwards, as so many calls are allowed here: hostile texts and random bodies in every call.
 */
async function pages(run: Run): Promise<Tally> {
  const browser = await findTestBrowser(run.children);
  return browser
    ? visits(run, browser, 'pages', ['pages', 'hostile', 'bodies'], generous, BUSY_WORKERS)
    : oneSkipped;
}

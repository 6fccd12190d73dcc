import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContractAnalysis as Analysis } from '@pactwright/protocol';
import { freePortBase } from '#tools/launch/ports.mjs';
import { openLab } from '#tools/reliability/lab.ts';
import { Visitor } from '#tools/reliability/visitor.ts';
import { Problem, say } from '#tools/launch/say.mjs';
import { root } from '#tools/launch/settings.mjs';
import { freshFolder } from '#tools/launch/results.ts';
import type { Children } from '#tools/launch/children.mjs';
import { Listener } from './listener.ts';
import { startWeakModel } from './start.ts';

const SAMPLES = ['en1', 'lt2', 'en4'];
const CATEGORIES = ['essential', 'legal', 'commercial', 'clarity', 'risk'] as const;
const LOOK_MS = 20;
/* A little more than what the product gives a model. */
const PATIENCE_MS = 200_000;

/**
 * npm run test:model: the product as it runs for real with a small, weak language model of this machine. What the rules find is
 * there before the model has begun; nothing of it is lost; no words are quoted that the contract does not have.
 */
export default async function testModel(children: Children): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-model-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  children.logs = freshFolder('logs-model');
  const scope = children.scope(children.logs);
  const model = await startWeakModel(scope, { folder, port: await freePortBase() }).catch(
    (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      say(`skipped: ${error.message}`);
    },
  );
  if (model === undefined) return 0;
  const listener = await Listener.start(model);
  const lab = await openLab(children, {
    OPENAI_BASE_URL: `${listener.url}/v1`,
    OPENAI_MODEL: 'gemma-3-270m',
    /* Less than it can hold, so that each contract goes to it in parts. */
    OPENAI_CONTEXT_TOKENS: '4096',
  });
  let failed = 0;
  let answered = 0;
  for (const name of SAMPLES) {
    const { problems, questions } = await review(name, new Visitor(lab.url), listener);
    answered += questions;
    for (const problem of problems) say(`${name}: ${problem}`);
    if (problems.length > 0) failed += 1;
  }
  if (answered === 0) {
    say('the model has not answered once: nothing is proved on a machine that slow');
    failed = SAMPLES.length;
  }
  listener.stop();
  await lab.close();
  await scope.stop();
  process.stdout.write(`\n${SAMPLES.length - failed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}

/** @returns what is wrong, and how many parts the model has answered */
async function review(
  name: string,
  visitor: Visitor,
  listener: Listener,
): Promise<{ problems: string[]; questions: number }> {
  const text = readFileSync(
    path.join(root, 'libs/drafting/corpus/contracts/held-out', `${name}.txt`),
    'utf8',
  );
  const form = new FormData();
  form.append('language', name.slice(0, 2));
  form.append('contract', new Blob([text], { type: 'text/plain' }), `${name}.txt`);
  await visitor.must('GET', '/api/capabilities');
  const began = performance.now();
  const { runId } = await visitor.must<{ runId: string }>('POST', '/api/analyze/upload', {
    body: form,
    headers: { prefer: 'respond-async' },
  });
  const look = async (): Promise<Analysis | undefined> =>
    (await visitor.must<{ analysis: Analysis | null }>('GET', `/api/analyze/runs/${runId}`)).analysis ??
    undefined;
  const first = await seen(look, () => true);
  const shownMs = performance.now() - began;
  const last = await seen(look, ({ modelReview }) => modelReview.state !== 'running');
  const readMs = performance.now() - began;

  const { offered, questions } = listener.take();
  const { state, findings } = last.modelReview;
  const invented = offered.filter(({ quote }) => !last.documentText.includes(String(quote)));
  const shown = CATEGORIES.reduce((sum, category) => sum + first[category].length, 0);
  say(
    `${name}: ${shown} findings of the rules after ${Math.round(shownMs)} ms; the model: ${state} after ` +
      `${(readMs / 1_000).toFixed(1)} s, ${questions} parts, ${offered.length} findings offered, ` +
      `${invented.length} of them with words that are not there, ${findings.length} shown` +
      (last.engine.fallback ? ` (${last.engine.fallback})` : ''),
  );
  return { problems: problemsOf(first, last), questions };
}

/**
 * @param first as the rules had it
 * @param last with what the model has added
 */
function problemsOf(first: Analysis, last: Analysis) {
  const { state, findings } = last.modelReview;
  const quoted = CATEGORIES.flatMap((category) => last[category].flatMap(({ evidence }) => evidence ?? []));
  return [
    ...(first.modelReview.state === 'running' ? [] : ['nobody was shown what the rules have found first']),
    ...(['done', 'partial', 'failed'].includes(state) ? [] : [`the model ended as ${state}`]),
    ...CATEGORIES.filter(
      (category) => JSON.stringify(first[category]) !== JSON.stringify(last[category]),
    ).map((category) => `findings of the rules were lost or changed: ${category}`),
    ...findings.flatMap(({ evidence: { quote, start, end } }) => [
      ...(last.documentText.slice(start, end) === quote ? [] : [`an invented quote is shown: ${quote}`]),
      ...(quoted.some((other) => other.start < end && start < other.end)
        ? [`words of the rules are spoken of again: ${quote}`]
        : []),
    ]),
  ];
}

async function seen(
  look: () => Promise<Analysis | undefined>,
  isMeant: (analysis: Analysis) => boolean,
): Promise<Analysis> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until;) {
    const analysis = await look();
    if (analysis && isMeant(analysis)) return analysis;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Problem('no answer came in time');
}

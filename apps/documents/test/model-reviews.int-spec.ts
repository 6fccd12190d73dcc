import type {
  AnalysisItem,
  ContractAnalysis,
  ModelFinding,
  RunOutcome,
  UploadRunView,
} from '@pactwright/protocol';
import { ModelFlag } from '@pactwright/server-queue';
import type { RunLimits } from '@pactwright/server-runs';
import { aGuestId, asActor, eventually, type TestActor } from '@pactwright/testing';
import { CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
import { DocumentsHarness } from './harness.js';
import { Reviewer, reviewOf } from './reviewer.js';
import { getJson, sendFile } from './send-file.js';

let documents: DocumentsHarness;
let reviewer: Reviewer;

/** For the tests of one block. */
function start(limits: Partial<RunLimits> = {}): void {
  beforeAll(async () => {
    documents = await DocumentsHarness.start({}, limits);
    reviewer = new Reviewer(documents);
  });
  afterAll(async () => {
    await reviewer.stop();
    await documents.stop();
  });
  beforeEach(() => {
    reviewer.answer = (text) => ({ status: 'done', result: reviewOf(text) });
    reviewer.read = () => undefined;
  });
}

function configureModel(): void {
  beforeAll(async () => {
    const flag = documents.service.get<ModelFlag>(ModelFlag);
    flag.keep();
    await eventually(async () => expect(await flag.isSet()).toBe(true));
  });
}

const aGuest = (): TestActor => ({ guestId: aGuestId() });
const another = (): string => `${CONTRACT_TEXT}\n\nReference ${aGuestId()}`;
const send = (guest: TestActor, content = another()) =>
  sendFile(documents, guest, { name: 'contract.txt', content });

const QUOTE = CONTRACT_TEXT.slice(40, 90);
const finding = (quote: string, more: Partial<ModelFinding> = {}): ModelFinding => ({
  id: `model:${quote.length}`,
  concept: 'other',
  category: 'risk',
  riskFactor: 4,
  suggestion: 'Ask for less.',
  why: 'It costs you.',
  evidence: { quote, start: CONTRACT_TEXT.indexOf(quote), end: CONTRACT_TEXT.indexOf(quote) + quote.length },
  ...more,
});
/** Under the name of its topic. */
const shown = (quote: string): ModelFinding => ({ ...finding(quote), heading: 'Another point to look at' });
const reading = (findings: ModelFinding[], isPartial = false): RunOutcome => ({
  status: 'done',
  result: {
    kind: 'model-review',
    findings,
    isPartial,
    engine: { name: 'model', version: '1', model: 'm', fallback: null },
  },
});

const statesIn = (events: string): (string | undefined)[] =>
  [...events.matchAll(/"modelReview":\{"state":"(\w+)"/g)].map(([, state]) => state);

async function viewOf(guest: TestActor, runId: unknown): Promise<UploadRunView> {
  const { body } = await getJson(documents, guest, `/api/analyze/runs/${String(runId)}`);
  return body as unknown as UploadRunView;
}
const settled = (guest: TestActor, runId: unknown): Promise<ContractAnalysis> =>
  eventually(async () => {
    const { analysis } = await viewOf(guest, runId);
    if (!analysis || analysis.modelReview.state === 'running') throw new Error('the model still reads');
    return analysis;
  });

describe('without a model', () => {
  start();

  it('T-68 has no word of one', async () => {
    const { status, body } = await send(aGuest());
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { analysis: { modelReview: { state: 'none', findings: [] } } },
    });
  });
});

describe('with a model', () => {
  start();
  configureModel();

  it('R-ANA-06 shows what the rules have found at once, and what the model finds when it comes', async () => {
    const guest = aGuest();
    /* The model says nothing before this is there. */
    const { status, body } = await send(guest);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: true, analysis: { modelReview: { state: 'running', findings: [] } } },
    });
    const { essential } = body['analysis'] as ContractAnalysis;
    expect(essential).toHaveLength(1);

    reviewer.read = ({ known }) => {
      expect(known).toEqual(essential);
      return reading([finding(QUOTE)]);
    };
    const analysis = await settled(guest, body['runId']);
    expect(analysis.modelReview).toEqual({ state: 'done', language: 'en', findings: [shown(QUOTE)] });
    expect(analysis.essential).toEqual(essential);
    expect(analysis.engine).toMatchObject({ name: 'model', model: 'm' });
    expect(await settled(guest, body['runId'])).toEqual(analysis);
  });

  it('tells of both as events, and ends when nothing more is to come', async () => {
    const guest = aGuest();
    const { body } = await send(guest);
    const path = `/api/analyze/runs/${String(body['runId'])}/events`;
    const { body: events } = await fetch(`${documents.service.url}${path}`, {
      headers: asActor('documents', guest),
    });
    let told = '';
    for await (const part of events?.pipeThrough(new TextDecoderStream()) ?? []) {
      told += part;
      if (statesIn(told).length === 1) reviewer.read = () => reading([finding(QUOTE)]);
    }
    expect(statesIn(told)).toEqual(['running', 'done']);
  });

  it('takes nothing from a model that repeats, contradicts or invents', async () => {
    const guest = aGuest();
    const { body } = await send(guest);
    const before = body['analysis'] as ContractAnalysis;
    const [known] = before.essential as [AnalysisItem];
    reviewer.read = () =>
      reading([
        finding(known.evidence?.quote ?? '', { riskFactor: 1 }),
        finding('Nobody ever said this in any contract.', {
          evidence: { quote: 'Nobody', start: 0, end: 6 },
        }),
        finding(QUOTE),
        finding(QUOTE, { id: 'model:twice', riskFactor: 2 }),
      ]);
    const after = await settled(guest, body['runId']);
    expect(after.essential).toEqual(before.essential);
    expect(after.modelReview.findings).toEqual([shown(QUOTE)]);
  });

  it.each([
    ['a run that failed', { status: 'failed' }, 'failed', 'unavailable'],
    ['a day’s share that is used up', outcomeOf('budget'), 'failed', 'budget'],
    ['a worker without a model', outcomeOf(null), 'none', null],
  ] as const)('ends with %s', async (_what, outcome, state, fallback) => {
    const guest = aGuest();
    const { body } = await send(guest);
    reviewer.read = () => outcome;
    const analysis = await settled(guest, body['runId']);
    expect(analysis).toMatchObject({ modelReview: { state, findings: [] }, engine: { fallback } });
    expect(analysis.essential).toHaveLength(1);
  });

  it('has what was read before of the same file at once', async () => {
    const guest = aGuest();
    const content = another();
    const first = await send(guest, content);
    reviewer.read = () => reading([finding(QUOTE)]);
    await settled(guest, first.body['runId']);
    reviewer.read = () => undefined;
    const second = await send(guest, content);
    expect(second.body).toMatchObject({
      analysis: { modelReview: { state: 'done', findings: [finding(QUOTE)] } },
    });
  });

  it('asks no model about what is no contract', async () => {
    const recipe = 'Take three eggs and a cup of flour. Stir them well and bake the cake for an hour.';
    reviewer.answer = () => ({
      status: 'done',
      result: { kind: 'review', document: 'not-a-contract', analysis: null },
    });
    const guest = aGuest();
    expect((await send(guest, recipe)).body).toMatchObject({ code: 'NOT_A_CONTRACT' });
    const runs = await documents.rows('SELECT kind FROM runs WHERE owner = $1', [
      `guest:${guest.guestId ?? ''}`,
    ]);
    expect(runs).toEqual([{ kind: 'review' }]);
  });
});

describe('with a model that has a second', () => {
  start({ modelReviewMs: 1_000, sweepMs: 100 });
  configureModel();

  it('keeps the findings of the rules and says so when no worker ever answers', async () => {
    const guest = aGuest();
    const { body } = await send(guest);
    const analysis = await settled(guest, body['runId']);
    expect(analysis.modelReview).toEqual({ state: 'failed', language: 'en', findings: [] });
    expect(analysis.engine).toMatchObject({ name: 'built-in', fallback: 'unavailable' });
    expect(analysis.essential).toHaveLength(1);
  });
});

function outcomeOf(fallback: 'budget' | null): RunOutcome {
  const engine = { name: 'built-in', version: '1', model: null, fallback } as const;
  return { status: 'done', result: { kind: 'model-review', findings: [], isPartial: false, engine } };
}

import { defaultSteps } from '../../../shared/answers/default-steps.js';
import { withAnswer, withDecision, withFieldAnswer } from '../../../shared/improving/improve-reducer.js';
import type { ImproveState } from '../../../shared/improving/improve-state.js';
import { ApiStub, refusal } from '../../../shared/testing/api-stub.js';
import { anImproveState, CAP, REPOSITORY } from '../../../shared/testing/improve-state.js';
import { ImprovementQueue, type SaveFailure } from './improvement-queue.js';

const CITY = 'Name the city of the court';
const ANSWER = 'POST /api/wizard-steps/save';
const PROGRESS = 'POST /api/contracts/save-progress';
const questions = defaultSteps('en').flatMap(({ fields }) => fields);

function setUp() {
  const api = new ApiStub()
    .on(ANSWER, () => Response.json({ success: true }))
    .on(PROGRESS, () => Response.json({ success: true }));
  const failures: SaveFailure[] = [];
  const start = anImproveState();
  let state: ImproveState = {
    ...start,
    suggestions: [CAP, REPOSITORY, CITY],
    extras: {
      ...start.extras,
      chosen: [],
      facts: {
        ...start.extras.facts,
        [CITY]: { category: 'legal', isRequired: false, fields: ['court_city'] },
      },
    },
  };
  const queue = new ImprovementQueue({ answers: state.formData, additions: [] });
  const become = (next: ImproveState, text: string) => {
    state = next;
    queue.change(text);
  };
  return {
    api,
    queue,
    failures,
    say: (text: string, words: string) =>
      become(withDecision(withAnswer(state, text, words), text, 'applied'), text),
    answerCity: (city: string) => become(withFieldAnswer(state, CITY, 'court_city', city), CITY),
    leaveContract: () => (state = { ...state, contractId: ' ' }),
    save: (isAsked = false) =>
      queue.save({
        read: () => state,
        questions,
        language: 'en',
        isAsked,
        onFailure: (failure) => void failures.push(failure),
      }),
    /** The words of every improvement, save by save. */
    texts: () => api.callsTo(PROGRESS).map(({ body }) => (body as { state: ImproveState }).state.answers),
    cities: () => api.callsTo(ANSWER).map(({ body }) => (body as { value: string }).value),
  };
}

/** Calls to a route that are answered one by one, by hand. */
function held(api: ApiStub, route: typeof ANSWER | typeof PROGRESS) {
  const waiting: ((answer: Response | Error) => void)[] = [];
  api.on(route, () => new Promise<Response | Error>((resolve) => waiting.push(resolve)));
  return {
    waiting,
    answer: async (answer: Response | Error = Response.json({ success: true })) => {
      waiting.shift()?.(answer);
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe(ImprovementQueue.name, () => {
  it('R-IMP-11 saves one after the other, the taps of a running save together, each with what is newest', async () => {
    const { api, queue, say, save, texts } = setUp();
    const progress = held(api, PROGRESS);
    say(CAP, 'one');
    const first = save();
    await settled();
    say(CAP, 'two');
    const second = save();
    say(REPOSITORY, 'git');
    const third = save();
    await settled();
    expect(texts()).toEqual([{ [CAP]: 'one' }]);
    await progress.answer();
    expect(await first).toBe(true);
    expect(queue.unsaved).toEqual([CAP, REPOSITORY]);
    expect(texts()).toEqual([{ [CAP]: 'one' }, { [CAP]: 'two', [REPOSITORY]: 'git' }]);
    await progress.answer();
    expect(await Promise.all([second, third])).toEqual([true, true]);
    expect(queue.unsaved).toEqual([]);
    expect(progress.waiting).toEqual([]);
  });

  it('lets no answer that comes late take the place of a newer one', async () => {
    const { api, queue, answerCity, save, cities } = setUp();
    const answers = held(api, ANSWER);
    answerCity('Kaunas');
    const first = save();
    await settled();
    answerCity('Vilnius');
    const second = save();
    await settled();
    expect(cities()).toEqual(['Kaunas']);
    await answers.answer();
    await first;
    expect(queue.read().saved.answers['court_city']).toBe('Kaunas');
    expect(queue.unsaved).toEqual([CITY]);
    await settled();
    await answers.answer();
    expect(await second).toBe(true);
    expect(cities()).toEqual(['Kaunas', 'Vilnius']);
    expect(queue.read().saved.answers['court_city']).toBe('Vilnius');
  });

  it('leaves unsaved the improvement whose answer was lost, and no other', async () => {
    const { api, queue, say, answerCity, save, cities, failures } = setUp();
    api.on(ANSWER, () => refusal(503, {}));
    answerCity('Kaunas');
    say(REPOSITORY, 'git');
    expect(await save()).toBe(false);
    expect(queue.unsaved).toEqual([CITY]);
    expect(failures).toEqual([{ reason: 'not stored', error: undefined }]);
    api.on(ANSWER, () => Response.json({ success: true }));
    expect(await save()).toBe(true);
    expect(queue.unsaved).toEqual([]);
    expect(cities()).toEqual(['Kaunas', 'Kaunas']);
  });

  it('keeps everything unsaved without a connection, and brings the newest of it afterwards', async () => {
    const { api, queue, say, answerCity, save, texts, failures } = setUp();
    api.on(ANSWER, () => new TypeError('offline')).on(PROGRESS, () => new TypeError('offline'));
    say(CAP, 'one');
    expect(await save()).toBe(false);
    answerCity('Kaunas');
    say(CAP, 'two');
    expect(await save()).toBe(false);
    expect(queue.unsaved).toEqual([CAP, CITY]);
    expect(failures.map(({ reason }) => reason)).toEqual(['not stored', 'not stored']);
    api
      .on(ANSWER, () => Response.json({ success: true }))
      .on(PROGRESS, () => Response.json({ success: true }));
    expect(await save()).toBe(true);
    expect(texts().at(-1)).toEqual({ [CAP]: 'two' });
    expect(queue.unsaved).toEqual([]);
  });

  it('R-IMP-11 says once what the server refuses, and again to whoever asks', async () => {
    const { api, queue, answerCity, save, cities, failures } = setUp();
    api.on(ANSWER, () => refusal(400, { message: 'One city.' }));
    answerCity('Kaunas');
    expect(await save()).toBe(false);
    expect(await save()).toBe(false);
    expect(failures.map(({ reason }) => reason)).toEqual(['refused']);
    expect(await Promise.all([save(true), save()])).toEqual([false, false]);
    expect(failures.map(({ reason }) => reason)).toEqual(['refused', 'refused before']);
    expect(cities()).toEqual(['Kaunas']);
    expect(queue.unsaved).toEqual([]);
    api.on(ANSWER, () => Response.json({ success: true }));
    answerCity('Vilnius');
    expect(await save()).toBe(true);
    expect(queue.read().refusals.size).toBe(0);
  });

  it('says that there is no contract to save to', async () => {
    const { say, save, leaveContract, failures, texts } = setUp();
    say(CAP, 'one');
    leaveContract();
    expect(await save()).toBe(false);
    expect(failures).toEqual([{ reason: 'no contract' }]);
    expect(texts()).toEqual([]);
  });

  it('goes on after a save that broke off', async () => {
    const { queue, say, save, texts } = setUp();
    say(CAP, 'one');
    const read = () => {
      throw new Error('broken');
    };
    const broken = queue.save({
      read,
      questions,
      language: 'en',
      isAsked: false,
      onFailure: () => undefined,
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await save()).toBe(true);
    expect(texts()).toEqual([{ [CAP]: 'one' }]);
  });

  it('tells who watches when the server has got something', async () => {
    const { queue, say, save } = setUp();
    let news = 0;
    const unsubscribe = queue.subscribe(() => (news += 1));
    say(CAP, 'one');
    await save();
    unsubscribe();
    await save();
    expect(news).toBe(1);
    expect(queue.read().saved.additions).toMatchObject([{ text: 'one' }]);
  });
});

import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { defaultSteps } from '../../../shared/answers/default-steps.js';
import { startI18n } from '../../../shared/i18n/i18n.js';
import { resources } from '../../../shared/i18n/resources.js';
import { resetToasts, toastSource } from '../../../shared/toast/toast-store.js';
import { ApiStub, refusal } from '../../../shared/testing/api-stub.js';
import { anImproveState, CAP, REPOSITORY } from '../../../shared/testing/improve-state.js';
import { heldIn } from '../../../shared/improving/held-words.js';
import { suggestionStatuses } from './suggestion-status.js';
import { useImprovements } from './use-improvements.js';

const CITY = 'Name the city of the court';
const SENTENCE = 'The Provider keeps the files for two years.';
const questions = defaultSteps('en').flatMap(({ fields }) => fields);
const cityField = questions.find(({ key }) => key === 'court_city');

function setUp(handlers: (api: ApiStub) => void = () => undefined) {
  const api = new ApiStub()
    .on('POST /api/wizard-steps/save', () => Response.json({ success: true }))
    .on('POST /api/contracts/save-progress', () => Response.json({ success: true }));
  handlers(api);
  const state = anImproveState();
  const initial = {
    ...state,
    suggestions: [CAP, REPOSITORY, CITY],
    extras: {
      ...state.extras,
      chosen: [],
      facts: {
        ...state.extras.facts,
        [CITY]: {
          id: 'disputes.no-court',
          category: 'legal' as const,
          isRequired: false,
          clauseId: 'disputes',
          fields: ['court_city'],
        },
      },
    },
  };
  const { result } = renderHook(() => useImprovements(initial, questions));
  const status = (text: string) => {
    const { state: now, saved, refused } = result.current;
    return suggestionStatuses(now, heldIn(now, 'en'), questions, saved, refused).get(text);
  };
  const sent = (route: string) => api.callsTo(route).map(({ body }) => body as Record<string, unknown>);
  return { api, result, status, sent };
}

type Shown = ReturnType<typeof setUp>['result'];

async function answerCity(result: Shown, value: string) {
  if (!cityField) throw new Error('no question about the city');
  await act(async () => {
    result.current.answerField(CITY, cityField, 'court_city', value);
    result.current.leaveField();
    await result.current.save();
  });
}
async function say(result: Shown, text: string, words: string) {
  await act(async () => {
    result.current.write(text, words);
    result.current.leave(text);
    await result.current.save();
  });
}
const messages = () => toastSource.get().log.map(({ description }) => description);

describe(useImprovements.name, () => {
  beforeAll(async () => startI18n({ resources }));
  afterEach(resetToasts);

  it('R-IMP-11 keeps a refused answer from the server, and nothing else with it', async () => {
    const { result, sent, status } = setUp();
    await answerCity(result, 'no');
    expect(status(CITY)).toBe('refused');
    expect(sent('POST /api/wizard-steps/save')).toEqual([]);
    await say(result, REPOSITORY, SENTENCE);
    expect(sent('POST /api/contracts/save-progress').at(-1)).toMatchObject({
      aiSuggestions: { suggestions: [{ implementation: SENTENCE }] },
    });
    expect(status(REPOSITORY)).toBe('inContract');
    expect(messages()).toEqual([]);
    await answerCity(result, 'Kaunas');
    expect(sent('POST /api/wizard-steps/save')).toMatchObject([{ key: 'court_city', value: 'Kaunas' }]);
    expect(status(CITY)).toBe('inContract');
  });

  it('R-IMP-11 says that something is in the contract once the server has it', async () => {
    const { result, status } = setUp((api) =>
      api.on('POST /api/contracts/save-progress', () => refusal(503, { message: 'Try again later.' })),
    );
    await say(result, REPOSITORY, SENTENCE);
    expect(status(REPOSITORY)).toBe('unsaved');
    expect(new Set(messages())).toEqual(new Set(['Try again later.']));
  });

  it('R-IMP-11 does not repeat what the server itself has refused, and saves the rest', async () => {
    const message = '“City of the court” must be one city.';
    const { result, sent, status } = setUp((api) =>
      api.on('POST /api/wizard-steps/save', () => refusal(400, { code: 'ANSWER_NO_CITY', message })),
    );
    await answerCity(result, 'Kaunas');
    expect(status(CITY)).toBe('refused');
    expect(new Set(messages())).toEqual(new Set([message]));
    await say(result, REPOSITORY, SENTENCE);
    await answerCity(result, 'Kaunas');
    expect(sent('POST /api/wizard-steps/save')).toHaveLength(1);
    expect(status(REPOSITORY)).toBe('inContract');
    await answerCity(result, 'Vilnius');
    expect(sent('POST /api/wizard-steps/save')).toHaveLength(2);
  });

  it.each(['changed', 'skipped'] as const)(
    'R-IMP-11 has not saved everything while a refused answer stands, until it is %s',
    async (way) => {
      const message = '“City of the court” must be one city.';
      const { api, result, status } = setUp((stub) =>
        stub.on('POST /api/wizard-steps/save', () => refusal(400, { code: 'ANSWER_NO_CITY', message })),
      );
      const save = () => act(() => result.current.save());
      await answerCity(result, 'Kaunas');
      expect(await save()).toBe(false);
      expect(await save()).toBe(false);
      expect(result.current.refused).toEqual(new Set(['court_city']));
      expect(messages().at(-1)).toBe(message);
      if (way === 'skipped') act(() => result.current.skip(CITY));
      else {
        api.on('POST /api/wizard-steps/save', () => Response.json({ success: true }));
        await answerCity(result, 'Vilnius');
      }
      expect(await save()).toBe(true);
      expect(result.current.refused.size).toBe(0);
      expect(status(CITY)).toBe(way === 'skipped' ? 'skipped' : 'inContract');
    },
  );

  it('R-IMP-11 saves what is typed when the page is hidden, once', async () => {
    const { result, sent } = setUp();
    const hide = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await say(result, REPOSITORY, SENTENCE);
    act(() => result.current.write(REPOSITORY, `${SENTENCE} And a day.`));
    const before = sent('POST /api/contracts/save-progress').length;
    await hide();
    await waitFor(() => expect(sent('POST /api/contracts/save-progress')).toHaveLength(before + 1));
    await act(() => result.current.save());
    const after = sent('POST /api/contracts/save-progress').length;
    await hide();
    expect(sent('POST /api/contracts/save-progress')).toHaveLength(after);
    visibility.mockRestore();
  });

  it('R-IMP-11 shows which improvement the server has not got', async () => {
    const { result, status } = setUp((api) => api.on('POST /api/wizard-steps/save', () => refusal(503, {})));
    await say(result, REPOSITORY, SENTENCE);
    await answerCity(result, 'Kaunas');
    expect(status(REPOSITORY)).toBe('inContract');
    expect(status(CITY)).toBe('unsaved');
  });
});

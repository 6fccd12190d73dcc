import type { AskModel } from '../model/ask-model.js';
import { modelEngine } from '../engines.js';
import { aSuggestInput } from '../testing/inputs.js';
import { SuggestText } from './suggest-text.js';

const payer = { owner: 'user:1', isVisitor: false, address: null };
const { signal } = new AbortController();

/** Always has an answer of its own. */
const eager = {
  ask: () => Promise.resolve({ result: 'The words of the model.', engine: modelEngine('eager') }),
} as unknown as AskModel;

describe(SuggestText, () => {
  const suggestions = new SuggestText(eager);

  it.each(['currency', 'final_deadline', 'payment_amount', 'milestones', 'court_city'])(
    'leaves %s, which is read as data, to the rules',
    async (key) => {
      const { suggestion, engine } = await suggestions.suggest(
        { ...aSuggestInput('en'), key },
        { payer, signal, leftMs: null },
      );
      expect(engine).toMatchObject({ name: 'built-in', fallback: null });
      expect(suggestion).not.toContain('model');
    },
  );

  it.each(['scope_of_work', 'ip_ownership_other', null])('lets the model write %s', async (key) => {
    const { suggestion, engine } = await suggestions.suggest(
      { ...aSuggestInput('en'), key },
      { payer, signal, leftMs: null },
    );
    expect(engine.name).toBe('model');
    expect(suggestion).toBe('The words of the model.');
  });

  it.each(['deliverables', 'exclusions'])('offers what the model adds to %s line by line', async (key) => {
    const { suggestion, offered, engine } = await suggestions.suggest(
      { ...aSuggestInput('en'), key, currentText: '' },
      { payer, signal, leftMs: null },
    );
    expect(engine.name).toBe('model');
    expect([suggestion, offered]).toEqual(['', ['The words of the model.']]);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { wordingOfBoth } from '../../shared/testing/wording-of-both.js';
import { anImproveState, keepImproveState } from '../../shared/testing/improve-state.js';
import {
  card,
  eachOnFreshPage,
  IMPROVE_ADDRESS,
  lastSave,
  SAVE_ANSWER,
  saving,
} from '../testing/improve-page.js';
import { openApp } from '../testing/open-app.js';

eachOnFreshPage();

const OWN = 'Say how somebody is reminded';
const OURS = 'Say how many ideas there are';

const state = (prevailing_language: 'en' | 'lt', ready: string) => {
  const initial = anImproveState();
  const common = { category: 'clarity' as const, isRequired: false };
  return anImproveState({
    suggestions: [OWN, OURS],
    formData: { ...initial.formData, contract_language: 'both', prevailing_language },
    extras: {
      ...initial.extras,
      chosen: [],
      facts: {
        [OWN]: { ...common, question: 'How is somebody reminded?', clauseId: 'invoicing' },
        [OURS]: {
          ...common,
          id: 'revisions.concepts',
          question: 'How many ideas?',
          clauseId: 'revisions',
          implementation: ready,
        },
      },
    },
  });
};
const texts = (api: ReturnType<typeof saving>) =>
  lastSave(api)?.aiSuggestions.suggestions.map(({ implementation, second }) => [implementation, second]);

describe.each([
  ['en', 'lt', 'The Provider sends reminders by e-mail.', 'Paslaugų teikėjas priminimus siunčia el. paštu.'],
  ['lt', 'en', 'Paslaugų teikėjas priminimus siunčia el. paštu.', 'The Provider sends reminders by e-mail.'],
] as const)('a sentence of a contract in both languages (%s prevails)', (prevails, other, words, second) => {
  const name = other === 'lt' ? 'The same sentence in Lithuanian' : 'The same sentence in English';
  const missing = other === 'lt' ? /: in English only/ : /: in Lithuanian only/;

  it('R-WIZ-07 R-IMP-10 is asked for in the other language where it is of one’s own, and told until it is there', async () => {
    const api = saving();
    keepImproveState(state(prevails, ''));
    Element.prototype.scrollIntoView = () => undefined;
    const { user } = await openApp(IMPROVE_ADDRESS, { language: 'en' });
    const own = await card(/How is somebody/);
    expect(own.queryByRole('textbox', { name: new RegExp(name) })).not.toBeInTheDocument();
    await user.click(own.getByRole('textbox'));
    await user.paste(words);
    await user.tab();
    const told = await screen.findByText(
      new RegExp(`Added wording \\(Invoicing and payment\\)${missing.source}`),
    );
    expect(texts(api)).toEqual([[words, undefined]]);
    const button = screen.getByRole('button', { name: /^Write it in the other language/ });
    await user.click(button);
    const field = own.getByRole('textbox', { name: new RegExp(name) });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('lang', other);
    await user.paste('Kaunas');
    await user.tab();
    expect(await own.findByText(/is not a sentence yet/)).toBeVisible();
    expect(told).toBeVisible();
    await user.clear(field);
    await user.click(field);
    await user.paste(second);
    await user.tab();
    await waitFor(() => expect(texts(api)).toEqual([[words, second]]));
    await waitFor(() => expect(screen.queryByText(missing)).not.toBeInTheDocument());
  });

  it('R-WIZ-07 R-IMP-03 is there in both where the rule set has written it', async () => {
    const api = saving();
    const ready = wordingOfBoth('revisions.concepts', state(prevails, '').formData);
    keepImproveState(state(prevails, ready[prevails]));
    const { user } = await openApp(IMPROVE_ADDRESS, { language: 'en' });
    const ours = await card(/How many ideas/);
    await user.click(ours.getByRole('button', { name: /^Apply/ }));
    await waitFor(() => expect(texts(api)).toEqual([[ready[prevails], ready[other]]]));
    expect(ours.getByText((words) => words === ready[other].replaceAll('\u00a0', ' '))).toBeVisible();
    expect(ours.queryByRole('textbox', { name: new RegExp(name) })).not.toBeInTheDocument();
    expect(screen.queryByText('In one language only')).not.toBeInTheDocument();
  });
});

it('R-WIZ-07 R-IMP-03 asks for an answer in both languages, and says what one text lacks', async () => {
  const api = saving();
  const SCOPE = 'Describe the work in more detail';
  const initial = state('en', '');
  keepImproveState({
    ...initial,
    suggestions: [SCOPE],
    extras: {
      ...initial.extras,
      facts: {
        [SCOPE]: { category: 'essential', isRequired: false, clauseId: 'scope', fields: ['scope_of_work'] },
      },
    },
  });
  const { user } = await openApp(IMPROVE_ADDRESS, { language: 'en' });
  const asked = await card(new RegExp(SCOPE));
  const second = await asked.findByRole('textbox', { name: 'Scope of Work: the same in Lithuanian' });
  await user.click(second);
  await user.paste('Logotipas kepyklai');
  await user.tab();
  await waitFor(() =>
    expect(api.callsTo(SAVE_ANSWER).at(-1)?.body).toMatchObject({
      key: 'scope_of_work@lt',
      fieldKey: 'scope_of_work@lt',
      stepKey: 'contract_overview',
      value: 'Logotipas kepyklai',
    }),
  );
  const first = asked.getByRole('textbox', { name: /^Scope of Work(?!:)/ });
  await user.click(first);
  await user.paste('\nTwo drafts to choose from.\nFinal files in three formats.');
  expect(await asked.findByText(/^Paragraphs here: 1; in English: 3\./)).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@pactwright/protocol';
import { anImproveState, keepImproveState, REPOSITORY } from '../../shared/testing/improve-state.js';
import {
  card,
  eachOnFreshPage,
  generateButton,
  IMPROVE_ADDRESS,
  SAVE_PROGRESS,
  saving,
  sheet,
} from '../testing/improve-page.js';
import { openApp } from '../testing/open-app.js';

eachOnFreshPage();

const COURT = 'Name the court';
const EXCLUSIONS = 'Say what is not included';

/** Two suggestions come first, so that the one that a test is about is marked with no asterisk. */
function stateAsking(text: string, fields: readonly string[]) {
  const state = anImproveState();
  const facts = {
    ...state.extras.facts,
    [text]: { category: 'legal' as const, isRequired: false, question: `${text}?`, fields: [...fields] },
  };
  return { ...state, suggestions: [...state.suggestions, text], extras: { ...state.extras, facts } };
}

async function openState(state: unknown, language: Language = 'en') {
  const api = saving().on('POST /api/payment', () => Response.json({ success: true, testMode: true }));
  keepImproveState(state);
  Element.prototype.scrollIntoView = () => undefined;
  const { user } = await openApp(IMPROVE_ADDRESS, { language });
  const write = async (field: HTMLElement, words: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(words);
    await user.tab();
  };
  return { api, user, write };
}

const WORDS = {
  en: {
    generate: 'Generate Contract',
    held: '1 of your texts is not in the contract yet',
    decide: /^Please decide before you generate the contract/,
    reached: 'Your contract is there.',
    passing: /checks pass now/,
    payment: 'Get your contract',
    skip: /^Skip/,
    applied: /^Applied/,
    inContract: 'In the contract',
    refused: 'Your answer is not in the contract yet: please correct it',
    nothing: 'Noted: nothing to add',
    open: 'Not in the contract yet',
    no: 'no',
    unknown: 'not sure',
  },
  lt: {
    generate: 'Parengti sutartį',
    held: 'Sutartyje dar nėra 1 jūsų teksto',
    decide: /^Prieš rengdami sutartį nuspręskite/,
    reached: 'Jūsų sutartis tikslą pasiekė.',
    passing: /^Dabar išlaikyta/,
    payment: 'Gaukite savo sutartį',
    skip: /^Praleisti/,
    applied: /^Pritaikyta/,
    inContract: 'Įrašyta į sutartį',
    refused: 'Jūsų atsakymo sutartyje dar nėra: pataisykite',
    nothing: 'Užfiksuota: įrašyti nieko nereikia',
    open: 'Sutartyje dar nėra',
    no: 'ne',
    unknown: 'nežinau',
  },
} as const;

describe.each(['en', 'lt'] as const)('a text that is held (%s)', (language) => {
  const words = WORDS[language];
  const stop = () => screen.queryByText(words.decide)?.closest<HTMLElement>('[role=alert]') ?? null;

  it.each(['skip', 'mend', 'clear'] as const)(
    'R-IMP-14 stops the way to the payment at its field until somebody decides: %s',
    async (way) => {
      const { api, user, write } = await openState(anImproveState(), language);
      const repository = await card(new RegExp(REPOSITORY));
      const field = repository.getByRole('textbox');
      await write(field, words.no);
      const generate = await generateButton(words.generate);
      const saves = api.callsTo(SAVE_PROGRESS).length;
      await user.click(generate);
      expect(field).toHaveFocus();
      expect(field).toBeInvalid();
      expect(within(stop() ?? document.createElement('div')).getByText(words.held)).toBeVisible();
      /* The reason and what can be done about it stay in sight while the field has the focus. */
      expect(repository.getByRole('alert')).toBeVisible();
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
      expect(api.callsTo(SAVE_PROGRESS)).toHaveLength(saves);
      if (way === 'skip') await user.click(repository.getByRole('button', { name: words.skip }));
      if (way === 'mend') await write(field, 'The code is kept at the Client.');
      if (way === 'clear') {
        await user.clear(field);
        await user.tab();
      }
      await waitFor(() => expect(stop()).not.toBeInTheDocument());
      await user.click(await generateButton(words.generate));
      expect(await screen.findByRole('progressbar')).toBeVisible();
    },
  );

  it('R-IMP-01 is no contract that is there: the head says how many texts are missing', async () => {
    const state = stateAsking(REPOSITORY, []);
    const suggestions = state.suggestions.filter((text) => text !== REPOSITORY);
    const { write } = await openState({ ...state, suggestions: [...suggestions, REPOSITORY] }, language);
    const field = (await card(new RegExp(REPOSITORY))).getByRole('textbox');
    expect(await screen.findByText(words.reached)).toBeVisible();
    await write(field, words.no);
    expect(await screen.findByText(words.held)).toBeVisible();
    expect(screen.queryByText(words.reached)).not.toBeInTheDocument();
    expect(screen.queryByText(words.passing)).not.toBeInTheDocument();
  });

  it('R-IMP-03 R-IMP-14 is also an answer that its field refuses: not applied, not in the contract, not sold', async () => {
    const { user, write } = await openState(stateAsking(COURT, ['court_city']), language);
    const court = await card(/Name the court/);
    const field = court.getByRole('textbox');
    await write(field, words.unknown);
    expect(await court.findByText(words.refused)).toBeVisible();
    expect(court.queryByText(words.inContract)).not.toBeInTheDocument();
    expect(court.queryByRole('button', { name: words.applied })).not.toBeInTheDocument();
    expect(screen.getByText(words.held)).toBeVisible();
    await user.click(await generateButton(words.generate));
    expect(field).toHaveFocus();
    expect(stop()).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await write(field, 'Kaunas');
    expect(await court.findByText(words.inContract)).toBeVisible();
    expect(court.getByRole('button', { name: words.applied })).toBeVisible();
    expect(stop()).not.toBeInTheDocument();
  });

  it('R-IMP-03 says of an answer that there is nothing to add that nothing is added', async () => {
    const { user, write } = await openState(stateAsking(EXCLUSIONS, ['exclusions']), language);
    const exclusions = await card(/Say what is not included/);
    const field = exclusions.getByRole('textbox');
    await write(field, words.no);
    expect(await exclusions.findByText(words.nothing)).toBeVisible();
    expect(exclusions.queryByText(words.inContract)).not.toBeInTheDocument();
    await write(field, words.unknown);
    expect(await exclusions.findByText(words.open)).toBeVisible();
    await write(field, 'Hosting');
    expect(await exclusions.findByText(words.inContract)).toBeVisible();
    await waitFor(() => expect(sheet()).toHaveTextContent('Hosting'));
    await write(field, words.no);
    await user.click(await generateButton(words.generate));
    expect(await screen.findByRole('progressbar')).toBeVisible();
  });

  it('R-IMP-14 stops nobody at the cards that nobody has touched', async () => {
    const { extras, ...state } = anImproveState();
    const { user } = await openState({ ...state, extras: { ...extras, chosen: [] } }, language);
    await user.click(await generateButton(words.generate));
    expect(await screen.findByRole('dialog', { name: words.payment })).toBeVisible();
  });

  it('R-IMP-14 is held back too where it was typed after the contract had been generated', async () => {
    const { user, write } = await openState(anImproveState(), language);
    await user.click(await generateButton(words.generate));
    const dialog = within(await screen.findByRole('dialog', { name: words.payment }));
    await user.click(dialog.getByRole('button', { name: /Close|Uždaryti/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const field = (await card(new RegExp(REPOSITORY))).getByRole('textbox');
    await write(field, words.no);
    await user.click(screen.getByRole('link', { name: /See its checks|Žiūrėti patikras/ }));
    expect(field).toHaveFocus();
    expect(stop()).toBeVisible();
  });
});

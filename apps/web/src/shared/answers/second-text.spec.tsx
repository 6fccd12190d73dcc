import { ThemeProvider } from '@mui/material/styles';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { Answers, MilestoneRow, SuggestionRequest, WizardField } from '@pactwright/protocol';
import type { ReactNode } from 'react';
import { startI18n } from '../i18n/i18n.js';
import { resources } from '../i18n/resources.js';
import { theme } from '../../theme/create-theme.js';
import { ApiStub } from '../testing/api-stub.js';
import { aField } from '../testing/wizard-fields.js';
import { AnswerSourceContext, type AnswerSource } from './answer-source.js';
import { MilestonesAnswer } from './milestones-answer.js';
import { SecondText } from './second-text.js';
import { SuggestedAnswer } from './suggested-answer.js';

/** What is written in the fields, kept as the wizard keeps it. */
function sourceOf(answers: Answers): AnswerSource {
  let kept = answers;
  const listeners = new Set<() => void>();
  return {
    idPrefix: 'wizard',
    read: (key) => kept[key],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (_, key, value) => {
      const { [key]: _before, ...others } = kept;
      kept = value === undefined ? others : { ...others, [key]: value };
      for (const listener of listeners) listener();
    },
    focused: () => undefined,
    left: () => undefined,
  };
}

const both = { contract_language: 'both', prevailing_language: 'lt' };
const deliverables: WizardField = aField({ key: 'deliverables', label: 'Deliverables', type: 'textarea' });

async function show(answers: Answers, page: ReactNode, more: Partial<AnswerSource> = {}) {
  if (!i18next.isInitialized) await startI18n({ resources });
  const source = { ...sourceOf(answers), ...more };
  render(
    <ThemeProvider theme={theme}>
      <AnswerSourceContext value={source}>{page}</AnswerSourceContext>
    </ThemeProvider>,
  );
  await userEvent.click(document.body);
  return source;
}

describe('the second text of an answer', () => {
  it('tells figures that are others, and paragraphs that one text lacks', async () => {
    const scope = aField({ key: 'scope_of_work', label: 'Scope', type: 'textarea' });
    await show(
      {
        ...both,
        scope_of_work: '3 packages.\n\nA guide.\n\nFinal files.',
        'scope_of_work@lt': '5 pakuotės.\n\nVadovas.',
      },
      <SecondText field={scope} />,
    );
    const field = await screen.findByRole('textbox', { name: 'Scope: the same in Lithuanian' });
    expect(await screen.findByText('The figures differ: 5 here, 3 in English.')).toBeVisible();
    expect(screen.getByText(/^Paragraphs here: 2; in English: 3\./)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '3 pakuotės, vadovas ir galutiniai failai.');
    expect(screen.queryByText(/figures differ|Paragraphs here/)).not.toBeInTheDocument();
  });

  it('R-WIZ-07 says how many lines either list has until they are as many', async () => {
    await show(
      { ...both, deliverables: 'Logo\nBrand guide\nPosters', 'deliverables@lt': 'Logotipas\nPlakatai' },
      <SecondText field={deliverables} />,
    );
    const field = await screen.findByRole('textbox', { name: 'Deliverables: the same in Lithuanian' });
    const said = 'Lines here: 2; in English: 3. The lines missing here stand in English in both texts.';
    expect(await screen.findByText(said)).toBeVisible();
    expect(field).toHaveAccessibleDescription(said);
    await userEvent.type(field, '\nStiliaus vadovas');
    expect(screen.queryByText(/Lines here/)).not.toBeInTheDocument();
    await userEvent.type(field, '\nBukletas');
    expect(
      screen.getByText(
        'Lines here: 4; in English: 3. The lines missing in English stand in Lithuanian in both texts.',
      ),
    ).toBeVisible();
  });
});

describe('a stage in a contract in both languages', () => {
  const field = aField({ key: 'milestones', label: 'Milestones', type: 'textarea' });
  const row: MilestoneRow = { name: 'Design of the pages', date: '', amount: '', unit: 'money' };

  it('R-WIZ-21 asks for the name and for what it is accepted by in the other language', async () => {
    const source = await show(
      { ...both, milestones: [{ ...row, acceptance: 'The form works' }] },
      <MilestonesAnswer field={field} isInvalid={false} />,
    );
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'What is done: the same in Lithuanian' }),
      'Maketai',
    );
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Accepted when: the same in Lithuanian' }),
      'Forma veikia',
    );
    expect(source.read('milestones')).toMatchObject([
      { second: 'Maketai', secondAcceptance: 'Forma veikia' },
    ]);
  });

  it('does not ask for a second text of what is not said', async () => {
    await show({ ...both, milestones: [row] }, <MilestonesAnswer field={field} isInvalid={false} />);
    expect(
      await screen.findByRole('textbox', { name: 'What is done: the same in Lithuanian' }),
    ).toBeVisible();
    expect(
      screen.queryByRole('textbox', { name: 'Accepted when: the same in Lithuanian' }),
    ).not.toBeInTheDocument();
  });

  it.each([
    [
      'beside a text that is there',
      { deliverables: 'Logo', 'deliverables@lt': 'Logotipas' },
      'Logotipas\nSpauda',
    ],
    ['in a field that has none yet', {}, 'Spauda'],
    ['not beside words of one language', { deliverables: 'Logo' }, undefined],
  ])('R-WIZ-07 R-WIZ-25 takes an offered line in both languages: %s', async (_where, given, wanted) => {
    new ApiStub().on('POST /api/contracts/suggestion', () =>
      Response.json({
        suggestion: '',
        offered: ['Printing', 'Photographs'],
        seconds: { Printing: 'Spauda' },
        engine: { name: 'built-in', version: '1', model: null, fallback: null },
      }),
    );
    const words = { done: { title: '', description: '' }, failed: '' };
    const request = () => ({ fieldKey: 'deliverables' }) as SuggestionRequest;
    const answers = { contract_language: 'both', prevailing_language: 'en', ...given };
    const source = await show(answers, <SuggestedAnswer field={deliverables} isInvalid={false} />, {
      suggesting: { request, words },
    });
    await userEvent.click(screen.getByRole('button', { name: /Suggestion: Deliverables/ }));
    const line = await screen.findByRole('checkbox', { name: 'Printing' });
    await userEvent.click(line);
    const typed = 'deliverables' in given ? 'Logo\nPrinting' : 'Printing';
    expect(source.read('deliverables')).toBe(typed);
    expect(source.read('deliverables@lt')).toBe(wanted);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Photographs' }));
    expect(source.read('deliverables')).toBe(`${typed}\nPhotographs`);
    expect(source.read('deliverables@lt')).toBe(wanted);
    await userEvent.click(line);
    expect(source.read('deliverables@lt')).toBe('deliverables@lt' in given ? 'Logotipas' : undefined);
  });
});

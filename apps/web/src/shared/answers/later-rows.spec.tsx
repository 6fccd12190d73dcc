import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { Answers } from '@pactwright/protocol';
import { startI18n } from '../i18n/i18n.js';
import { resources } from '../i18n/resources.js';
import { aField } from '../testing/wizard-fields.js';
import { AnswerSourceContext, type AnswerSource } from './answer-source.js';
import { MilestonesAnswer } from './milestones-answer.js';

const field = aField({ key: 'milestones', label: 'Milestones', type: 'textarea' });

function show() {
  const answers: Answers = {};
  const listeners = new Set<() => void>();
  const source: AnswerSource = {
    idPrefix: 'wizard',
    read: (key) => answers[key],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (_, key, value) => {
      if (value !== undefined) answers[key] = value;
      for (const listener of listeners) listener();
    },
    focused: () => undefined,
    left: () => undefined,
  };
  return render(
    <AnswerSourceContext value={source}>
      <MilestonesAnswer field={field} isInvalid={false} />
    </AnswerSourceContext>,
  );
}
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add a milestone' }));
const waiting = () => screen.queryByRole('status', { name: 'Loading the milestones' });

describe('the rows of milestones, which come later', () => {
  it('R-WIZ-21 take the focus when they come, and are there at once the next time', async () => {
    if (!i18next.isInitialized) await startI18n({ resources });
    const { unmount } = show();
    await add();
    expect(await screen.findByRole('textbox', { name: 'What is done' })).toHaveFocus();
    expect(waiting()).not.toBeInTheDocument();
    unmount();
    show();
    await add();
    expect(screen.getByRole('textbox', { name: 'What is done' })).toHaveFocus();
  });
});

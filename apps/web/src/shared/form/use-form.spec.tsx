import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm, type FieldErrors } from './use-form.js';

interface Values {
  readonly name: string;
  readonly city: string;
  readonly isAgreed: boolean;
}
type Answer = FieldErrors<Values> | undefined;
type Form = ReturnType<typeof useForm<Values, Values>>;

function setUp(send: (values: Values) => Promise<Answer> | undefined) {
  const shown: { form?: Form } = {};
  function Shown() {
    const [values, setValues] = useState<Values>({ name: '', city: '', isAgreed: false });
    const form = useForm<Values, Values>({
      values,
      onChange: setValues,
      check: ({ name, city }) => {
        if (name !== '' && city !== '') return { data: values };
        return {
          errors: { ...(name === '' && { name: 'no name' }), ...(city === '' && { city: 'no city' }) },
        };
      },
      send,
    });
    shown.form = form;
    return (
      <form onSubmit={form.onSubmit}>
        {(['name', 'city'] as const).map((name) => {
          const { error, inputRef, isBusy, ...input } = form.text(name);
          return (
            <input key={name} aria-label={name} title={error} ref={inputRef} readOnly={isBusy} {...input} />
          );
        })}
        <button>send</button>
      </form>
    );
  }
  render(<Shown />);
  const user = userEvent.setup();
  const field = (name: string) => screen.getByRole('textbox', { name });
  const press = () => user.click(screen.getByRole('button'));
  return { user, field, press, form: () => shown.form };
}
const fill = async ({ user, field }: ReturnType<typeof setUp>) => {
  await user.type(field('name'), 'Ona');
  await user.type(field('city'), 'Vilnius');
};

describe(useForm.name, () => {
  it('says what is missing from the first press on, goes to the first such field, and sends nothing', async () => {
    const sent: Values[] = [];
    const page = setUp((values) => void sent.push(values));
    expect(page.field('name')).not.toHaveAttribute('title');
    await page.press();
    expect(page.field('name')).toHaveAttribute('title', 'no name');
    expect(page.field('city')).toHaveAttribute('title', 'no city');
    expect(page.field('name')).toHaveFocus();
    await page.user.type(page.field('name'), 'Ona');
    expect(page.field('name')).not.toHaveAttribute('title');
    await page.press();
    expect(page.field('city')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('sends once while it waits, with the fields as they were typed', async () => {
    let answer: (errors: Answer) => void = () => undefined;
    const sent: Values[] = [];
    const page = setUp((values) => {
      sent.push(values);
      return new Promise((resolve) => (answer = resolve));
    });
    await fill(page);
    await page.press();
    await page.press();
    expect(sent).toEqual([{ name: 'Ona', city: 'Vilnius', isAgreed: false }]);
    expect(page.field('name')).toHaveAttribute('readonly');
    await act(async () => answer(undefined));
    expect(page.field('name')).not.toHaveAttribute('readonly');
  });

  it('says what the server refuses at its field, until that field is changed', async () => {
    const page = setUp(() => Promise.resolve({ city: 'not a city', name: 'taken' }));
    await fill(page);
    await page.press();
    expect(page.field('name')).toHaveFocus();
    expect(page.field('city')).toHaveAttribute('title', 'not a city');
    await page.user.type(page.field('name'), '!');
    expect(page.field('name')).not.toHaveAttribute('title');
    expect(page.field('city')).toHaveAttribute('title', 'not a city');
    act(() => page.form()?.forgetRefusals());
    expect(page.field('city')).not.toHaveAttribute('title');
  });

  it('is as before the first press after a reset', async () => {
    const page = setUp(() => undefined);
    await page.press();
    act(() => page.form()?.reset());
    expect(page.field('name')).not.toHaveAttribute('title');
  });

  it('sets what is no text', async () => {
    const sent: Values[] = [];
    const page = setUp((values) => void sent.push(values));
    await fill(page);
    act(() => page.form()?.set({ isAgreed: true }));
    await page.press();
    expect(sent).toEqual([{ name: 'Ona', city: 'Vilnius', isAgreed: true }]);
  });
});

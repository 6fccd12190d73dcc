import { useRef, useState, type FormEvent } from 'react';

/** What is wrong with single fields, in the reader's language. */
export type FieldErrors<Values> = { readonly [Name in keyof Values & string]?: string | undefined };

/** What is to be sent, or what is wrong with which field; nothing where there is nothing to say about it yet. */
export type Checked<Values, Data> = { readonly data: Data } | { readonly errors: FieldErrors<Values> };

/** Of a check that answers one or the other in one place, the compiler reads its data as perhaps undefined. */
type Sent<Data> = NoInfer<Exclude<Data, undefined>>;
const isSent = <Data>(data: Data): data is Sent<Data> => data !== undefined;

interface FormOptions<Values, Data> {
  /** As they are typed, in the order of the form. */
  readonly values: Values;
  onChange(values: NoInfer<Values>): void;
  check(values: NoInfer<Values>): Checked<NoInfer<Values>, Data>;
  /** Sends what was checked. The answer is what the server says of single fields; undefined where it says nothing of any. */
  send(data: Sent<Data>): Promise<FieldErrors<NoInfer<Values>> | undefined> | undefined;
}

type TextName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string ? Name : never;
}[keyof Values & string];

/**
 * A form whose fields say what is wrong with them: what the check finds, from the first press of the button on; what the
 * server refuses, until the field is changed. The first of them gets the focus, and what is said is read out with it.
 */
export function useForm<Values extends object, Data>(options: FormOptions<Values, Data>) {
  const { values, onChange, check, send } = options;
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<FieldErrors<Values>>({});
  const inputs = useRef(new Map<string, HTMLElement>());
  const checked = check(values);

  const focus = (name: string) => inputs.current.get(name)?.focus();
  const focusFirst = (errors: Readonly<Record<string, string | undefined>>) => {
    const first = Object.keys(values).find((name) => errors[name] !== undefined);
    if (first !== undefined) focus(first);
  };
  const submit = async () => {
    if (isBusy) return;
    setIsChecked(true);
    if ('errors' in checked) return focusFirst(checked.errors);
    const { data } = checked;
    if (!isSent(data)) throw new TypeError('A check has answered neither data nor errors');
    setRefused({});
    setIsBusy(true);
    try {
      const errors = await send(data);
      if (!errors) return;
      setRefused(errors);
      focusFirst(errors);
    } finally {
      setIsBusy(false);
    }
  };
  const set = (change: Partial<Values>) => {
    const changed = Object.keys(change).map((name) => [name, undefined]);
    setRefused({ ...refused, ...Object.fromEntries(changed) });
    onChange({ ...values, ...change });
  };

  return {
    /** It is being sent: the fields keep the focus, and what was typed. */
    isBusy,
    set,
    focus: (name: TextName<Values>) => focus(name),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void submit();
    },
    /** What the server has refused is another thing now. */
    forgetRefusals: () => setRefused({}),
    /** As before the first press of the button. */
    reset: () => {
      setIsChecked(false);
      setRefused({});
    },
    /** What the input of a text is given. */
    text: (name: TextName<Values>) => ({
      value: String(values[name]),
      isBusy,
      error: (isChecked && 'errors' in checked ? checked.errors[name] : undefined) ?? refused[name],
      inputRef: (input: HTMLElement | null) => {
        if (input) inputs.current.set(name, input);
        else inputs.current.delete(name);
      },
      onChange: (event: { readonly target: { readonly value: string } }) => {
        const change: Partial<Values> = {};
        Object.assign(change, { [name]: event.target.value });
        set(change);
      },
    }),
  };
}

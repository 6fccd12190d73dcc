import type { Language } from '../model/document.js';
import { applied } from './apply.js';
import { LEFT_OUT, together } from './together.js';

const change = (
  key: string,
  text: string,
  edits: readonly (readonly [string, string])[],
  repeats?: string,
) => ({
  key,
  edits: edits.map(([words, instead]) => {
    const start = text.indexOf(words);
    if (start === -1) throw new Error(`there is no ${words}`);
    return { start, end: start + words.length, text: instead };
  }),
  insert: null,
  repeats: repeats ?? null,
  figures: [{ key: 'days', value: 30, min: 7, max: 60 }],
});
type Change = ReturnType<typeof change>;
const made = (text: string, changes: readonly Change[], language: Language = 'en'): string =>
  applied(text, together(text, language, changes)).text;

const TEXT =
  '8.1 The first goes. The second stays.\n\n8.2 The only one goes.\n\n8.3 Here is one. Here is two. Here is three.';

describe(together.name, () => {
  it('leaves the number of a paragraph, and the space between what stays', () => {
    expect(made(TEXT, [change('a', TEXT, [['The first goes.', '']])])).toContain('8.1 The second stays.\n');
    expect(made(TEXT, [change('a', TEXT, [['Here is three.', '']])])).toMatch(
      /8\.3 Here is one\. Here is two\.$/u,
    );
    expect(made(TEXT, [change('a', TEXT, [['Here is two.', '']])])).toMatch(/one\. Here is three\.$/u);
  });

  it.each([
    ['en', '8.2 The only one goes.'],
    ['lt', '8.2. The only one goes.'],
    ['en', '(c) The only one goes.'],
    ['en', 'Article 7. The only one goes.'],
    ['lt', '8.2 Atsakomybė: The only one goes.'],
  ] as const)('lets no number and no label stand alone (%s: %s)', (language, line) => {
    const text = `Before.\n\n${line}\n\nAfter.`;
    expect(made(text, [change('a', text, [['The only one goes.', '']])], language)).toBe(
      text.replace('The only one goes.', LEFT_OUT[language]),
    );
  });

  it('lets no heading stand alone, and takes a paragraph without either as a whole', () => {
    const headed = 'Penalties\n\nThe only one goes.\n\nPayment\n\nStays.';
    expect(made(headed, [change('a', headed, [['The only one goes.', '']])])).toContain(LEFT_OUT.en);
    const plain = 'Something is said.\n\n- The only one goes.\n\nStays.';
    expect(made(plain, [change('a', plain, [['The only one goes.', '']])])).toBe(
      'Something is said.\n\n\n\nStays.',
    );
  });

  it('sees all changes of a paragraph: what another says stands under its number', () => {
    const both = [
      change('a', TEXT, [['The first goes.', '']]),
      change('b', TEXT, [['The second stays.', 'Another stands here.']]),
    ];
    expect(made(TEXT, both)).toContain('8.1 Another stands here.\n');
  });

  it('says once that all sentences of a clause are left out, and claims no letter twice', () => {
    const three = ['Here is one.', 'Here is two.', 'Here is three.'].map((words) =>
      change(words, TEXT, [[words, '']]),
    );
    expect(made(TEXT, three)).toMatch(/\n8\.3 Intentionally left out\.$/u);
    expect(made(TEXT, three.slice(1))).toMatch(/\n8\.3 Here is one\.$/u);
  });

  it('says twice what it may not say once: only where the other is chosen does a sentence go', () => {
    const first = change('a', TEXT, [['The first goes.', 'Either may end this.']]);
    const again = change('b', TEXT, [['The only one goes.', 'Either may end this.']], 'a');
    expect(made(TEXT, [first, again])).toContain('8.2 Intentionally left out.\n');
    expect(made(TEXT, [again])).toContain('8.2 Either may end this.\n');
    expect(together(TEXT, 'en', [first, again])[1]?.figures).toEqual([]);
    expect(together(TEXT, 'en', [again])[0]).toBe(again);
  });

  it('leaves words that go inside of a sentence as they are', () => {
    const inside = change('a', TEXT, [[' only', '']]);
    expect(together(TEXT, 'en', [inside])[0]).toBe(inside);
  });
});

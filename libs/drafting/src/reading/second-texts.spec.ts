import { answerOfSecond, secondKey } from '../terms/second-keys.js';
import { answersIn, languageTyped } from './second-texts.js';

const ROWS = [
  {
    name: 'First draft of the text',
    date: '',
    amount: '',
    unit: 'money',
    second: 'Pirmas teksto juodraštis',
  },
  { name: 'Delivery of all files', date: '', amount: '', unit: 'money' },
] as const;

describe(answersIn.name, () => {
  it('puts the second text in place of what was typed in the other language, and nothing else', () => {
    const answers = {
      scope_of_work: 'A logo for the bakery',
      'scope_of_work@lt': 'Kepyklos logotipas',
      deliverables: 'The files of the logo',
      'deliverables@lt': ' n/a ',
      payment_structure: 'fixed',
      milestones: ROWS,
    };
    const lt = answersIn(answers, 'lt', 'en');
    expect(lt['scope_of_work']).toBe('Kepyklos logotipas');
    expect(lt['deliverables']).toBe('The files of the logo');
    expect(lt['payment_structure']).toBe('fixed');
    expect(lt['milestones']).toEqual([{ ...ROWS[0], name: 'Pirmas teksto juodraštis' }, ROWS[1]]);
    expect(answersIn(answers, 'en', 'en')).toEqual(answers);
  });

  it('does not let a second text stay that is in the language of a text typed anew', () => {
    const answers = { scope_of_work: 'Naujas logotipas kepyklai', 'scope_of_work@lt': 'Senas aprašymas' };
    expect(answersIn(answers, 'lt', 'en')['scope_of_work']).toBe('Naujas logotipas kepyklai');
  });

  it.each([null, [null], [{ name: 5 }], [{ name: 'A name', second: 5 }], 17])(
    'takes stored rows of any shape: %j',
    (milestones) => {
      const stored = { milestones } as unknown as Parameters<typeof answersIn>[0];
      expect(answersIn(stored, 'lt', 'en')).toEqual(stored);
    },
  );
});

describe(languageTyped.name, () => {
  it('goes by the words, then by which second text is there, then by the text that prevails', () => {
    expect(languageTyped({ a: 'Kepyklos logotipas', 'a@lt': 'ΩΨ ab' }, 'a', 'en')).toBe('lt');
    expect(languageTyped({ a: 'Oslo', 'a@lt': 'Osle' }, 'a', 'lt')).toBe('en');
    expect(languageTyped({ a: 'Oslo' }, 'a', 'lt')).toBe('lt');
  });
});

describe(secondKey.name, () => {
  it('is told from every other key', () => {
    expect(answerOfSecond(secondKey('scope_of_work', 'lt'))).toBe('scope_of_work');
    expect(answerOfSecond('scope_of_work')).toBeUndefined();
    expect(answerOfSecond('mail@de')).toBeUndefined();
    expect(answerOfSecond('@lt')).toBeUndefined();
  });
});

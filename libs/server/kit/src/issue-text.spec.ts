import { z } from 'zod';
import { LANGUAGES } from '@pactwright/protocol';
import { issueText } from './issue-text.js';

const kinds = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })]);

describe('the text of an issue', () => {
  it.each<[string, z.ZodType, unknown, string, string]>([
    ['a missing value', z.string(), undefined, 'This is missing', 'Trūksta reikšmės'],
    ['a missing choice', z.enum(['a']), undefined, 'This is missing', 'Trūksta reikšmės'],
    ['another kind', z.string(), 5, 'This must be text', 'Turi būti tekstas'],
    ['no number', z.coerce.number(), 'x', 'This must be a number', 'Turi būti skaičius'],
    ['a fraction', z.int(), 1.5, 'This must be a whole number', 'Turi būti sveikasis skaičius'],
    ['neither yes nor no', z.boolean(), 1, 'This must be true or false', 'Turi būti „true“ arba „false“'],
    ['no list', z.array(z.string()), 'x', 'This must be a list', 'Turi būti sąrašas'],
    ['no object', z.object({}), 'x', 'This must be an object with fields', 'Turi būti objektas su laukais'],
    ['a kind without a name', z.null(), 'x', 'This value is not accepted', 'Tokia reikšmė nepriimama'],
    ['an unknown field', z.strictObject({}), { x: 1 }, 'There is no such field', 'Tokio lauko nėra'],
    ['another choice', z.enum(['a', 'b']), 'c', 'Allowed: a, b', 'Leidžiama: a, b'],
    ['another variant', kinds, { kind: 'b' }, 'Allowed: a', 'Leidžiama: a'],
    [
      'no alternative',
      z.union([z.string(), z.null()]),
      5,
      'This value is not accepted',
      'Tokia reikšmė nepriimama',
    ],
    [
      'a long text',
      z.string().max(21),
      'x'.repeat(22),
      'Number of characters: at most 21',
      'Simbolių turi būti ne daugiau kaip 21',
    ],
    [
      'a short text',
      z.string().min(8),
      'x',
      'Number of characters: at least 8',
      'Simbolių turi būti ne mažiau kaip 8',
    ],
    ['an empty text', z.string().trim().min(1), ' ', 'This must not be empty', 'Negali būti tuščia'],
    [
      'a long list',
      z.array(z.int()).max(1),
      [1, 2],
      'Number of entries: at most 1',
      'Įrašų turi būti ne daugiau kaip 1',
    ],
    [
      'a short list',
      z.array(z.int()).min(2),
      [1],
      'Number of entries: at least 2',
      'Įrašų turi būti ne mažiau kaip 2',
    ],
    ['an empty list', z.array(z.int()).min(1), [], 'This must not be empty', 'Negali būti tuščia'],
    ['a small number', z.int().min(1), 0, 'At least 1', 'Ne mažiau kaip 1'],
    ['a large number', z.int().max(5), 6, 'At most 5', 'Ne daugiau kaip 5'],
    ['nothing above zero', z.number().positive(), 0, 'More than 0', 'Daugiau nei 0'],
    ['nothing below five', z.number().lt(5), 5, 'Less than 5', 'Mažiau nei 5'],
    ['no address', z.email(), 'x', 'This is not an email address', 'Tai ne el. pašto adresas'],
    ['no id', z.uuid(), 'x', 'This is not an id', 'Tai ne identifikatorius'],
    ['no date', z.iso.date(), 'x', 'This is not a date (YYYY-MM-DD)', 'Tai ne data (MMMM-MM-DD)'],
    ['another form', z.string().regex(/^a$/), 'b', 'This value is not accepted', 'Tokia reikšmė nepriimama'],
  ])('T-43 says what is wrong with %s in both languages', (_name, schema, value, en, lt) => {
    const said = LANGUAGES.map((language) => {
      const result = schema.safeParse(value, { error: issueText[language] });
      return result.error?.issues[0]?.message;
    });
    expect(said).toEqual([en, lt]);
  });

  it('leaves the code that a schema names', () => {
    const result = z.email('INVALID_EMAIL').safeParse('x', { error: issueText.lt });
    expect(result.error?.issues[0]?.message).toBe('INVALID_EMAIL');
  });
});

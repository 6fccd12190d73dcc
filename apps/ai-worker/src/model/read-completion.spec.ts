import { z } from 'zod';
import { readCompletion } from './read-completion.js';

const schema = z.object({ findings: z.array(z.object({ text: z.string(), risk: z.number() })) });
const completion = (content: string, reason = 'length') => ({
  choices: [{ finish_reason: reason, message: { content } }],
  usage: { prompt_tokens: 1, completion_tokens: 2 },
});
const whole = { text: 'a } in {a} text', risk: 1 };
const content = JSON.stringify({ findings: [whole, whole, { text: 'cut', risk: 2 }] });

describe(readCompletion, () => {
  it.each([content.length - 3, content.length - 10, content.indexOf('cut')])(
    'takes the entries that are whole of a list that was cut off at %i',
    (at) => {
      expect(readCompletion(completion(content.slice(0, at)), schema, 'findings')).toMatchObject({
        outcome: 'ok',
        value: { findings: [whole, whole] },
      });
    },
  );

  it.each([
    ['before its first entry was whole', '{"findings":[{"text":"a", "risk":'],
    ['before it began', '{"find'],
    ['and is not what was asked for', '{"others":[{"text":"a","risk":1},{"te'],
    ['with entries of another form', '{"findings":[{"text":1},{"te'],
  ])('is no answer when it was cut off %s', (_where, cut) => {
    expect(readCompletion(completion(cut), schema, 'findings').outcome).toMatch(/length|wrong-schema/);
  });

  it('takes nothing of what was cut off where no list is named, or nothing says that it was', () => {
    const cut = content.slice(0, -10);
    expect(readCompletion(completion(cut), schema)).toMatchObject({ outcome: 'length' });
    expect(readCompletion(completion(cut, 'stop'), schema, 'findings')).toMatchObject({
      outcome: 'invalid-json',
    });
  });
});

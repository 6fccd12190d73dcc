import { plainText, type Sentence } from '../segment.js';
import { touchingPassage } from './touching.js';

const sentences = (...texts: readonly string[]): Sentence[] =>
  texts.map((text, at) => ({ start: at, end: at + 1, plain: plainText(text), heading: '' }));

describe(touchingPassage.name, () => {
  it.each([
    ['late-payment', 'Overdue sums bear what the law provides.', true],
    ['late-payment', 'If the provider is late, the client may leave.', false],
    ['kill-fee', 'When the client cancels, hours worked until then are paid.', true],
    ['kill-fee', 'Nutraukus sutartį, atlikti darbai apmokami.', true],
    ['kill-fee', 'The client may cancel the subscription to its newsletter.', false],
    ['deposit', 'Half is paid up front.', true],
    ['deposit', 'Everything is paid at the end.', false],
    ['governing-law', 'Sutarčiai taikoma Anglijos ir Velso teisė.', true],
    ['scope', 'The laws of Ireland apply.', false],
  ])('%s by "%s": %s', (topic, text, expected) =>
    expect(touchingPassage(topic, sentences('The parties agree.', text))?.start).toBe(
      expected ? 1 : undefined,
    ),
  );
});

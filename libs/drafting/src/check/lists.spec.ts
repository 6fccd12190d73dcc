import { withListItems } from './lists.js';
import { sentences } from './segment.js';

const read = (text: string) => withListItems(text, sentences(text));
const plain = (text: string) => read(text).map((each) => each.plain);

describe('the items of a list', () => {
  it('are read after their lead-in when they stand in paragraphs of their own', () => {
    const text =
      'The Contractor shall not:\n\n(a) work for a competitor;\n\n(b) advise a competitor.\n\nFees are due on Monday.';
    expect(plain(text)).toEqual([
      'the contractor shall not:',
      'the contractor shall not work for a competitor;',
      'the contractor shall not advise a competitor.',
      'fees are due on monday.',
    ]);
  });

  it('are read after their lead-in when the whole list is one sentence, which stays', () => {
    const text = 'Vykdytojas įsipareigoja:\na) sukurti svetainę;\nb) parengti vadovą.';
    expect(plain(text)).toEqual([
      'vykdytojas įsipareigoja: a) sukurti svetainę; b) parengti vadovą.',
      'vykdytojas įsipareigoja sukurti svetainę;',
      'vykdytojas įsipareigoja parengti vadovą.',
    ]);
  });

  it('know after which words they are read', () => {
    const text =
      'Pay:\n- EUR 100 on signing;\n- EUR 200 at the end.\n\nThe Contractor shall not:\n\n(a) work for others;\n\n(b) advise others.';
    const shallNot = text.indexOf('The Contractor');
    expect(read(text).map(({ leadIn }) => leadIn)).toEqual([undefined, 0, 0, undefined, shallNot, shallNot]);
  });

  it('are quoted exactly where they stand', () => {
    const text =
      'Pay:\n- EUR 100 on signing;\n- EUR 200 at the end.\n\nThe Client:\n\n(a) pays;\n\n(b) helps.';
    const quotes = read(text).map(({ start, end }) => text.slice(start, end));
    expect(quotes).toContain('- EUR 100 on signing;');
    expect(quotes).toContain('(b) helps.');
    expect(quotes).not.toContain('');
  });

  it('are not looked for in a sentence that only has a colon', () => {
    const text = 'The address is: 4 Mill Lane, Exeter. It may change - after notice - at any time.';
    expect(read(text)).toHaveLength(sentences(text).length);
  });

  it('end where another heading or an ordinary sentence begins', () => {
    const text = 'The Provider shall:\n\n(a) write.\n\nThe Client pays.\n\n(b) stands alone.';
    expect(plain(text).at(-1)).toBe('(b) stands alone.');
  });
});

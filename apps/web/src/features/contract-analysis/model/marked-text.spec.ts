import { markQuotes } from './marked-text.js';

const item = (id: string, text: string, quote: string) => {
  const start = text.indexOf(quote);
  return {
    id,
    suggestion: 's',
    why: 'w',
    riskFactor: 3 as const,
    evidence: { quote, start, end: start + quote.length },
  };
};

describe(markQuotes.name, () => {
  const text = 'The fee is 100. The client may end it. Nobody pays late.';

  it('marks each quote with its finding and loses no character', () => {
    const runs = markQuotes(text, [item('a', text, 'fee is 100'), item('b', text, 'Nobody')]);
    expect(runs.map((run) => run.text).join('')).toBe(text);
    expect(runs.filter(({ findings }) => findings.length > 0)).toEqual([
      { start: 4, text: 'fee is 100', findings: ['a'] },
      { start: 39, text: 'Nobody', findings: ['b'] },
    ]);
  });

  it('gives the words that two quotes share to both', () => {
    const runs = markQuotes(text, [
      item('a', text, 'fee is 100. The client'),
      item('b', text, 'The client may'),
    ]);
    expect(runs.find((run) => run.text === 'The client')?.findings).toEqual(['a', 'b']);
  });

  it('leaves out a quote that lies outside the text', () => {
    const beyond = { ...item('a', text, 'fee'), evidence: { quote: 'x', start: 50, end: 5_000 } };
    expect(markQuotes(text, [beyond])).toEqual([{ start: 0, text, findings: [] }]);
  });

  it('has nothing to show of an empty text', () => {
    expect(markQuotes('', [])).toEqual([]);
  });
});

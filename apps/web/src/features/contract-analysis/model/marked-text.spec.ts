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
      { start: 4, text: 'fee is 100', findings: ['a'], isSought: false },
      { start: 39, text: 'Nobody', findings: ['b'], isSought: false },
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
    expect(markQuotes(text, [beyond])).toEqual([{ start: 0, text, findings: [], isSought: false }]);
  });

  it('tells the passage that the reader is led to, whatever was found in it', () => {
    const { evidence } = item('sought', text, 'The client may end it');
    const runs = markQuotes(text, [item('a', text, 'may end')], evidence);
    expect(runs.map((run) => run.text).join('')).toBe(text);
    const sought = runs.filter(({ isSought }) => isSought);
    expect(sought.map((run) => [run.text, run.findings])).toEqual([
      ['The client ', []],
      ['may end', ['a']],
      [' it', []],
    ]);
  });

  it('marks every passage of forty findings that lie over each other', () => {
    const words =
      'Each sentence of a contract may have more than one fault, and some have many of them at once.';
    const many = Array.from({ length: 40 }, (_, at) =>
      item(`f${at}`, words, words.slice(at, at + 20 + (at % 7))),
    );
    const runs = markQuotes(words, many);
    expect(runs.map((run) => run.text).join('')).toBe(words);
    for (const { id, evidence } of many) {
      const own = runs.filter(({ findings }) => findings.includes(id));
      expect(own.map((run) => run.text).join('')).toBe(evidence.quote);
      expect(own[0]?.start).toBe(evidence.start);
    }
  });

  it('has nothing to show of an empty text', () => {
    expect(markQuotes('', [])).toEqual([]);
  });
});

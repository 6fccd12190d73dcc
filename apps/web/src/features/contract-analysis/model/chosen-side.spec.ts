import { isSame, problemOf, type ChosenSide } from './chosen-side.js';

const file = (name: string, text = 'x'): ChosenSide => ({
  kind: 'file',
  file: new File([text], name, { lastModified: 1 }),
});
const check = (runId: string): ChosenSide => ({ kind: 'check', runId });

describe(problemOf, () => {
  it.each([
    [check('1'), undefined],
    [check(''), 'none'],
    [{ kind: 'file', file: undefined } as const, 'none'],
    [file('a.odt'), 'type'],
    [file('a.docx', ''), 'empty'],
    [file('a.docx'), undefined],
  ] as const)('%j: %s', (side, problem) => {
    expect(problemOf(side)).toBe(problem);
  });
});

describe(isSame, () => {
  it('knows one check and one file twice', () => {
    expect(isSame(check('1'), check('1'))).toBe(true);
    expect(isSame(check('1'), check('2'))).toBe(false);
    expect(isSame(file('a.txt'), file('a.txt'))).toBe(true);
    expect(isSame(file('a.txt'), file('b.txt'))).toBe(false);
    expect(isSame(file('a.txt'), check('1'))).toBe(false);
  });
});

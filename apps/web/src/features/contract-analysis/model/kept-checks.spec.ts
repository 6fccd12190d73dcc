import { aliveAt, shownOf, withCheck, withoutCheck, type KeptCheck } from './kept-checks.js';

const HOUR = 60 * 60 * 1_000;
const NOW = Date.UTC(2026, 10, 26);
const check = (runId: string, hoursAgo: number): KeptCheck => ({
  runId,
  fileName: `${runId}.pdf`,
  at: NOW - hoursAgo * HOUR,
});
const ids = (checks: readonly KeptCheck[]) => checks.map(({ runId }) => runId);

describe('the checks that a browser remembers', () => {
  it('T-49 are those that the server still keeps', () => {
    const checks = [
      check('early', 25),
      check('last-minute', 24),
      check('kept', 23),
      check('of-the-future', -1),
    ];
    expect(ids(aliveAt(NOW, checks))).toEqual(['kept']);
  });

  it('are shown up to five, the latest first, each once', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].reduce<readonly KeptCheck[]>(
      (checks, id, at) => withCheck(checks, check(id, 5 - at)),
      [check('gone', 30)],
    );
    expect(ids(five)).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(ids(shownOf(withCheck(five, check('f', 0))))).toEqual(['f', 'e', 'd', 'c', 'b']);
    expect(ids(withCheck(five, check('b', 0)))).toEqual(['b', 'e', 'd', 'c', 'a']);
    expect(ids(withoutCheck(five, 'c'))).toEqual(['e', 'd', 'b', 'a']);
  });

  it('are all remembered that the server keeps, since the plan of a reply goes with its check', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].reduce<readonly KeptCheck[]>(
      (checks, id, at) => withCheck(checks, check(id, 7 - at)),
      [],
    );
    expect(ids(many)).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a']);
  });
});

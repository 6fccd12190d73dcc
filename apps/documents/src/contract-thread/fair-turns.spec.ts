import { setImmediate as everyTurn } from 'node:timers/promises';
import { FairTurns } from './fair-turns.js';

const MOST = { all: 3, each: 2 };
const busy = (): Error => new Error('busy');
const nobodyLeaves = new AbortController().signal;

describe('fair turns', () => {
  /** Holds the turn until it is told to end, and asks for others meanwhile. */
  const held = (waitingMs = 60_000) => {
    const turns = new FairTurns({ most: MOST, waitingMs });
    const done: string[] = [];
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const first = turns.hold('ann', nobodyLeaves, () => ended, busy);
    const ask = (owner: string, what: string, signal = nobodyLeaves): Promise<string> =>
      turns.hold(
        owner,
        signal,
        async () => {
          done.push(what);
          return what;
        },
        busy,
      );
    return { ask, done, end: () => end(), first };
  };

  it('begin nothing before what is done has ended, and then take each owner in turn', async () => {
    const { ask, done, end, first } = held();
    const all = [ask('ann', 'a1'), ask('ann', 'a2'), ask('ben', 'b1')];
    await everyTurn();
    expect(done).toEqual([]);
    end();
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
    expect(done).toEqual(['a1', 'b1', 'a2']);
    await first;
    expect(await ask('eve', 'e1')).toBe('e1');
  });

  it('refuse one owner more than so many, and all', async () => {
    const { ask, end } = held();
    const waiting = [ask('ann', 'a1'), ask('ann', 'a2')];
    await expect(ask('ann', 'a3')).rejects.toThrow('busy');
    waiting.push(ask('ben', 'b1'));
    await expect(ask('eve', 'e1')).rejects.toThrow('busy');
    end();
    await Promise.all(waiting);
  });

  it('do nothing for who has left meanwhile, or before', async () => {
    const { ask, done, end } = held();
    const leaving = new AbortController();
    const left = ask('ben', 'b1', leaving.signal);
    const staying = ask('eve', 'e1');
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    await expect(ask('ben', 'b2', leaving.signal)).rejects.toThrow('left');
    end();
    await staying;
    expect(done).toEqual(['e1']);
  });

  it('tell who has waited too long, and go on after a piece of work that fails', async () => {
    const { ask, done, end } = held(20);
    await expect(ask('ben', 'b1')).rejects.toThrow('busy');
    end();
    const turns = new FairTurns({ most: MOST, waitingMs: 1_000 });
    await expect(
      turns.hold('ann', nobodyLeaves, () => Promise.reject(new Error('failed')), busy),
    ).rejects.toThrow('failed');
    expect(await turns.hold('ann', nobodyLeaves, () => Promise.resolve('next'), busy)).toBe('next');
    expect(done).toEqual([]);
  });
});

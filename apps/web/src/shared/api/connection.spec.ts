import { jest } from '@jest/globals';
import { watchConnection } from './connection.js';

function harness({ answers = [] as boolean[], hasNetwork = true } = {}) {
  const surroundings = { hasNetwork, probes: 0 };
  const watched = watchConnection({
    hasNetwork: () => surroundings.hasNetwork,
    probe: async () => {
      surroundings.probes += 1;
      return answers.shift() ?? true;
    },
  });
  const states: string[] = [];
  watched.subscribe(() => states.push(watched.state()));
  return { watched, surroundings, states };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

describe(watchConnection.name, () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('T-56 takes a call without an answer for a lost connection only when a probe is not answered either', async () => {
    const { watched, states } = harness({ answers: [true, false] });
    const stop = watched.start();
    watched.reportNoAnswer();
    await settle();
    expect(states).toEqual([]);
    watched.reportNoAnswer();
    await settle();
    expect(states).toEqual(['unreachable']);
    stop();
  });

  it('asks again, less and less often, until there is an answer', async () => {
    const { watched, surroundings, states } = harness({ answers: [false, false, false] });
    const stop = watched.start();
    watched.reportNoAnswer();
    await jest.advanceTimersByTimeAsync(2_000 + 4_000 + 7_999);
    expect(surroundings.probes).toBe(3);
    expect(watched.state()).toBe('unreachable');
    await jest.advanceTimersByTimeAsync(1);
    expect(states).toEqual(['unreachable', 'online']);
    stop();
  });

  it('believes the device that it is offline, and the server that it is back', async () => {
    const { watched, surroundings, states } = harness({ answers: [false, false] });
    const stop = watched.start();
    surroundings.hasNetwork = false;
    window.dispatchEvent(new Event('offline'));
    expect(watched.state()).toBe('offline');
    await settle();
    surroundings.hasNetwork = true;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(watched.state()).toBe('unreachable');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(states).toEqual(['offline', 'unreachable', 'online']);
    stop();
  });

  it('lets others wait for the connection, and go when nobody needs it any more', async () => {
    const { watched } = harness({ answers: [false, true] });
    const stop = watched.start();
    watched.reportNoAnswer();
    await settle();
    const visit = new AbortController();
    const left = watched.whenOnline(visit.signal);
    const waited = watched.whenOnline(new AbortController().signal);
    visit.abort();
    await left;
    expect(watched.state()).toBe('unreachable');
    await jest.advanceTimersByTimeAsync(2_000);
    await waited;
    expect(watched.state()).toBe('online');
    stop();
  });
});

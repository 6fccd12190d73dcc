import { CircuitBreaker } from './circuit-breaker.js';

function breaker() {
  let now = 0;
  const it = new CircuitBreaker({ leastCalls: 4, windowMs: 1_000, openMs: 500, now: () => now });
  return {
    it,
    pass: (ms: number) => void (now += ms),
    fail: (n: number) => Array.from({ length: n }, () => it.report(false)),
  };
}

describe(CircuitBreaker.name, () => {
  it('stays closed below the least number of calls', () => {
    const { it: circuit, fail } = breaker();
    fail(3);
    expect(circuit.allows()).toBe(true);
  });

  it('opens when half of the calls fail and lets one trial through after a while', () => {
    const { it: circuit, pass } = breaker();
    for (const outcome of [true, false, true, false]) circuit.report(outcome);
    expect(circuit.allows()).toBe(false);
    pass(500);
    expect(circuit.allows()).toBe(true);
    expect(circuit.allows()).toBe(false);
    circuit.report(true);
    expect(circuit.allows()).toBe(true);
  });

  it('opens again when the trial fails', () => {
    const { it: circuit, pass, fail } = breaker();
    fail(4);
    pass(500);
    expect(circuit.allows()).toBe(true);
    circuit.report(false);
    expect(circuit.allows()).toBe(false);
  });

  it('forgets what happened before its window', () => {
    const { it: circuit, pass, fail } = breaker();
    fail(3);
    pass(1_001);
    fail(1);
    expect(circuit.allows()).toBe(true);
  });
});

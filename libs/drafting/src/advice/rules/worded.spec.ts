import { fieldsAskedBy } from '../fields-asked.js';
import { ADVICE } from './index.js';
import { WORDED } from './worded.js';

describe('advice that pages load', () => {
  it('is all that has a sentence, a figure or a no of its own', () => {
    const worded = ADVICE.filter(
      ({ texts, figure }) =>
        figure !== undefined ||
        Object.values(texts).some(
          ({ implementation, no }) => implementation !== undefined || no !== undefined,
        ),
    );
    expect(worded.filter((rule) => !WORDED.includes(rule)).map(({ id }) => id)).toEqual([]);
  });

  it('knows the answers that all other advice asks for', () => {
    const others = ADVICE.filter((rule) => !WORDED.includes(rule));
    expect(others.length).toBeGreaterThan(0);
    for (const { id, asks } of others) expect([id, fieldsAskedBy(id)]).toEqual([id, asks]);
    expect(fieldsAskedBy('toString')).toEqual([]);
  });
});

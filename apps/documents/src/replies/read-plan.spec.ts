import { PLAN_MAX_BYTES, REPLY_AUTHOR_LENGTH, replyPlan } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { readPlan } from './read-plan.js';

const refusalOf = (field: string | undefined): { code: string; fields: string[] } => {
  try {
    readPlan(field, replyPlan);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, fields: Object.keys(error.fields ?? {}) };
  }
  throw new Error('it is not refused');
};
const plan = (given: object): string => JSON.stringify({ points: [], ...given });

describe(readPlan, () => {
  it('reads what is to be done, and by whom', () => {
    const points = [{ key: 'a.b@3', way: 'change' as const, figures: { days: 30 } }];
    expect(readPlan(plan({ author: ' Ieva Ąžuolaitė 🎉 ', points }), replyPlan)).toEqual({
      author: 'Ieva Ąžuolaitė 🎉',
      points,
    });
    expect(readPlan(plan({}), replyPlan)).toEqual({ points: [] });
  });

  it.each([
    ['control characters', 'Ie\u0007va'],
    ['a line end', 'Ieva\nAdmin'],
    ['half a character', '\ud83d'],
    ['nothing to see', '\u200b\u202e'],
    ['no letters', '  '],
    ['too many letters', 'a'.repeat(REPLY_AUTHOR_LENGTH + 1)],
  ])('refuses an author of %s by the field', (_about, author) => {
    expect(refusalOf(plan({ author }))).toEqual({ code: 'VALIDATION_FAILED', fields: ['author'] });
  });

  it.each<[string, object, string]>([
    ['the same point twice', { points: [1, 2].map(() => ({ key: 'a', way: 'leave' })) }, 'points'],
    ['another way', { points: [{ key: 'a', way: 'threaten' }] }, 'points.0.way'],
    [
      'a figure that is none',
      { points: [{ key: 'a', way: 'leave', figures: { d: '3' } }] },
      'points.0.figures.d',
    ],
    ['words of its own', { points: [{ key: 'a', way: 'change', text: 'Ours' }] }, 'points.0.text'],
    ['another field', { language: 'en' }, 'language'],
  ])('refuses %s', (_about, given, field) => {
    expect(refusalOf(plan(given))).toEqual({ code: 'VALIDATION_FAILED', fields: [field] });
  });

  it('refuses a form without one, what is no JSON or no text, and what is too long', () => {
    expect(refusalOf(undefined)).toEqual({ code: 'VALIDATION_FAILED', fields: ['plan'] });
    expect(refusalOf('null').code).toBe('VALIDATION_FAILED');
    expect(refusalOf('{"points":').code).toBe('MALFORMED_REQUEST');
    expect(refusalOf(plan({ author: '\ufffd' })).code).toBe('MALFORMED_REQUEST');
    expect(refusalOf(' '.repeat(PLAN_MAX_BYTES + 1)).code).toBe('PAYLOAD_TOO_LARGE');
    expect(refusalOf('['.repeat(1_000) + ']'.repeat(1_000)).code).toBe('VALIDATION_FAILED');
  });
});

import type { ReplyProposal } from '@pactwright/protocol';
import {
  NO_PLAN,
  countUnraisable,
  countWays,
  figureOf,
  stillContrary,
  takenAlongBy,
  typedFigure,
  wronglyFigured,
  wayOf,
  withAllRaised,
  withFigure,
  withWay,
} from './reply-plan.js';
import { asRemarks, planToSend } from './sent-plan.js';

const days = { key: 'days', value: 30, min: 7, max: 30 };
const proposal = (key: string, change: Partial<ReplyProposal> = {}): ReplyProposal => ({
  key,
  finding: {
    id: 'invoicing.long-term',
    category: 'commercial',
    heading: 'The payment term is long',
    suggestion: 'Ask for less.',
    why: 'You wait.',
    riskFactor: 4,
  },
  ways: ['change', 'comment', 'leave'],
  way: 'change',
  raised: 'change',
  edits: [],
  companions: [],
  also: [],
  doubt: null,
  repeats: null,
  insert: null,
  comment: 'Could it be shorter?',
  positions: { ask: 'a', accept: 'b', walkAway: 'c' },
  figures: [days],
  ...change,
});

describe('the plan of a reply', () => {
  it('is what was proposed until somebody decides', () => {
    expect(wayOf(NO_PLAN, proposal('a'))).toBe('change');
    expect(wayOf(withWay(NO_PLAN, 'a', 'leave'), proposal('a'))).toBe('leave');
  });

  it('has remarks in place of changes where only those can be written, without their numbers', () => {
    const all = [proposal('a'), proposal('b', { way: 'comment' }), proposal('c', { way: 'leave' })];
    const plan = { ...withFigure(NO_PLAN, 'a', 'days', 14), author: 'Ona' };
    expect(asRemarks(planToSend(plan, all))).toEqual({
      author: 'Ona',
      points: [
        { key: 'a', way: 'comment' },
        { key: 'b', way: 'comment' },
        { key: 'c', way: 'leave' },
      ],
    });
  });

  it('raises all that was left, and nothing else', () => {
    const all = [
      proposal('a', { way: 'leave' }),
      proposal('b', { way: 'leave', raised: 'comment' }),
      proposal('c'),
    ];
    const plan = withAllRaised(withWay(NO_PLAN, 'c', 'comment'), all);
    expect(all.map((each) => wayOf(plan, each))).toEqual(['change', 'comment', 'comment']);
  });

  it('says how many stay although all are raised', () => {
    const gone = proposal('b', { way: 'leave', raised: 'leave' });
    const all = [proposal('a', { way: 'leave' }), gone, proposal('c')];
    expect(countUnraisable(NO_PLAN, all)).toBe(1);
    expect(countWays(withAllRaised(NO_PLAN, all), all).leave).toBe(1);
    expect(countUnraisable(withWay(NO_PLAN, 'b', 'comment'), all)).toBe(0);
  });

  it('says which change takes the words of a point along that is itself not changed', () => {
    const { finding } = proposal('a');
    const evidence = { quote: 'No more.', start: 40, end: 48 };
    const left = proposal('a', { way: 'leave', finding: { ...finding, evidence } });
    const taking = proposal('b', { companions: [{ start: 40, end: 48 }] });
    const beside = proposal('c', { companions: [{ start: 48, end: 60 }] });
    expect(takenAlongBy(NO_PLAN, left, [left, beside, taking])?.key).toBe('b');
    expect(takenAlongBy(withWay(NO_PLAN, 'b', 'comment'), left, [taking])).toBeUndefined();
    expect(takenAlongBy(NO_PLAN, left, [left, beside])).toBeUndefined();
    expect(takenAlongBy(NO_PLAN, proposal('absent'), [taking])).toBeUndefined();
  });

  it('does not change what can only be remarked upon', () =>
    expect(
      wayOf(withWay(NO_PLAN, 'a', 'change'), proposal('a', { ways: ['comment', 'leave'], way: 'comment' })),
    ).toBe('comment'));

  it('keeps to the bounds of a figure', () => {
    expect(figureOf(withFigure(NO_PLAN, 'a', 'days', 14), proposal('a'), days)).toBe(14);
    expect(figureOf(withFigure(NO_PLAN, 'a', 'days', 90), proposal('a'), days)).toBe(30);
    expect(figureOf(withFigure(NO_PLAN, 'a', 'days', Number.NaN), proposal('a'), days)).toBe(30);
  });

  it('keeps what is beyond the bounds as it was typed, and says which points have it', () => {
    const plan = withFigure(NO_PLAN, 'a', 'days', 90);
    expect(typedFigure(plan, proposal('a'), days)).toBe(90);
    expect(wronglyFigured(plan, [proposal('a'), proposal('b')]).map(({ key }) => key)).toEqual(['a']);
    for (const typed of [Number.NaN, 14.5])
      expect(wronglyFigured(withFigure(NO_PLAN, 'a', 'days', typed), [proposal('a')])).toHaveLength(1);
    expect(wronglyFigured(withFigure(NO_PLAN, 'a', 'days', 14), [proposal('a')])).toEqual([]);
    expect(wronglyFigured(withWay(plan, 'a', 'comment'), [proposal('a')])).toEqual([]);
  });

  it('is sent with every point, the figures that are others, and a name where there is one', () => {
    const plan = { ...withFigure(withWay(NO_PLAN, 'b', 'leave'), 'a', 'days', 14), author: ' Ona ' };
    expect(planToSend(plan, [proposal('a'), proposal('b')])).toEqual({
      author: 'Ona',
      points: [
        { key: 'a', way: 'change', figures: { days: 14 } },
        { key: 'b', way: 'leave' },
      ],
    });
    expect(planToSend(NO_PLAN, [])).toEqual({ points: [] });
  });

  it('names what is against a change as long as nothing else changes it', () => {
    const place = { start: 0, end: 4, quote: 'Four' };
    const also = [
      { ...place, by: null },
      { ...place, by: 'b' },
    ];
    const [one, other] = [proposal('a', { also }), proposal('b')];
    const byKey = new Map([one, other].map((each) => [each.key, each]));
    expect(stillContrary(NO_PLAN, one, byKey)).toEqual([also[0]]);
    expect(stillContrary(withWay(NO_PLAN, 'b', 'leave'), one, byKey)).toEqual(also);
  });

  it('is counted', () =>
    expect(countWays(withWay(NO_PLAN, 'b', 'leave'), [proposal('a'), proposal('b')])).toEqual({
      change: 1,
      comment: 0,
      leave: 1,
    }));
});

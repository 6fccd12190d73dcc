import type { ReplyProposal } from '@pactwright/protocol';
import {
  clauseNumber,
  contraryTo,
  isAnyBelow,
  partedPoints,
  sentenceWay,
  sentenceWays,
  sentencesOf,
  withSentenceWay,
} from './reply-cards.js';
import { NO_PLAN, withAllRaised, withWay, wayOf } from './reply-plan.js';

const TEXT = [
  'AGREEMENT',
  '1. Fees',
  '1.1 Pay within 90 days. No interest is due.',
  '2. Liability',
  '2.1 The Contractor is liable for all.',
  '2.2 The Company is liable for nothing.',
].join('\n\n');

const point = (
  key: string,
  quote: string | undefined,
  change: Partial<ReplyProposal> & { readonly riskFactor?: ReplyProposal['finding']['riskFactor'] } = {},
): ReplyProposal => {
  const { riskFactor = 4, ...rest } = change;
  const start = quote === undefined ? 0 : TEXT.indexOf(quote);
  return {
    key,
    finding: {
      ...{ id: key, category: 'commercial', heading: key, suggestion: 'Ask.', why: 'So.', riskFactor },
      ...(quote !== undefined && { evidence: { quote, start, end: start + quote.length } }),
    },
    ...{ ways: ['change', 'comment', 'leave'], way: 'change', raised: 'change' },
    ...{
      edits: [],
      companions: [],
      also: [],
      doubt: null,
      repeats: null,
      insert: null,
      comment: 'Could it?',
    },
    ...{ positions: { ask: 'a', accept: 'b', walkAway: 'c' }, figures: [] },
    ...rest,
  };
};

const remark = { ways: ['comment', 'leave'], way: 'leave', raised: 'comment' } as const;
const days = point('days', '1.1 Pay within 90 days.');
const doubt = point('doubt', '1.1 Pay within 90 days.', remark);
const interest = point('interest', 'No interest is due.', { way: 'leave', riskFactor: 3 });
const all = point('all', '2.1 The Contractor is liable for all.', { riskFactor: 5 });
const nothing = point('nothing', '2.2 The Company is liable for nothing.', { repeats: 'all' });
const absent = point('absent', undefined, { ...remark, riskFactor: 2 });
const every = [all, days, doubt, nothing, interest, absent];
const keys = (sentences: ReturnType<typeof sentencesOf>) =>
  sentences.map(({ points }) => points.map(({ key }) => key));

describe('the cards of a reply', () => {
  it('wait below only where one that is folded is left as it is', () => {
    expect(isAnyBelow(NO_PLAN, every)).toBe(true);
    expect(isAnyBelow(withAllRaised(NO_PLAN, every), every)).toBe(false);
    expect(isAnyBelow(withWay(NO_PLAN, 'all', 'leave'), [all, days, doubt])).toBe(false);
  });

  it.each([
    ['2. Exclusivity and rights. Work for nobody else. Pay nothing.', '2. Exclusivity and rights'],
    ['2. Autorių teisės ir atlygis. Pay nothing.', '2. Autorių teisės ir atlygis'],
    ['2. The Company pays late. Pay nothing.', 'AGREEMENT ON WORK'],
    ['7. End\n\n7.1. Pay nothing.', '7. End'],
    ['7. IP\n\n7.1. Pay nothing.', '7. IP'],
    ['7. AT\n\n7.1. Pay nothing.', '7. AT'],
    ['7 A\n\n7.1. Pay nothing.', 'AGREEMENT ON WORK'],
  ])('stand under the heading nearest above, short or with its text behind it: %s', (clause, title) => {
    const text = `AGREEMENT ON WORK\n\n${clause}`;
    const start = text.indexOf('Pay nothing.');
    const { finding } = days;
    const evidence = { quote: 'Pay nothing.', start, end: text.length };
    const { raised } = partedPoints(text, [{ ...days, finding: { ...finding, evidence } }]);

    expect(raised.map((each) => each.title)).toEqual([title]);
  });

  it('are one for a sentence, and for sentences in whose place one is said', () =>
    expect(keys(sentencesOf(every))).toEqual([
      ['all', 'nothing'],
      ['days', 'doubt'],
      ['interest'],
      ['absent'],
    ]));

  it('stand under the headings of the contract, what is left apart by its risk', () => {
    const { raised, lesser } = partedPoints(TEXT, every);
    expect(raised.map(({ title, sentences }) => [title, keys(sentences)])).toEqual([
      ['2. Liability', [['all', 'nothing']]],
      ['1. Fees', [['days', 'doubt']]],
    ]);
    expect(
      lesser.map(({ risk, clauses }) => [
        risk,
        clauses.map(({ title, sentences }) => [title, keys(sentences)]),
      ]),
    ).toEqual([
      [3, [['1. Fees', [['interest']]]]],
      [2, [[null, [['absent']]]]],
    ]);
  });

  it('stay where they are, whatever is chosen', () => {
    const before = partedPoints(TEXT, every);
    const plan = withSentenceWay(NO_PLAN, { key: 'days', points: [days, doubt] }, 'leave');
    expect(wayOf(plan, days)).toBe('leave');
    expect(partedPoints(TEXT, every)).toEqual(before);
  });

  it('have no heading where the contract has none', () =>
    expect(
      partedPoints('Pay within 90 days.', [point('days', undefined, {})]).raised.map(({ title }) => title),
    ).toEqual([null]));
});

describe(contraryTo, () => {
  const see = (by: ReplyProposal, quote: string) => ({
    ...{ quote, by: by.key },
    ...{ start: TEXT.indexOf(quote), end: TEXT.indexOf(quote) + quote.length },
  });
  const also = [see(interest, 'No interest is due.'), see(all, '2.1 The Contractor is liable for all.')];
  const grave = { ...days, way: 'comment', also } as const;
  const late = { ...interest, way: 'comment' } as const;
  const card = { key: grave.key, points: [grave, late] } as const;
  const byKey = new Map([grave, late, all].map((each) => [each.key, each]));
  const told = (plan: typeof NO_PLAN) => [...contraryTo(plan, card, byKey).values()];

  it('is none of the words that change with the card, before it is chosen', () => {
    expect(told(withWay(NO_PLAN, 'all', 'leave'))).toEqual(['2.1 The Contractor is liable for all.']);
    expect(told(NO_PLAN)).toEqual([]);
  });

  it('is one of them where only another point of the card is chosen', () => {
    const plan = withWay(NO_PLAN, 'days', 'change');
    expect(told(plan)).toEqual(['No interest is due.']);
    expect(told(withSentenceWay(plan, card, 'change'))).toEqual([]);
  });
});

describe(clauseNumber, () => {
  it('is that of the paragraph, also of a sentence inside of it', () => {
    expect(clauseNumber(TEXT, days)).toBe('1.1');
    expect(clauseNumber(TEXT, interest)).toBe('1.1');
    expect(clauseNumber(TEXT, point('title', 'AGREEMENT'))).toBeUndefined();
    expect(clauseNumber(TEXT, absent)).toBeUndefined();
  });
});

describe('what becomes of a sentence', () => {
  const sentence = { key: 'days', points: [days, doubt] } as const;

  it('is the most that becomes of a point about it', () => {
    expect(sentenceWay(NO_PLAN, sentence)).toBe('change');
    expect(sentenceWays(sentence)).toEqual(['leave', 'comment', 'change']);
    expect(sentenceWays({ key: 'doubt', points: [doubt] })).toEqual(['leave', 'comment']);
  });

  it('is decided for all of its points at once', () => {
    const left = withSentenceWay(NO_PLAN, sentence, 'leave');
    expect([days, doubt].map((each) => wayOf(left, each))).toEqual(['leave', 'leave']);
    const said = withSentenceWay(left, sentence, 'comment');
    expect([days, doubt].map((each) => wayOf(said, each))).toEqual(['comment', 'leave']);
    const changed = withSentenceWay(said, sentence, 'change');
    expect([days, doubt].map((each) => wayOf(changed, each))).toEqual(['change', 'leave']);
  });

  it('keeps a remark that was raised beside the change', () => {
    const raised = { ...doubt, way: 'comment' as const };
    const both = { key: 'days', points: [days, raised] } as const;
    const said = withSentenceWay(NO_PLAN, both, 'comment');
    expect([days, raised].map((each) => wayOf(said, each))).toEqual(['comment', 'comment']);
    const changed = withSentenceWay(said, both, 'change');
    expect([days, raised].map((each) => wayOf(changed, each))).toEqual(['change', 'comment']);
  });
});

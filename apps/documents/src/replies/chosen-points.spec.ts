import type { ReplyInput } from '@pactwright/drafting';
import type { ReplyPlan } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { REPLIED_TEXT, aProposal, anEdit } from '../testing/a-proposal.js';
import { chosenPoints, requireSomething } from './chosen-points.js';

type EarlierPoint = NonNullable<ReplyPlan['earlier']>[number];

const INPUT: ReplyInput = {
  text: REPLIED_TEXT,
  findings: [],
  parties: [],
  textLanguage: 'en',
  language: 'en',
};
const DAYS = { key: 'days', value: 30, min: 14, max: 60 };
const RATE = { key: 'rate', value: 0.05, min: 0.02, max: 0.2 };
/** Proposes as the rules do: the words follow from the figures. */
const propose = ({ figures = {} }: ReplyInput) => {
  const late = aProposal('pays within 90 (ninety) days', { figures: [DAYS, RATE] });
  const days = figures[late.key]?.['days'] ?? DAYS.value;
  return [
    { ...late, edits: [anEdit('90', String(days))] },
    aProposal('liable without limit', { ways: ['comment', 'leave'], way: 'comment' }),
  ];
};
const [LATE = '', LIABLE = ''] = propose(INPUT).map(({ key }) => key);
const choose = (...points: Parameters<typeof chosenPoints>[1]['points']) =>
  chosenPoints(INPUT, { points }, (input) => Promise.resolve(propose(input)));
const codeOf = (thrown: unknown): AppError => {
  if (thrown instanceof AppError) return thrown;
  throw new Error('it is not refused', { cause: thrown });
};
const refusalOf = (choice: Promise<unknown>): Promise<AppError> => choice.then(codeOf, codeOf);

describe(chosenPoints, () => {
  it('takes what is named and leaves the rest, in the order of the proposals', async () => {
    expect(await choose({ key: LIABLE, way: 'comment' }, { key: LATE, way: 'change' })).toMatchObject([
      { way: 'change', proposal: { key: LATE } },
      { way: 'comment', proposal: { key: LIABLE } },
    ]);
    expect(await choose({ key: LIABLE, way: 'comment' }, { key: LATE, way: 'leave' })).toHaveLength(1);
    expect(await choose({ key: LIABLE, way: 'comment' })).toHaveLength(1);
  });

  it('asks for no new paragraph where another change says it', async () => {
    const insert = { after: 0, paragraphs: ['Either party may end this.'] };
    const added = aProposal('liable without limit', { edits: [], insert, repeats: LATE });
    const points = await chosenPoints(
      INPUT,
      { points: [LATE, added.key].map((key) => ({ key, way: 'change' as const })) },
      (input) => Promise.resolve([...propose(input).slice(0, 1), added]),
    );
    expect(points.map(({ proposal }) => proposal.key)).toEqual([LATE]);
  });

  it('makes the words anew with the figures that are given', async () => {
    const [point] = await choose({ key: LATE, way: 'change', figures: { days: 45 } });
    expect(point?.proposal.edits).toEqual([anEdit('90', '45')]);
  });

  it.each([
    ['a point that is not proposed', { key: 'payment.late@9999', way: 'change' as const }],
    ['a way that is not offered', { key: LIABLE, way: 'change' as const }],
    ['a figure that there is not', { key: LATE, way: 'change' as const, figures: { weeks: 3 } }],
    ['a point that is left, and not proposed', { key: 'x', way: 'leave' as const }],
  ])('refuses %s', async (_about, point) => {
    expect((await refusalOf(choose(point))).code).toBe('REPLY_OUTDATED');
  });

  it.each([
    [{ days: 13 }, 'days'],
    [{ days: 61 }, 'days'],
    [{ days: 30.5 }, 'days'],
    [{ rate: 0.3 }, 'rate'],
  ] as [Record<string, number>, string][])(
    'refuses figures beyond their bounds by their field: %j',
    async (figures, name) => {
      const points = [
        { key: LIABLE, way: 'leave' as const },
        { key: LATE, way: 'change' as const, figures },
      ];
      const error = await refusalOf(choose(...points));
      expect(error.code).toBe('VALIDATION_FAILED');
      expect(Object.keys(error.fields ?? {})).toEqual([`points.1.figures.${name}`]);
    },
  );

  it('takes the bounds themselves, and a share that is not whole', async () => {
    const allowed: Record<string, number>[] = [{ days: 14 }, { days: 60 }, { rate: 0.02 }, { rate: 0.125 }];
    for (const figures of allowed)
      expect(await choose({ key: LATE, way: 'change', figures })).toHaveLength(1);
  });
});

describe(requireSomething, () => {
  it('refuses a plan that says nothing', () => {
    for (const points of [[], [{ key: LATE, way: 'leave' as const }]])
      expect(() => requireSomething({ points })).toThrow(new AppError('REPLY_EMPTY'));
    expect(() => requireSomething({ points: [{ key: LATE, way: 'comment' }] })).not.toThrow();
  });

  describe('earlier words', () => {
    const start = REPLIED_TEXT.indexOf('The Client pays');
    const end = REPLIED_TEXT.indexOf(' days.') + ' days.'.length;
    const back: EarlierPoint = {
      ...{ kind: 'changed', start, end, words: 'The Client pays within 14 days.', way: 'change' },
      ...{ edits: [anEdit('90 (ninety)', '14')], isUntracked: true, isAsked: true },
    };
    const with14 = (over: Partial<EarlierPoint>) =>
      chosenPoints(
        INPUT,
        { points: [{ key: LATE, way: 'comment' }], earlier: [{ ...back, ...over }] },
        (input) => Promise.resolve(propose(input)),
      );

    it('come back first, and leave nothing else to be changed there', async () => {
      const points = await with14({});
      expect(points.map(({ way, proposal }) => [way, proposal.finding.id, proposal.edits])).toEqual([
        ['change', 'version.changed', back.edits],
        ['comment', 'payment.late', []],
      ]);
      expect(
        await refusalOf(
          chosenPoints(INPUT, { points: [{ key: LATE, way: 'change' }], earlier: [back] }, (input) =>
            Promise.resolve(propose(input)),
          ),
        ),
      ).toMatchObject({ code: 'REPLY_OUTDATED' });
    });

    it('are nothing where they are left, and are something to send', async () => {
      expect(await with14({ way: 'leave' })).toHaveLength(1);
      expect(() => requireSomething({ points: [], earlier: [back] })).not.toThrow();
      expect(() => requireSomething({ points: [], earlier: [{ ...back, way: 'leave' }] })).toThrow(AppError);
    });

    it.each([
      ['a place behind the text', { end: 10_000 }],
      ['an edit outside of its place', { edits: [anEdit('Agreement', 'Deed')] }],
      ['edits out of order', { edits: [anEdit('days', 'weeks'), anEdit('90', '14')] }],
      [
        'an edit over two paragraphs',
        { end: REPLIED_TEXT.length, edits: [{ start, end: REPLIED_TEXT.length, text: 'x' }] },
      ],
      ['a change where there is none', { edits: [] }],
    ])('are refused for %s', async (_, over) => {
      expect(await refusalOf(with14(over))).toMatchObject({ code: 'REPLY_OUTDATED' });
    });
  });
});

import { EARLIER_MAX, type ReplyProposal, type VersionChange } from '@pactwright/protocol';
import { earlierWords } from './earlier-words.js';
import { NO_PLAN, wayOf, withWay } from './reply-plan.js';
import { asRemarks, planToSend } from './sent-plan.js';
import { besidePoints, earlierPoints } from './with-earlier.js';

const MINE =
  '1. Fees\n\n1.1 The Client pays 1,130 Eur.\n\n1.2 Further rounds are paid for.\n\n1.3 Notices go by e-mail.';
const THEIRS = '1. Fees\n\n1.1 The Client  pays 930 Eur.\n\n1.2 The Client may order any report.';
const told = (
  mine: string | undefined,
  theirs: string | undefined,
  over: Partial<VersionChange>,
): VersionChange => ({
  ...{ kind: 'changed', provision: '', words: [], matters: true, isReworded: false, meanings: [], risks: [] },
  ...{ isCostly: false, isUntracked: false, trackedMeanings: [], isTakenBack: false, standsIn: 'text' },
  ...(mine !== undefined && { mine, mineAt: MINE.indexOf(mine) }),
  ...(theirs !== undefined && { theirs, theirsAt: THEIRS.indexOf(theirs) }),
  ...over,
});
const PAY = told('1.1 The Client pays 1,130 Eur.', '1.1 The Client  pays 930 Eur.', {
  words: [
    { kind: 'same', text: 'The Client pays ' },
    { kind: 'removed', text: '1,130' },
    { kind: 'added', text: '930' },
    { kind: 'same', text: ' Eur.' },
  ],
  isUntracked: true,
});
const ADDED = told(undefined, 'The Client may order any report.', { kind: 'added' });
const GONE = told('1.3 Notices go by e-mail.', undefined, { kind: 'removed', isCostly: true });
const of = (...changes: readonly VersionChange[]) =>
  earlierWords({ changes: [...changes], mineText: MINE, theirsText: THEIRS });
const texts = { text: THEIRS, textLanguage: 'en', language: 'en' } as const;
const back = (text: string, edits: readonly { start: number; end: number; text: string }[]): string =>
  [...edits]
    .reverse()
    .reduce((all, { start, end, text: words }) => all.slice(0, start) + words + all.slice(end), text);

describe(earlierWords, () => {
  it('brings the words of mine back in the words of theirs alone, whatever spaces stand between them', () => {
    const [pay] = of(PAY);

    expect(pay).toMatchObject({ kind: 'changed', words: '1.1 The Client pays 1,130 Eur.', isAsked: true });
    expect(back(THEIRS, pay?.edits ?? [])).toBe(THEIRS.replace('930', '1,130'));
  });

  it('takes out what was added, and asks for what is gone behind the words before it', () => {
    const [gone, added] = of(ADDED, GONE);

    expect(back(THEIRS, added?.edits ?? [])).toBe(THEIRS.replace('The Client may order any report.', ''));
    expect(added).toMatchObject({ kind: 'added', isAsked: false });
    expect(gone).toMatchObject({
      kind: 'gone',
      words: '1.3 Notices go by e-mail.',
      edits: [],
      isAsked: true,
    });
    expect(THEIRS.slice(gone?.start, gone?.end)).toBe('1. Fees');
  });

  it('only asks where the marks do not lead through the passage, or it is more than one paragraph', () => {
    expect(of({ ...PAY, words: [{ kind: 'added', text: 'Other words' }] })).toMatchObject([{ edits: [] }]);
    expect(of(told(undefined, THEIRS, { kind: 'added' }))).toMatchObject([{ edits: [] }]);
  });

  it('keeps what came in silence or costs where there are more than a plan has room for', () => {
    const many = of(...Array.from({ length: EARLIER_MAX }, () => ADDED), GONE);

    expect(many).toHaveLength(EARLIER_MAX);
    expect(many[0]).toMatchObject({ kind: 'gone' });
  });

  it('says nothing of what does not matter, and of what is only moved or renamed', () => {
    expect(
      of(
        { ...PAY, matters: false, isUntracked: false },
        { ...PAY, kind: 'moved' },
        { ...PAY, kind: 'renamed' },
      ),
    ).toEqual([]);
  });
});

describe('earlier words as points of a second reply', () => {
  const finding = (start: number, end: number): ReplyProposal => ({
    key: `fees.low@${start}`,
    finding: {
      ...{
        id: 'fees.low',
        category: 'commercial',
        riskFactor: 4,
        heading: 'Low',
        suggestion: 'Ask.',
        why: 'So.',
      },
      evidence: { quote: THEIRS.slice(start, end), start, end },
    },
    ...{ ways: ['change', 'comment', 'leave'], way: 'change', raised: 'change', companions: [], also: [] },
    ...{ doubt: null, repeats: null, insert: null, comment: 'Could it be more?', figures: [] },
    edits: [{ start, end, text: 'more' }],
    positions: { ask: 'a', accept: 'b', walkAway: 'c' },
  });
  const at = THEIRS.indexOf('930');
  const low = finding(at, at + 3);
  const since = { places: [], lost: [], earlier: of(PAY, ADDED, GONE) };
  const plan = { ...NO_PLAN, since };
  const points = earlierPoints(since.earlier, [low], texts);
  const [pay = low] = points;

  it('are chosen where nobody was told of the change or it costs, and else are left', () => {
    expect(points.map((point) => `${point.finding.id}: ${point.way}`)).toEqual([
      'version.changed: change',
      'version.gone: comment',
      'version.added: leave',
    ]);
    expect(pay.comment).toBe(
      'This change was not tracked. The earlier version said: “1.1 The Client pays 1,130 Eur.” Could those words come back?',
    );
  });

  it('stand alone where a finding would change the same words, which are changed once they are not brought back', () => {
    const [, , , beside = low] = besidePoints(plan, points, [low]);
    const left = besidePoints(withWay(plan, pay.key, 'leave'), points, [low]);

    expect(beside).toMatchObject({ key: low.key, ways: ['comment', 'leave'], way: 'leave', edits: [] });
    expect(left).toContain(low);
  });

  it('leave a tracked change that costs nothing for certain to the finding that answers it', () => {
    const open = of({ ...PAY, isUntracked: false });

    expect(earlierPoints(open, [low], texts)).toEqual([]);
    expect(earlierPoints(open, [], texts)).toHaveLength(1);
  });

  it('are sent with their words, and as remarks where nothing can be changed', () => {
    const all = besidePoints(plan, points, [low]);
    const sent = planToSend(plan, all);

    expect(sent.points).toEqual([{ key: low.key, way: 'leave' }]);
    expect(sent.earlier?.map(({ kind, way }) => `${kind}: ${way}`)).toEqual([
      'changed: change',
      'gone: comment',
      'added: leave',
    ]);
    expect(asRemarks(sent).earlier?.map(({ way }) => way)).toEqual(['comment', 'comment', 'leave']);
    expect(wayOf(plan, pay)).toBe('change');
  });
});

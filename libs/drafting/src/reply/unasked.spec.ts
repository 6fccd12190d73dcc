import type { Finding } from '../check/report.js';
import type { DraftedChange } from './drafted-change.js';
import { keyOf } from './proposal.js';
import { unaskedOf } from './unasked.js';

const LENGTH = 100;

/** Found in the sentence of a number, or in none. */
function found(id: string, riskFactor: number, sentence: number | null): Finding {
  const place = { start: (sentence ?? 0) * LENGTH, end: (sentence ?? 0) * LENGTH + LENGTH };
  return {
    id,
    riskFactor,
    ...(sentence === null ? {} : { evidence: { ...place, quote: id } }),
  } as Finding;
}

/** The change that says another sentence, or nothing, in place of the one that something is found in. */
const changeOf = (finding: Finding, told: Partial<DraftedChange> = {}): DraftedChange => ({
  key: keyOf(finding),
  finding,
  edits: finding.evidence === undefined ? [] : [{ ...finding.evidence, text: 'Other words.' }],
  companions: [],
  also: [],
  repeats: null,
  says: [],
  follower: null,
  led: null,
  insert: null,
  figures: [],
  carries: [],
  choice: 0,
  ...told,
});

/** The ids of what is raised unasked. */
function sentOf(findings: readonly Finding[], changes: readonly DraftedChange[] = []): readonly string[] {
  const unasked = unaskedOf(
    findings.map((finding) => [keyOf(finding), finding] as const),
    new Map(changes.map((change) => [change.key, change])),
  );
  return findings.filter((finding) => unasked(keyOf(finding)).way !== 'leave').map(({ id }) => id);
}

describe(unaskedOf, () => {
  const others = (count: number, risk: number, from = 50): readonly Finding[] =>
    Array.from({ length: count }, (_, at) => found(`topic-${from + at}.bad`, risk, from + at));

  it('raises ten matters, the gravest', () => {
    const grave = others(8, 4);
    const less = others(8, 3, 70);
    const sent = sentOf([...less, ...grave]);
    expect(sent).toHaveLength(10);
    expect(sent).toEqual(expect.arrayContaining(grave.map(({ id }) => id)));
  });

  it('only remarks where a change would strike more than its finding is about, and where it needs one that would', () => {
    const [own, needing] = [found('revisions.unlimited', 4, 1), found('acceptance.subjective', 4, 2)];
    const see = { start: 100, end: 200, quote: '', by: keyOf(own) };
    const changes = [changeOf(own), changeOf(needing, { also: [see] })];
    const unasked = unaskedOf(
      [own, needing].map((finding) => [keyOf(finding), finding] as const),
      new Map(changes.map((change) => [change.key, change])),
      new Set([keyOf(own)]),
    );
    expect([own, needing].map((finding) => unasked(keyOf(finding)))).toEqual([
      { way: 'comment', raised: 'comment' },
      { way: 'comment', raised: 'comment' },
    ]);
  });

  it('counts grave points about one topic as one matter', () => {
    const same = [1, 2, 3].map((at) => found('invoicing.long-term', 4, at));
    const changes = same.map((each) => changeOf(each));
    expect(sentOf([...same, ...others(9, 4)], changes)).toHaveLength(12);
    /* Remarks upon it as well. */
    expect(sentOf([...same, ...others(9, 4)])).toHaveLength(12);
  });

  it.each([
    ['liability-cap.unlimited', 'indemnity.everything'],
    ['change-control.free', 'scope.any-tasks'],
    ['ip-ownership.before-payment', 'background-materials.swept-in'],
  ])('counts %s and %s as one matter', (one, other) => {
    const same = [found(one, 5, 1), found(other, 4, 2)];
    const changes = same.map((each) => changeOf(each));
    expect(sentOf([...same, ...others(9, 4)], changes)).toHaveLength(11);
  });

  it('raises three of the points about one topic for themselves, however many there are', () => {
    const same = Array.from({ length: 40 }, (_, at) => found('invoicing.long-term', 5, at));
    const changes = same.map((each) => changeOf(each));
    expect(sentOf([...same, ...others(9, 4, 90)], changes)).toHaveLength(12);
  });

  it('makes no more changes than are read of a contract that says everything twenty times, and remarks upon the rest of the ten matters', () => {
    const topics = Array.from({ length: 12 }, (_, at) => `topic-${at}.bad`);
    const all = topics.flatMap((id, topic) =>
      Array.from({ length: 20 }, (_, copy) => found(id, 5, topic * 20 + copy)),
    );
    const changes = all.map((each, at) =>
      changeOf(each, at % 20 === 0 ? {} : { repeats: keyOf(all[at - (at % 20)] ?? each) }),
    );
    const unasked = unaskedOf(
      all.map((finding) => [keyOf(finding), finding] as const),
      new Map(changes.map((change) => [change.key, change])),
    );
    const ways = all.map((finding) => unasked(keyOf(finding)).way);
    expect(ways.filter((way) => way === 'change')).toHaveLength(20);
    expect(ways.filter((way) => way === 'comment')).toHaveLength(9);
  });

  it('counts each of the points that are less grave', () => {
    const same = [1, 2, 3].map((at) => found('invoicing.long-term', 3, at));
    expect(sentOf([...others(9, 4), ...same])).toHaveLength(10);
  });

  it('raises one of two points about one sentence, the one that there are words for', () => {
    const remark = found('timeline.client-sets', 4, 1);
    const change = found('change-control.free', 4, 1);
    expect(sentOf([remark, change], [changeOf(change)])).toEqual(['change-control.free']);
  });

  it('changes a sentence, for a milder point, rather than remark upon it', () => {
    const remark = found('acceptance.reject-without-reason', 4, 2);
    const change = found('acceptance.open-ended', 3, 1);
    const companions = [{ start: 2 * LENGTH, end: 3 * LENGTH }];
    const sent = sentOf([...others(9, 4), remark, change], [changeOf(change, { companions })]);
    expect(sent).toContain('acceptance.open-ended');
    expect(sent).not.toContain('acceptance.reject-without-reason');
  });

  it('lets no sentence stand that is struck because another says the same', () => {
    const leading = found('liability-cap.unlimited', 5, 1);
    const again = found('liability-cap.one-way', 4, 2);
    const sent = sentOf(
      [leading, ...others(9, 5), again],
      [changeOf(leading), changeOf(again, { repeats: keyOf(leading) })],
    );
    expect(sent).toContain('liability-cap.one-way');
  });

  it('tears no pair at the tenth place, and leaves no graver point out for a milder one', () => {
    const paired = found('invoicing.on-approval', 4, 1);
    const second = found('fees.late', 4, 2);
    const also = [{ start: 2 * LENGTH, end: 3 * LENGTH, quote: '', by: keyOf(second) }];
    const milder = others(3, 3, 70);
    const sent = sentOf(
      [...others(9, 5), paired, second, ...milder],
      [changeOf(paired, { also }), changeOf(second)],
    );
    expect(sent).toEqual([...others(9, 5).map(({ id }) => id), 'invoicing.on-approval', 'fees.late']);
  });

  it('raises what may cost more than the price before what is as grave otherwise, and what is absent last', () => {
    const absent = found('independent-status.missing', 4, null);
    const dear = found('exclusivity.non-compete', 4, 90);
    const sent = sentOf([absent, ...others(9, 4), dear]);
    expect(sent).toContain('exclusivity.non-compete');
    expect(sent).not.toContain('independent-status.missing');
  });

  it('does not remark upon a sentence that goes with a graver change', () => {
    const leading = found('liability-cap.unlimited', 5, 1);
    const gone = found('liability-cap.low', 4, 2);
    const place = { start: 2 * LENGTH, end: 3 * LENGTH };
    const change = changeOf(leading, {
      edits: [
        { start: LENGTH, end: 2 * LENGTH, text: 'Other words.' },
        { ...place, text: '' },
      ],
      companions: [place],
    });
    expect(sentOf([leading, gone], [change])).toEqual(['liability-cap.unlimited']);
    const unasked = unaskedOf(
      [leading, gone, found('taxes.unclear', 2, 3)].map((each) => [keyOf(each), each] as const),
      new Map([[change.key, change]]),
    );
    expect(unasked(keyOf(gone)).raised).toBe('leave');
    expect(unasked(keyOf(leading)).raised).toBe('change');
    expect(unasked(`taxes.unclear@${3 * LENGTH}`).raised).toBe('comment');
  });

  describe('of a long contract whose answers contradict one another', () => {
    const all = others(400, 4);
    const besides = (finding: Finding) =>
      all.filter((each) => each !== finding).map((each) => ({ ...placeOf(each), by: keyOf(each) }));
    const placeOf = ({ evidence: { start, end, quote } = { start: 0, end: 0, quote: '' } }: Finding) => ({
      start,
      end,
      quote,
    });
    const changes = all.map((each) => changeOf(each, { also: besides(each) }));

    it('remarks upon the gravest ten, since each change would bring all the others along', () => {
      const unasked = unaskedOf(
        all.map((finding) => [keyOf(finding), finding] as const),
        new Map(changes.map((change) => [change.key, change])),
      );
      const ways = all.map((finding) => unasked(keyOf(finding)));
      expect(ways.filter(({ way }) => way === 'comment')).toHaveLength(10);
      expect(ways.filter(({ way }) => way === 'change')).toEqual([]);
      expect(new Set(ways.map(({ raised }) => raised))).toEqual(new Set(['change']));
    });

    it('changes none of them where nothing answers what contradicts one', () => {
      const [first, ...rest] = changes;
      if (first === undefined) throw new Error('no change');
      const open = { ...first, also: [...first.also, { start: 1, end: 2, quote: 'x', by: null }] };
      const unasked = unaskedOf(
        all.map((finding) => [keyOf(finding), finding] as const),
        new Map([open, ...rest].map((change) => [change.key, change])),
      );
      expect(new Set(all.map((finding) => unasked(keyOf(finding)).raised))).toEqual(new Set(['comment']));
    });
  });
});

import { asSent, TRACK_MARKS } from './tracked.js';

/** “[–30]” and “[+60]” for what is tracked, “[¶+]” and “[¶–]” for the end of a paragraph. */
const marked = (text: string): string =>
  text
    .replaceAll('[¶+]', TRACK_MARKS.endCome)
    .replaceAll('[¶–]', TRACK_MARKS.endGone)
    .replaceAll(/\[[+–]/gu, TRACK_MARKS.open)
    .replaceAll(']', TRACK_MARKS.close);

describe(asSent, () => {
  it.each([
    ['what is theirs is left out', 'Paid within 30 days.', 'Paid within [–30][+60] days.'],
    ['what was mine stays', 'Paid within 60 days.', 'Paid within [–30][+60] days.'],
    [
      'both',
      'Paid within 60 days by the Client.',
      'Paid within [–30][+60] days[– by the Client][+ of the month].',
    ],
    ['parts of words', 'Mokama per 30 dienų.', 'Mokama per 3[–0][+5] dien[–ų][+as].'],
    [
      'a deletion inside of what was added',
      'It is paid in full at once.',
      'It is paid[+ in [–full]][+ at] once.',
    ],
    ['another currency', 'A fee of 500 € is due.', 'A fee of 500 [–€][+$] is due.'],
    [
      'a paragraph that came',
      'One is due.\n\nTwo is due.',
      '1. One is due.\n\n2. [+Three is due.][¶+]\n\n3. Two is due.',
    ],
    ['a paragraph that is to go', 'One is due.\n\nTwo is due.', 'One is due.\n\n[–Two is due.][¶–]'],
    ['a paragraph that was parted', 'One is due, two is not.', 'One is due,[¶+]\n\ntwo is not.'],
    ['two that were joined', 'One is due.\n\nTwo is not.', 'One is due.[¶–]\n\nTwo is not.'],
    ['two that I had joined', 'One is due. Two is not.', 'One is due.[¶–]\n\nTwo is not.'],
    ['a passage that moved', 'One is due. Two is not.', '[+Two is not. ]One is due.[– Two is not.]'],
  ])('%s', (_, mine, tracked) => {
    const words = (text: string): string =>
      text
        .replaceAll(/\s+/gu, ' ')
        .replaceAll(/(?<=^|\n)\d\. /gu, '')
        .trim();
    const found = asSent(mine, marked(tracked));

    expect(words(found).replaceAll(/\d\. /gu, '')).toBe(words(mine));
    expect(found.split('\n\n').length).toBe(mine.split('\n\n').length);
  });

  it('leaves what was changed in silence, between changes that were tracked', () => {
    const tracked = 'Paid within [–30][+60] days after [–the end][+it begins]. Nothing else is due in May.';

    expect(asSent('Paid within 30 days after the end. Nothing is due in May.', marked(tracked))).toBe(
      'Paid within 30 days after the end. Nothing else is due in May.',
    );
  });

  it('does not take a silent deletion for what was added in its place', () => {
    const mine = 'One is due. The Client pays for every draft that it keeps. Three is due.';
    const tracked = 'One is due. [+The Provider delivers all of it within a week. ]Three is due.';

    expect(asSent(mine, marked(tracked))).toBe('One is due. Three is due.');
  });

  it('does so in a contract of many pages that is tracked throughout', () => {
    const clause = (at: number, days: string): string =>
      `The Client pays invoice ${at} within ${days} days after it has been received.`;
    const all = Array.from({ length: 1_500 }, (_, at) => at);
    const mine = all.map((at) => clause(at, at % 3 === 0 ? '60' : '30'));
    const tracked = all.map((at) => clause(at, at % 3 === 0 ? '[–30][+60]' : '30[+ working]'));

    expect(asSent(mine.join('\n\n'), marked(tracked.join('\n\n'))).split('\n\n')).toEqual(mine);
  });
});

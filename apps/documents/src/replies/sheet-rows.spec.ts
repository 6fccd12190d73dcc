import { REPLIED_TEXT, aProposal, anEdit } from '../testing/a-proposal.js';
import { sheetRows } from './sheet-rows.js';

const kept = (text: string) => ({ text, isChanged: false });
const changed = (text: string) => ({ text, isChanged: true });

describe(sheetRows, () => {
  it('sets our words beside theirs, with what differs marked, and the gravest apart', () => {
    const edits = [anEdit('90', '30'), anEdit('ninety', 'thirty')];
    const points = [
      { proposal: aProposal('liable without limit', { riskFactor: 4 }), way: 'comment' as const },
      { proposal: aProposal('pays within 90 (ninety) days', { edits }), way: 'change' as const },
    ];
    const why = 'Thirty days are usual.';

    expect(sheetRows(points, REPLIED_TEXT)).toEqual({
      mustHaves: [{ theirs: [[kept('liable without limit')]], ours: null, saidIn: null, why }],
      others: [
        {
          theirs: [[kept('pays within '), changed('90'), kept(' ('), changed('ninety'), kept(') days')]],
          ours: [[kept('pays within '), changed('30'), kept(' ('), changed('thirty'), kept(') days')]],
          saidIn: null,
          why,
        },
      ],
      hasModelWords: false,
    });
  });

  it('shows what changes beyond the words that were found, in one line, without marks where little stays', () => {
    const edits = [anEdit('ninety) days.\n\n2. The', 'thirty) days. The')];
    const { others } = sheetRows(
      [{ proposal: aProposal('90 (ninety)', { edits }), way: 'change' }],
      REPLIED_TEXT,
    );
    expect(others[0]?.theirs).toEqual([[kept('90 (ninety) days. 2. The')]]);
    expect(others[0]?.ours).toEqual([[kept('90 (thirty) days. The')]]);
  });

  it('has nothing of theirs where the contract says nothing, and each new paragraph by itself', () => {
    const insert = { after: 3, paragraphs: ['Interest is due.', 'It is 8 % a year.'] };
    const { others } = sheetRows([{ proposal: aProposal(null, { insert }), way: 'change' }], REPLIED_TEXT);
    expect(others).toMatchObject([
      { theirs: null, ours: [[kept('Interest is due.')], [kept('It is 8 % a year.')]] },
    ]);
  });

  it('sets a sentence elsewhere that changes with it beside, by itself', () => {
    const edits = [anEdit('90', '30'), anEdit('The Contractor is liable without limit.', '')];
    const companions = [anEdit('The Contractor is liable without limit.', '')];
    const { others } = sheetRows(
      [{ proposal: aProposal('pays within 90', { edits, companions }), way: 'change' }],
      REPLIED_TEXT,
    );
    expect(others[0]?.theirs).toEqual([
      [kept('pays within '), changed('90')],
      [kept('The Contractor is liable without limit.')],
    ]);
    expect(others[0]?.ours).toEqual([[kept('pays within '), changed('30')], []]);
  });

  it('says of one sentence one thing, with all that is said to it', () => {
    const gone = 'The Contractor is liable without limit.';
    const points = [
      { proposal: aProposal(gone, { riskFactor: 4, comment: 'Too much.' }), way: 'comment' as const },
      {
        proposal: aProposal(gone, { edits: [anEdit(gone, '')], comment: 'Not usual.' }),
        way: 'change' as const,
      },
    ];
    expect(sheetRows(points, REPLIED_TEXT)).toMatchObject({
      mustHaves: [{ theirs: [[kept(gone)]], ours: [[]], why: 'Too much. Not usual.' }],
      others: [],
    });
  });

  it('names the row with the new words where a sentence goes because they say it', () => {
    const gone = 'The Contractor is liable without limit.';
    const lead = aProposal('pays within 90', { key: 'lead', edits: [anEdit('90', '30')] });
    const again = aProposal(gone, { edits: [anEdit(gone, '')], repeats: 'lead', riskFactor: 4 });
    const rows = (way: 'change' | 'comment') => {
      const { mustHaves, others } = sheetRows(
        [
          { proposal: lead, way },
          { proposal: again, way: 'change' },
        ],
        REPLIED_TEXT,
      );
      return [...mustHaves, ...others].map(({ saidIn }) => saidIn);
    };
    expect(rows('change')).toEqual([2, null]);
    expect(rows('comment')).toEqual([null, null]);
  });

  it.each(['', 'Intentionally left out.'])(
    'shows no number by itself where a clause goes: “%s”',
    (instead) => {
      const clause = '2. The Contractor is liable without limit.';
      const edits = [anEdit('The Contractor is liable without limit.', instead)];
      const { others } = sheetRows([{ proposal: aProposal(clause, { edits }), way: 'change' }], REPLIED_TEXT);
      expect(others[0]?.theirs).toEqual([[kept(clause)]]);
      expect(others[0]?.ours).toEqual([[]]);
    },
  );

  it('does not say how far its sender would go', () => {
    const rows = sheetRows([{ proposal: aProposal('pays within'), way: 'comment' }], REPLIED_TEXT);
    expect(JSON.stringify(rows)).not.toMatch(/Take 45|Leave at 60|Ask for 30/);
  });
});

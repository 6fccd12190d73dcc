import { REPLIED_TEXT, aProposal, anEdit } from '../testing/a-proposal.js';
import { editsOf } from './edits-of.js';

const comment = 'Thirty days are usual.';
const said = (edits: ReturnType<typeof editsOf>): string[] =>
  edits.map((edit) => (edit.kind === 'comment' ? REPLIED_TEXT.slice(edit.start, edit.end) : edit.kind));

describe(editsOf, () => {
  it('changes words at one place, or at several as one', () => {
    const [number, word] = [anEdit('90', '30'), anEdit('ninety', 'thirty')];
    const points = [[number], [number, word]].map((edits) => ({
      proposal: aProposal('pays within 90 (ninety) days', { edits }),
      way: 'change' as const,
    }));
    expect(editsOf(points, REPLIED_TEXT)).toEqual([
      { kind: 'replace', ...number, comment },
      { kind: 'replace-all', parts: [number, word], comment },
    ]);
  });

  it('adds paragraphs for what is not there', () => {
    const insert = { after: 20, paragraphs: ['Interest is due.'] };
    const points = [{ proposal: aProposal(null, { insert }), way: 'change' as const }];
    expect(editsOf(points, REPLIED_TEXT)).toEqual([{ kind: 'insert', ...insert, comment }]);
  });

  it('only says what is only to be said, beside its words', () => {
    const proposal = aProposal('liable without limit', { edits: [anEdit('without', 'within')] });
    expect(said(editsOf([{ proposal, way: 'comment' }], REPLIED_TEXT))).toEqual(['liable without limit']);
  });

  it.each([
    [null, 'Agreement'],
    [0, 'Agreement'],
    [REPLIED_TEXT.indexOf('1.'), '1. The Client pays within 90 (ninety) days.'],
    [REPLIED_TEXT.indexOf('days.'), '1. The Client pays within 90 (ninety) days.'],
    [REPLIED_TEXT.length, '2. The Contractor is liable without limit.'],
  ])('says what is missing beside the paragraph that it would follow: %s', (after, paragraph) => {
    const insert = after === null ? null : { after, paragraphs: ['x'] };
    const points = [{ proposal: aProposal(null, { insert }), way: 'comment' as const }];
    expect(said(editsOf(points, REPLIED_TEXT))).toEqual([paragraph]);
  });

  it('keeps the order, by which the graver of two claims wins', () => {
    const points = ['liable without limit', 'pays within'].map((words) => ({
      proposal: aProposal(words),
      way: 'comment' as const,
    }));
    expect(said(editsOf(points, REPLIED_TEXT))).toEqual(['liable without limit', 'pays within']);
  });
});

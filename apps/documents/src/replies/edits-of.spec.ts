import { REPLIED_TEXT, aProposal, anEdit } from '../testing/a-proposal.js';
import { editsOf } from './edits-of.js';

const CONTRACT = { text: REPLIED_TEXT, textLanguage: 'en' } as const;
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
    expect(editsOf(points, CONTRACT)).toEqual([
      { kind: 'replace', ...number, comment },
      { kind: 'replace-all', parts: [number, word], comment },
    ]);
  });

  it('says beside a sentence that is taken along why it changes, and beside its own what is asked for', () => {
    const [own, ...others] = [
      anEdit('pays within 90 (ninety) days', 'pays within 30 days'),
      anEdit('liable', 'not liable'),
    ];
    const [taken] = others.map(({ start, end }) => ({ start, end }));
    const changed = aProposal('pays within 90 (ninety) days', {
      edits: [own, ...others],
      companions: taken ? [taken] : [],
    });
    expect(editsOf([{ proposal: changed, way: 'change' }], CONTRACT)).toEqual([
      {
        kind: 'replace-all',
        parts: [
          own,
          {
            ...anEdit('liable', 'not liable'),
            comment:
              'Changed because of the change to clause 1: otherwise this sentence would contradict it.',
          },
        ],
        comment,
      },
    ]);
  });

  it.each([
    ['en', /^Taken out because of the change to clause 1: /u],
    ['lt', /^Išbraukta dėl 1 punkto pakeitimo: /u],
  ] as const)('says of words that only go with others that they do (%s)', (textLanguage, expected) => {
    const edits = [
      anEdit('pays within 90 (ninety) days', 'pays within 30 days'),
      anEdit('The Contractor is liable without limit.', ''),
    ];
    const { start, end } = anEdit('The Contractor is liable without limit.', '');
    const proposal = aProposal('pays within 90 (ninety) days', { edits, companions: [{ start, end }] });
    const [made] = editsOf([{ proposal, way: 'change' }], { text: REPLIED_TEXT, textLanguage });
    expect(made?.kind === 'replace-all' && made.parts.map((part) => part.comment)).toEqual([
      undefined,
      expect.stringMatching(expected),
    ]);
  });

  it('says of a sentence that goes since another change says the same which one that is', () => {
    const there = aProposal('pays within 90 (ninety) days', { edits: [anEdit('90', '30')] });
    const besides = (said: string) => {
      const edits = [anEdit('liable', '')];
      const here = aProposal('liable without limit', { edits, repeats: there.key, comment: said });
      const points = [there, here].map((proposal) => ({ proposal, way: 'change' as const }));
      return editsOf(points, CONTRACT).map((edit) => edit.comment);
    };
    const why = 'Taken out here because the change to clause 1 says the same.';
    expect(besides('Could there be a limit?')).toEqual([comment, `Could there be a limit? ${why}`]);
    /* What is asked for there is not asked for again. */
    expect(besides(comment)).toEqual([comment, why]);
  });

  it('adds paragraphs for what is not there', () => {
    const insert = { after: 20, paragraphs: ['Interest is due.'] };
    const points = [{ proposal: aProposal(null, { insert }), way: 'change' as const }];
    expect(editsOf(points, CONTRACT)).toEqual([{ kind: 'insert', ...insert, comment }]);
  });

  it('only says what is only to be said, beside its words', () => {
    const proposal = aProposal('liable without limit', { edits: [anEdit('without', 'within')] });
    expect(said(editsOf([{ proposal, way: 'comment' }], CONTRACT))).toEqual(['liable without limit']);
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
    expect(said(editsOf(points, CONTRACT))).toEqual([paragraph]);
  });

  it('keeps the order, by which the graver of two claims wins', () => {
    const points = ['liable without limit', 'pays within'].map((words) => ({
      proposal: aProposal(words),
      way: 'comment' as const,
    }));
    expect(said(editsOf(points, CONTRACT))).toEqual(['liable without limit', 'pays within']);
  });
});

import { belongs, clauseText } from '../../../test/clause-text.js';

describe('revisions', () => {
  it('belongs only to work that has rounds of revisions', () => {
    expect(belongs('revisions', { revisionRounds: 2 })).toBe(true);
    expect(belongs('revisions', { revisionRounds: undefined })).toBe(false);
  });

  it('counts the rounds in the grammar of the language', () => {
    const rounds = (revisionRounds: number) => clauseText('revisions', 'lt', { revisionRounds }).rounds;
    expect(rounds(1)).toMatch(/įeina 1 \(vienas\) pataisymų ratas/);
    expect(rounds(3)).toMatch(/įeina 3 \(trys\) pataisymų ratai/);
    expect(clauseText('revisions', 'en', { revisionRounds: 1 }).rounds).toMatch(
      /include 1 round of revisions for/,
    );
  });

  it('lets a designer’s client choose one concept', () => {
    expect(clauseText('revisions', 'en', { workType: 'design', revisionRounds: 2 }).concept).toMatch(
      /chooses one/,
    );
    expect(clauseText('revisions', 'en', { workType: 'copywriting', revisionRounds: 2 })).not.toHaveProperty(
      'concept',
    );
  });

  it('closes with acceptance where there is one, and charges further rounds at the rate of additional work', () => {
    const revisions = clauseText('revisions', 'en', { revisionRounds: 2, deliverables: ['Logo'] });
    expect(revisions.window).toMatch(/within 14 calendar days .* and before the Deliverable is accepted/);
    expect(revisions.extra).toMatch(/<change-control\.rate>/);
  });
});

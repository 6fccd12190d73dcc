import { clauseText } from '../../../test/clause-text.js';

describe('definitions', () => {
  it('counts each part that is handed over as a Deliverable, in Lithuanian too', () => {
    expect(clauseText('definitions', 'lt').terms).toMatch(
      /^Rezultatas – viskas, ką .* taip pat kiekviena atskirai perduodama to dalis, išskyrus juodraščius/mu,
    );
  });
});

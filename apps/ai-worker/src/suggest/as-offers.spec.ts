import { asOffers } from './as-offers.js';

describe(asOffers.name, () => {
  it('offers what a model adds to a list, and leaves the list as it is', () => {
    expect(asOffers('deliverables', 'Logo', 'Logo\nBrand guide (PDF)')).toEqual({
      suggestion: 'Logo',
      offered: ['Brand guide (PDF)'],
    });
    expect(asOffers('exclusions', '', 'Printing\nPhotographs')).toEqual({
      suggestion: '',
      offered: ['Printing', 'Photographs'],
    });
  });

  it.each<[string | null, string, string]>([
    ['deliverables', 'logo', 'Logo in three versions\nBrand guide'],
    ['scope_of_work', 'A logo', 'A logo'],
    ['scope_of_work', '', 'A logo for a bakery'],
    ['client_duties', '', 'Texts and images'],
    [null, '', 'The Client pays travel costs.'],
  ])('gives any other text as a whole (%s: %s)', (key, current, text) => {
    expect(asOffers(key, current, text)).toEqual({ suggestion: text, offered: [] });
  });
});

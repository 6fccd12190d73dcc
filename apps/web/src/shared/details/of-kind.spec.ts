import { changedKind, partyOfKind } from './of-kind.js';

const PERSON = {
  'provider.name': 'Rūta Kazlauskienė',
  'provider.code': 'VL-552233',
  'provider.address': 'Kauno g. 1, Vilnius',
  'client.name': 'UAB Rugys',
};

describe('details of a party that becomes a company', () => {
  it('lose the name and the number of the person, and nothing of the other party', () => {
    const { details, aside } = changedKind(PERSON, 'provider', {});
    expect(details).toEqual({ 'provider.address': 'Kauno g. 1, Vilnius', 'client.name': 'UAB Rugys' });
    expect(aside).toEqual({ 'provider.name': 'Rūta Kazlauskienė', 'provider.code': 'VL-552233' });
  });

  it('come back when it is a person again', () => {
    const company = changedKind(PERSON, 'provider', {});
    const filled = { ...company.details, 'provider.name': 'MB Rūta', 'provider.code': '305552233' };
    const again = changedKind(filled, 'provider', company.aside);
    expect(again.details).toEqual(PERSON);
    expect(again.aside).toEqual({ 'provider.name': 'MB Rūta', 'provider.code': '305552233' });
  });

  it.each([
    ['provider_type', 'provider'],
    ['client_type', 'client'],
    ['freelance_type', undefined],
  ])('hang on the answer to %s', (key, party) => {
    expect(partyOfKind(key)).toBe(party);
  });
});

import { unusedKey, keyOfLabel } from './key-of-label.js';

describe(keyOfLabel.name, () => {
  it.each([
    ['Scope of work', 'scope_of_work'],
    ['  Payment   amount  ', 'payment_amount'],
    ['Darbų aprašymas', 'darbu_aprasymas'],
    ['Price (EUR) / hour?', 'price_eur_hour'],
    ['Čia – žinutė „ą“', 'cia_zinute_a'],
    ['???', 'field'],
    ['2nd payment', '2nd_payment'],
  ])('R-ADM-10 T-58 makes of %j the key %s', (label, key) => {
    expect(keyOfLabel(label, 'field')).toBe(key);
  });

  it('keeps within the length of the column', () => {
    expect(keyOfLabel('a'.repeat(500), 'option')).toHaveLength(200);
  });
});

describe(unusedKey.name, () => {
  const among =
    (...taken: string[]) =>
    (wanted: string) =>
      taken.includes(wanted);

  it('T-58 adds the first free suffix', () => {
    expect(unusedKey('scope', among())).toBe('scope');
    expect(unusedKey('scope', among('scope'))).toBe('scope_2');
    expect(unusedKey('scope', among('scope', 'scope_2', 'scope_3'))).toBe('scope_4');
  });

  it('stays within the length of the column', () => {
    const long = 'a'.repeat(200);
    expect(unusedKey(long, among(long))).toBe(`${'a'.repeat(198)}_2`);
  });
});

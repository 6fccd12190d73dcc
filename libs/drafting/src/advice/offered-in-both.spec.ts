import { WORK_TYPES } from '../terms/terms.js';
import { offeredInBoth } from './offered-in-both.js';
import { suggest } from './suggest.js';

const both = { contract_language: 'both', prevailing_language: 'en' };

describe(offeredInBoth.name, () => {
  it.each(WORK_TYPES)('R-WIZ-07 has every usual line in the other language: %s', (type) => {
    const field = { key: 'scope_of_work', label: '', currentText: '' };
    const usual = suggest(field, { freelance_type: type }, 'en').offered;
    const seconds = offeredInBoth(usual, both, 'en') ?? {};
    expect(usual.length).toBeGreaterThan(1);
    expect(Object.keys(seconds).toSorted()).toEqual(usual.toSorted());
    const back = offeredInBoth(Object.values(seconds), both, 'lt') ?? {};
    expect(new Set(Object.values(back))).toEqual(new Set(usual));
    for (const line of Object.values(seconds)) expect(line).toMatch(/[ąčęėįšųūž]/u);
  });

  it('knows nothing of the person’s own words, and nothing where the contract has one language', () => {
    expect(offeredInBoth(['Three posters for the fair'], both, 'en')).toBeUndefined();
    const [line = ''] = suggest(
      { key: 'scope_of_work', label: '', currentText: '' },
      { freelance_type: 'design' },
      'en',
    ).offered;
    expect(offeredInBoth([line], both, 'en')).toBeDefined();
    expect(offeredInBoth([line], { contract_language: 'en' }, 'en')).toBeUndefined();
  });
});

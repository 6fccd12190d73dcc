import { hasOpenGap, openGapsOf } from './open-gaps.js';

describe('what is still to be filled in', () => {
  it.each([
    ['A report of ____ pages'],
    ['A website for [CLIENT NAME]'],
    ['The site, the logo and [...]'],
    ['The site, the logo and […]'],
    ['Number of pages: [?]'],
    ['Pages: ......'],
    ['Pages: ……'],
    ['Hosting: TBD'],
    ['hosting tbd'],
    ['Colours: ???'],
    ['For {{client}}'],
    ['For <CLIENT NAME>'],
  ])('is seen in “%s”', (text) => {
    expect(hasOpenGap(text)).toBe(true);
  });

  it.each([
    ['[ ] Home page, [x] Contact page'],
    ['Like [our old site](https://example.com/old)'],
    ['Texts, pictures, and so on...'],
    ['Sizes up to XXL'],
    ['Why? How? When??'],
    ['snake_case and __init__'],
  ])('is not seen in “%s”', (text) => {
    expect(hasOpenGap(text)).toBe(false);
  });

  it('is told by the question under which it was typed', () => {
    expect(
      openGapsOf({
        scope_of_work: 'A shop for [CLIENT NAME] with ____ pages',
        deliverables: 'Pages',
        freelance_type: 'other',
        freelance_type_other: 'TBD',
        milestones: [{ name: 'Draft', date: '', amount: '', unit: 'money', acceptance: 'after ___ days' }],
      }),
    ).toEqual([
      { key: 'freelance_type', reason: 'gap', given: 'TBD' },
      { key: 'scope_of_work', reason: 'gap', given: '[CLIENT NAME]' },
      { key: 'milestones', reason: 'gap', given: '___' },
    ]);
  });

  it('is not told of words that no contract has', () => {
    expect(
      openGapsOf({
        freelance_type: 'design',
        freelance_type_other: 'TBD',
        scope_of_work: 'A logo',
        'scope_of_work@lt': 'Logotipas [...]',
      }),
    ).toEqual([]);
  });

  it('is told of a question that an administrator added, by its own words or by what is typed behind a choice', () => {
    expect(
      openGapsOf({
        scope_of_work: 'A logo',
        parking: 'At [...]',
        parking_other: 'TBD',
        dress: 'other',
        dress_other: 'Black or ____',
        visits: ['TBD'],
      }),
    ).toEqual([
      { key: 'parking', reason: 'gap', given: '[...]' },
      { key: 'dress', reason: 'gap', given: '____' },
    ]);
  });

  it('is told of the second text of a contract in both languages', () => {
    const answers = {
      contract_language: 'both',
      scope_of_work: 'A logo',
      'scope_of_work@lt': 'Logotipas [...]',
    };
    expect(openGapsOf(answers)).toEqual([{ key: 'scope_of_work', reason: 'gap', given: '[...]' }]);
  });
});

import { secondAsked, secondLanguageOfRows } from './second-asked.js';

const both = { contract_language: 'both', prevailing_language: 'lt' };
const scope = { key: 'scope_of_work', type: 'textarea' };

describe(secondAsked.name, () => {
  it('asks for the other language of what was typed, where the contract has both', () => {
    const english = { ...both, scope_of_work: 'A logo for the bakery' };
    expect(secondAsked(scope, english)).toEqual({ key: 'scope_of_work@lt', language: 'lt' });
    expect(secondAsked(scope, { ...english, contract_language: 'en' })).toBeUndefined();
    expect(secondAsked(scope, { ...both, scope_of_work: 'Kepyklos logotipas' })?.language).toBe('en');
    expect(secondAsked(scope, both)).toBeUndefined();
  });

  it('counts the lines of both texts where one list is shorter', () => {
    const list = { key: 'deliverables', type: 'textarea' };
    const five = { ...both, deliverables: 'Logo\nGuide\nPosters\nLeaflets\nThe website' };
    expect(secondAsked(list, five)?.lines).toBeUndefined();
    const three = { ...five, 'deliverables@lt': 'Logotipas\nVadovas\nPlakatai' };
    expect(secondAsked(list, three)?.lines).toEqual({ first: 5, second: 3 });
    expect(secondAsked(list, { ...three, 'deliverables@lt': 'A\nB\nC\nD\nE' })?.lines).toBeUndefined();
  });

  it('does not count the lines of prose', () => {
    const prose = { ...both, scope_of_work: 'A logo for the bakery.\n\nAnd the posters.' };
    expect(
      secondAsked(scope, { ...prose, 'scope_of_work@lt': 'Kepyklos logotipas.' })?.lines,
    ).toBeUndefined();
  });

  it('tells paragraphs that one text lacks, and figures that are others', () => {
    const typed = { ...both, scope_of_work: 'Three packages.\n\n3 designs.\n\nFinal files.' };
    const asked = secondAsked(scope, { ...typed, 'scope_of_work@lt': 'Trys pakuotės.\n\n4 dizainai.' });
    expect(asked?.paragraphs).toEqual({ first: 3, second: 2 });
    expect(asked?.figures).toEqual({ first: ['3'], second: ['4'] });
    const whole = secondAsked(scope, {
      ...typed,
      'scope_of_work@lt': 'Trys pakuotės, 3 dizainai ir failai.',
    });
    expect(whole?.paragraphs ?? whole?.figures).toBeUndefined();
    const one = secondAsked(scope, { ...typed, 'scope_of_work@lt': 'Trys pakuotės.' });
    expect(one?.paragraphs).toEqual({ first: 3, second: 1 });
    const more = secondAsked(scope, {
      ...both,
      scope_of_work: 'Three packages.',
      'scope_of_work@lt': 'Trys pakuotės.\n\nKiekvienai po tris maketus.\n\nGalutiniai failai.',
    });
    expect(more?.paragraphs).toEqual({ first: 1, second: 3 });
  });

  it('asks it of the words behind "Other" and of questions of an administrator, not of figures and names', () => {
    const type = { key: 'freelance_type', type: 'select' };
    const other = { ...both, freelance_type: 'other', freelance_type_other: 'The keeping of bees' };
    expect(secondAsked(type, other)?.key).toBe('freelance_type_other@lt');
    expect(secondAsked(type, { ...other, freelance_type: 'design' })).toBeUndefined();
    const own = { key: 'parking', type: 'text' };
    expect(secondAsked(own, { ...both, parking: 'In the yard' })?.key).toBe('parking@lt');
    expect(
      secondAsked({ key: 'payment_amount', type: 'text' }, { ...both, payment_amount: 'four' }),
    ).toBeUndefined();
  });
});

describe(secondLanguageOfRows.name, () => {
  it('is the language that the names of the stages are not in', () => {
    const milestones = [{ name: 'Design of the pages', date: '', amount: '', unit: 'money' }] as const;
    expect(secondLanguageOfRows({ ...both, milestones })).toBe('lt');
    expect(secondLanguageOfRows({ milestones })).toBeUndefined();
  });
});

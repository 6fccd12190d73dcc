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

import { helpOf, isHelped } from './helps.js';
import { defaultWizard } from './index.js';

const LANGUAGES = ['en', 'lt'] as const;
const fields = defaultWizard().flatMap((step) => step.fields);
const inLanguage = (key: string, language: 'en' | 'lt') => {
  const field = fields.find((each) => each.key === key);
  return {
    key,
    description: field?.description?.[language] ?? null,
    placeholder: field?.placeholder?.[language] ?? null,
  };
};
const said = (key: string, part: 'description' | 'placeholder', payment_structure: string) =>
  LANGUAGES.map((language) => helpOf(inLanguage(key, language), part, { payment_structure }, language));

describe(helpOf.name, () => {
  it.each([
    ['hourly', 'The rate for one hour.', 'Vienos valandos įkainis.'],
    ['fixed', 'The whole price of the work.', 'Visa darbo kaina.'],
    ['milestones', /all milestones together/, /už visus etapus/],
    ['unit', /a word, a page or a piece/, /už žodį, puslapį ar daiktą/],
    ['retainer', /one month/, /mėnesio/],
    ['commission', /percentage/, /Procentas/],
  ])('says what the amount is where the work is paid as %s', (structure, en, lt) => {
    const [english, lithuanian] = said('payment_amount', 'description', structure);
    expect(english).toMatch(en);
    expect(lithuanian).toMatch(lt);
  });

  it.each([
    ['hourly', 'e.g. 60', 'pvz., 40'],
    ['unit', 'e.g. 0.12', 'pvz., 0,04'],
    ['retainer', 'e.g. 1500', 'pvz., 1500'],
    ['commission', 'e.g. 10', 'pvz., 10'],
    ['fixed', undefined, undefined],
  ])('shows no whole price as the example of an amount where the work is paid as %s', (structure, en, lt) => {
    expect(said('payment_amount', 'placeholder', structure)).toEqual([en, lt]);
  });

  it.each([
    ['milestones', 'fixed', /^If the work goes in stages: what each one brings and by when\./, /^Jeigu/],
    ['milestones', 'milestones', /what is paid for it/, /kiek už tai mokama/],
    ['hours_cap', 'hourly', /^The most hours in all/, /^Daugiausia valandų iš viso/],
    ['hours_cap', 'retainer', /^The hours that the monthly fee includes\.$/, /mėnesio mokestį\.$/],
    ['ip_ownership', 'hourly', /from when\.$/, /kas sukurta\.$/],
  ])('says of %s only what concerns work that is paid as %s', (key, structure, en, lt) => {
    const [english, lithuanian] = said(key, 'description', structure);
    expect(english).toMatch(en);
    expect(lithuanian).toMatch(lt);
    expect(isHelped(key)).toBe(true);
  });

  it('leaves the help that somebody else has written, and that of a way of payment of their own', () => {
    const amount = inLanguage('payment_amount', 'en');
    const hourly = { payment_structure: 'hourly' };
    const own = { ...amount, description: 'Net of tax.', placeholder: 'e.g. 50' };
    expect(helpOf(own, 'description', hourly, 'en')).toBeUndefined();
    expect(helpOf(own, 'placeholder', hourly, 'en')).toBeUndefined();
    expect(helpOf({ ...amount, key: 'currency' }, 'description', hourly, 'en')).toBeUndefined();
    expect(isHelped('currency')).toBe(false);
    expect(helpOf(amount, 'description', {}, 'en')).toBeUndefined();
    const other = { payment_structure: 'other', payment_structure_other: 'by the word' };
    expect(helpOf(amount, 'description', other, 'en')).toBeUndefined();
  });
});

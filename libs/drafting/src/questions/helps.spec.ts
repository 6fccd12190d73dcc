import { helpOf } from './helps.js';
import { defaultWizard } from './index.js';

const amount = defaultWizard()
  .flatMap(({ fields }) => fields)
  .find(({ key }) => key === 'payment_amount');

describe(helpOf.name, () => {
  it.each([
    ['hourly', 'The rate for one hour.', 'Vienos valandos įkainis.'],
    ['fixed', 'The whole price of the work.', 'Visa darbo kaina.'],
    ['milestones', /all milestones together/, /už visus etapus/],
    ['retainer', /one month/, /mėnesio/],
    ['commission', /percentage/, /Procentas/],
  ])('says what the amount is where the work is paid as %s', (payment_structure, en, lt) => {
    const said = (['en', 'lt'] as const).map((language) =>
      helpOf(
        { key: 'payment_amount', description: amount?.description?.[language] ?? null },
        { payment_structure },
        language,
      ),
    );
    expect(said[0]).toMatch(en);
    expect(said[1]).toMatch(lt);
  });

  it('leaves the help that somebody else has written, and that of a way of payment of their own', () => {
    const description = amount?.description?.en ?? null;
    const hourly = { payment_structure: 'hourly' };
    expect(helpOf({ key: 'payment_amount', description: 'Net of tax.' }, hourly, 'en')).toBeUndefined();
    expect(helpOf({ key: 'currency', description }, hourly, 'en')).toBeUndefined();
    expect(helpOf({ key: 'payment_amount', description }, {}, 'en')).toBeUndefined();
    const other = { payment_structure: 'other', payment_structure_other: 'by the word' };
    expect(helpOf({ key: 'payment_amount', description }, other, 'en')).toBeUndefined();
  });
});

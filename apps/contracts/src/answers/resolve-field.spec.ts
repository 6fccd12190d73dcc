import { aCatalogue, aField, aLabel, aStep, catalogueContent } from '../testing/a-catalogue.js';
import { resolveField, type FieldReference } from './resolve-field.js';

const catalogue = aCatalogue();
const found = (reference: Partial<FieldReference>, within = catalogue): string => {
  const match = resolveField(within, { stepKey: 'contract_overview', fieldKey: '', ...reference });
  return match.kind === 'one' ? `${match.field.key}${match.isCompanion ? ' companion' : ''}` : match.kind;
};

describe(resolveField.name, () => {
  it.each([
    ['the English label', 'Type of work'],
    ['the Lithuanian label', 'Darbo pobūdis'],
    ['the key', 'freelance_type'],
    ['a label in other case and spacing', '  type  OF work '],
    ['a label with its accents written apart', 'Darbo pobu\u0304dis'],
  ])('T-04 finds a field by %s', (_, fieldKey) => {
    expect(found({ fieldKey })).toBe('freelance_type');
  });

  it('T-04 goes by id before key, by key before label', () => {
    expect(found({ fieldId: 12, key: 'freelance_type', fieldKey: 'Notes' })).toBe('scope_of_work');
    expect(found({ key: 'freelance_type', fieldKey: 'Scope of work' })).toBe('freelance_type');
  });

  it('T-04 still finds a renamed field by the id that an old draft holds', () => {
    expect(found({ fieldId: 12, fieldKey: 'What it was called last year' })).toBe('scope_of_work');
  });

  it('T-04 looks for a label within its step only', () => {
    expect(found({ stepKey: 'legal_terms', fieldKey: 'Notes' })).toBe('remarks_2');
    expect(found({ stepKey: 'legal_terms', fieldKey: 'Type of work' })).toBe('none');
  });

  it('T-04 trusts the label in its step more than an id of another step', () => {
    expect(found({ stepKey: 'legal_terms', fieldId: 11, fieldKey: 'Amount' })).toBe('payment_amount');
  });

  it('finds a field that has moved to another step by its id or key', () => {
    expect(found({ stepKey: 'gone', fieldId: 11, fieldKey: 'x' })).toBe('freelance_type');
    expect(found({ stepKey: 'gone', key: 'freelance_type', fieldKey: 'x' })).toBe('freelance_type');
  });

  it('T-04 does not guess between two fields of one label', () => {
    expect(found({ fieldKey: 'Notes' })).toBe('several');
  });

  it('T-35 prefers a field in use to a removed one of the same label, and still knows the removed one', () => {
    expect(found({ fieldKey: 'Scope of work' })).toBe('scope_of_work');
    expect(found({ fieldId: 15 })).toBe('old_scope');
  });

  it.each([
    { key: 'freelance_type_other', fieldKey: 'Type of work_other' },
    { fieldKey: 'Type of work_other' },
    { fieldKey: 'Darbo pobūdis_other' },
    { fieldKey: 'freelance_type_other' },
    { fieldId: 11, fieldKey: 'Type of work_other' },
    { fieldId: 11, key: 'freelance_type_other', fieldKey: 'Type of work_other' },
  ])('R-WIZ-16 knows the companion of a field: %j', (reference) => {
    expect(found(reference)).toBe('freelance_type companion');
  });

  it('takes a field whose own key ends like a companion for itself', () => {
    const within = aCatalogue({
      steps: [
        aStep({
          id: 1,
          key: 'contract_overview',
          fields: [
            aField({ id: 11, key: 'freelance_type', label: 'Type' }),
            aField({ id: 12, key: 'freelance_type_other', label: 'More' }),
          ],
        }),
      ],
    });
    expect(found({ key: 'freelance_type_other', fieldKey: 'More' }, within)).toBe('freelance_type_other');
  });

  it.each([{ fieldKey: 'Nobody asked' }, { fieldKey: '' }, { fieldKey: '   ' }, { fieldKey: '_other' }])(
    'knows nothing of %j',
    (reference) => {
      expect(found(reference)).toBe('none');
    },
  );

  it('does not take the label of one field for the translation of another', () => {
    const translations = [
      ...(catalogueContent().translations ?? []),
      aLabel('wizard_fields', 13, 'Type of work'),
    ];
    expect(found({ fieldKey: 'Type of work' }, aCatalogue({ translations }))).toBe('freelance_type');
  });
});

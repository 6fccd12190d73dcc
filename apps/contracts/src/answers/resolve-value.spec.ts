import { aCatalogue, aField } from '../testing/a-catalogue.js';
import { isBlank, resolveValue, type SentValue } from './resolve-value.js';

const catalogue = aCatalogue();
const stored = (key: string, value: SentValue['value'], optionId?: SentValue['optionId']): unknown => {
  const field = catalogue.findByKey(key);
  if (!field) throw new Error(`${key} is not in the catalogue`);
  return resolveValue(catalogue, field, { value, optionId });
};

describe(resolveValue.name, () => {
  it.each(['Web development', 'web_development', 'Svetainių kūrimas', ' web  DEVELOPMENT '])(
    'T-04 stores the value of the option called %j',
    (label) => {
      expect(stored('freelance_type', label)).toBe('web_development');
    },
  );

  it('T-04 goes by the id of the option before its label, when the field has that option', () => {
    expect(stored('freelance_type', 'Whatever it is called now', 112)).toBe('design');
    expect(stored('freelance_type', 'Design', 231)).toBe('design');
  });

  it('R-WIZ-20 knows an option without a value by its id', () => {
    expect(stored('freelance_type', 'Translation')).toBe('option_113');
    expect(stored('freelance_type', 'option_113')).toBe('option_113');
  });

  it('T-35 still knows an option that was removed', () => {
    expect(stored('freelance_type', 'Illustration')).toBe('illustration');
  });

  it.each(['other', 'Other', 'Other (specify below)', 'Kita (įrašykite žemiau)'])(
    'T-57 takes %j for the built-in Other of a select',
    (label) => {
      expect(stored('freelance_type', label)).toBe('other');
    },
  );

  it('T-57 knows no built-in Other for radio buttons', () => {
    expect(stored('contract_language', 'other')).toBeUndefined();
  });

  it.each([[['Design', 'Web development']], [true], ['No such thing'], [7]])(
    'T-04 does not guess which option %j is',
    (value) => {
      expect(stored('freelance_type', value)).toBeUndefined();
    },
  );

  it('clears a choice with nothing', () => {
    expect([
      stored('freelance_type', ''),
      stored('freelance_type', null),
      stored('freelance_type', []),
    ]).toEqual(['', '', '']);
  });

  it('T-31 stores several choices as a list of values', () => {
    expect(stored('optional_clauses', ['Audit', 'Draudimas'])).toEqual(['audit', 'insurance']);
    expect(stored('optional_clauses', 'Audit')).toEqual(['audit']);
    expect(stored('optional_clauses', ['Audit', 'audit', 'Auditas'])).toEqual(['audit']);
    expect(stored('optional_clauses', [])).toEqual([]);
    expect(stored('optional_clauses', null)).toEqual([]);
  });

  it('T-31 does not split a label at its comma', () => {
    expect(stored('optional_clauses', 'Travel, board and lodging')).toEqual(['travel']);
  });

  it('T-31 pairs ids with labels where both are sent', () => {
    expect(stored('optional_clauses', ['Renamed', 'Insurance'], [231, 999])).toEqual(['audit', 'insurance']);
    expect(stored('optional_clauses', ['Audit', 'Insurance'], [232])).toEqual(['audit', 'insurance']);
  });

  it('T-31 refuses a list with an entry it does not know', () => {
    expect(stored('optional_clauses', ['Audit', 'Nothing of the kind'])).toBeUndefined();
    expect(stored('optional_clauses', true)).toBeUndefined();
  });

  it.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    [1, true],
    [0, false],
    ['', false],
    [null, false],
    [[], false],
    ['maybe', undefined],
    [2, undefined],
    [['true', 'false'], undefined],
  ])('T-31 reads a single checkbox: %j is %j', (value, expected) => {
    expect(stored('personal_data', value)).toBe(expected);
  });

  it('T-22 stores numbers and texts as they were sent', () => {
    expect(stored('payment_amount', 1200.5)).toBe('1200.5');
    expect(stored('payment_amount', '1 200,50')).toBe('1 200,50');
    expect(stored('scope_of_work', '  Two\nlines ')).toBe('  Two\nlines ');
    expect(stored('scope_of_work', null)).toBe('');
    expect(stored('scope_of_work', ['a', 'b'])).toBeUndefined();
  });
});

describe(isBlank.name, () => {
  it('tells an answer from an emptied field', () => {
    expect(['', '  ', []].map(isBlank)).toEqual([true, true, true]);
    expect(['0', false, true, ['a']].map(isBlank)).toEqual([false, false, false, false]);
  });
});

describe('rows of milestones', () => {
  const row = { name: 'Design', date: '2027-03-01', amount: '40', unit: 'percent' } as const;
  const blank = { name: '', date: '', amount: '', unit: 'money' } as const;
  const milestones = aField({ id: 107, key: 'milestones', label: 'Milestones', type: 'textarea' });
  const storedRows = (value: SentValue['value'], field = milestones) =>
    resolveValue(catalogue, field, { value, optionId: undefined });

  it('R-API-13 are stored without those that say nothing', () => {
    expect(storedRows([row, blank])).toEqual([row]);
    expect(storedRows([])).toEqual([]);
  });

  it('R-API-13 may still come as a text with a line each', () => {
    expect(storedRows('Design | 40%')).toBe('Design | 40%');
  });

  it('mean nothing to another question', () => {
    expect(
      storedRows([row], aField({ id: 105, key: 'exclusions', label: 'Exclusions', type: 'textarea' })),
    ).toBeUndefined();
    expect(stored('freelance_type', [row])).toBeUndefined();
  });
});

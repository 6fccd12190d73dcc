import { changesOf } from './changes-of.js';

describe(changesOf.name, () => {
  it('names what differs, and neither the version nor what is inside', () => {
    const before = { id: 1, label: 'Old', isRequired: true, description: null, options: [], version: 1 };
    const now = { id: 1, label: 'New', isRequired: false, description: 'More', options: [1], version: 2 };
    expect(changesOf(before, now)).toEqual({
      label: 'Old → New',
      isRequired: 'true → false',
      description: ' → More',
    });
  });

  it('tells a condition', () => {
    const condition = { key: 'pet', in: ['dog'] };
    expect(changesOf({ visibleWhen: null }, { visibleWhen: condition })).toEqual({
      visibleWhen: ' → {"key":"pet","in":["dog"]}',
    });
    expect(changesOf({ visibleWhen: condition }, { visibleWhen: { ...condition } })).toEqual({});
  });

  it('cuts long texts', () => {
    const { label } = changesOf({ label: '' }, { label: 'x'.repeat(500) });
    expect(label).toHaveLength(203);
  });
});

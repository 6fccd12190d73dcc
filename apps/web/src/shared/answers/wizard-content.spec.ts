import { optionValue, type WizardField } from '@pactwright/protocol';
import {
  activeSteps,
  defaultAnswers,
  fieldKind,
  isMissing,
  stepBarSize,
  stepBarWindow,
  stepState,
} from './wizard-content.js';
import { anOption, aField, aStep } from '../testing/wizard-fields.js';

describe('wizard content', () => {
  it('R-WIZ-02 uses only active steps, sorted by order, with sorted fields and options', () => {
    const steps = activeSteps([
      aStep({ id: 3, key: 'c', order: 2 }),
      aStep({ id: 2, key: 'hidden', order: 1, isActive: false }),
      aStep({
        id: 1,
        key: 'a',
        order: 0,
        fields: [
          aField({ id: 2, key: 'second', order: 1 }),
          aField({
            id: 1,
            key: 'first',
            order: 0,
            options: [anOption({ id: 9, order: 1 }), anOption({ id: 8, order: 0 })],
          }),
        ],
      }),
    ]);
    expect(steps.map((step) => step.key)).toEqual(['a', 'c']);
    expect(steps[0]?.fields.map((field) => field.key)).toEqual(['first', 'second']);
    expect(steps[0]?.fields[0]?.options.map((option) => option.id)).toEqual([8, 9]);
  });

  it.each([
    ['text', 'text'],
    ['textarea', 'textarea'],
    ['select', 'select'],
    ['radio', 'radio'],
    ['date', 'date'],
    ['datepicker', 'date'],
    ['check', 'checkbox'],
    ['checkbox', 'checkbox'],
    ['number', 'number'],
    ['hologram', 'text'],
  ])('R-WIZ-13 shows a field of type %s as %s', (type, kind) => {
    expect(fieldKind(aField({ type }))).toBe(kind);
  });

  it('R-WIZ-20 gives an option without a value the value option_{id}', () => {
    expect(optionValue(anOption({ id: 7, value: '' }))).toBe('option_7');
    expect(optionValue(anOption({ id: 7, value: 'seven' }))).toBe('seven');
  });

  it('R-WIZ-07 shows 3 steps under 640 px, 4 under 768 px and 6 otherwise, and follows the current step', () => {
    expect([360, 639, 640, 767, 768, 1440].map(stepBarSize)).toEqual([3, 3, 4, 4, 6, 6]);
    expect(stepBarWindow(5, 0, 3)).toEqual({ from: 0, to: 3 });
    expect(stepBarWindow(5, 2, 3)).toEqual({ from: 1, to: 4 });
    expect(stepBarWindow(5, 4, 3)).toEqual({ from: 2, to: 5 });
    expect(stepBarWindow(5, 4, 6)).toEqual({ from: 0, to: 5 });
  });

  it('takes the default options as first answers: one, several, or yes', () => {
    const fields: WizardField[] = [
      aField({
        key: 'one',
        type: 'select',
        options: [anOption({ id: 1, value: 'a' }), anOption({ id: 2, value: 'b', isDefault: true })],
      }),
      aField({
        key: 'many',
        type: 'checkbox',
        options: [anOption({ value: 'x', isDefault: true }), anOption({ value: 'y', isDefault: true })],
      }),
      aField({ key: 'yes', type: 'checkbox', options: [anOption({ value: 'yes', isDefault: true })] }),
      aField({ key: 'none', type: 'radio', options: [anOption({ value: 'n' })] }),
    ];
    expect(defaultAnswers([aStep({ fields })])).toEqual({ one: 'b', many: ['x', 'y'], yes: true });
  });

  it('R-WIZ-11 counts blank text, an unticked box and an empty list as missing', () => {
    const required = aField({ key: 'k', isRequired: true });
    expect(isMissing(required, {})).toBe(true);
    expect(isMissing(required, { k: '  ' })).toBe(true);
    expect(isMissing(required, { k: 'x' })).toBe(false);
    expect(isMissing(aField({ key: 'k', type: 'checkbox', isRequired: true }), { k: false })).toBe(true);
    expect(isMissing(aField({ key: 'k', isRequired: false }), {})).toBe(false);
  });

  it('T-57 asks for the words behind a required "Other"', () => {
    const field = aField({ key: 'k', type: 'select', isRequired: true });
    expect(isMissing(field, { k: 'other' })).toBe(true);
    expect(isMissing(field, { k: 'other', k_other: 'my own' })).toBe(false);
  });

  it('R-WIZ-07 call a step that was visited complete where nothing of it is missing and all of it goes together', () => {
    const step = aStep({ key: 's', fields: [aField({ key: 'k', isRequired: true }), aField({ key: 'm' })] });
    const judged = { answers: { k: 'x' }, visited: ['s'], misfitKeys: new Set<string>() };
    expect(stepState(step, judged)).toBe('complete');
    expect(stepState(step, { ...judged, answers: {} })).toBe('incomplete');
    expect(stepState(step, { ...judged, misfitKeys: new Set(['m']) })).toBe('incomplete');
    expect(stepState(step, { ...judged, visited: [] })).toBe('untouched');
  });
});

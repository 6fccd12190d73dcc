import { assemble } from './assemble.js';
import type { Field } from './field.entity.js';
import type { Option } from './option.entity.js';
import type { Step } from './step.entity.js';

const aStep = (id: number, order: number): Step => ({
  id,
  key: `step_${id}`,
  title: `Step ${id}`,
  description: null,
  order,
  isActive: true,
});

const aField = (id: number, stepId: number, order: number): Field => ({
  id,
  stepId,
  key: `field_${id}`,
  label: `Field ${id}`,
  placeholder: null,
  description: null,
  type: 'select',
  isRequired: true,
  isInContract: true,
  visibleWhen: null,
  topic: null,
  order,
  version: 1,
  deletedAt: null,
});

const anOption = (id: number, fieldId: number, order: number): Option => ({
  id,
  fieldId,
  value: `option_${id}`,
  label: `Option ${id}`,
  description: null,
  order,
  isDefault: false,
  version: 1,
  deletedAt: null,
});

describe(assemble.name, () => {
  it('R-WIZ-02 puts steps, fields and options in their order, equal ones by id', () => {
    const steps = assemble({
      steps: [aStep(2, 1), aStep(1, 0)],
      fields: [aField(13, 1, 5), aField(12, 1, 5), aField(11, 1, 9), aField(21, 2, 0)],
      options: [anOption(102, 12, 0), anOption(101, 12, 1)],
    });
    expect(steps.map((step) => [step.id, step.fields.map((field) => field.id)])).toEqual([
      [1, [12, 13, 11]],
      [2, [21]],
    ]);
    expect(steps[0]?.fields[0]?.options.map((option) => option.id)).toEqual([102, 101]);
  });

  it('R-ENT-02 R-ENT-03 R-ENT-04 shows the properties of the wire and nothing of the storage', () => {
    const [step] = assemble({
      steps: [aStep(1, 0)],
      fields: [aField(11, 1, 0)],
      options: [anOption(101, 11, 0)],
    });
    expect(step).toEqual({
      id: 1,
      key: 'step_1',
      title: 'Step 1',
      description: null,
      order: 0,
      isActive: true,
      fields: [expect.anything()],
    });
    expect(step?.fields[0]).toEqual({
      id: 11,
      stepId: 1,
      key: 'field_11',
      label: 'Field 11',
      placeholder: null,
      description: null,
      type: 'select',
      isRequired: true,
      isInContract: true,
      visibleWhen: null,
      topic: null,
      order: 0,
      version: 1,
      options: [
        {
          id: 101,
          fieldId: 11,
          value: 'option_101',
          label: 'Option 101',
          description: null,
          order: 0,
          isDefault: false,
          version: 1,
        },
      ],
    });
  });
});

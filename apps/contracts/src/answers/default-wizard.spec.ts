import { defaultWizard, type WizardFieldSeed, type WizardOptionSeed } from '@pactwright/drafting';
import type { SaveAnswerRequest } from '@pactwright/protocol';
import { Catalogue } from '../catalogue/catalogue.js';
import { aField, aLabel, aStep, anOption } from '../testing/a-catalogue.js';
import { resolveAnswer } from './resolve-answer.js';

const toOption = ({ id, value, label }: WizardOptionSeed) => anOption({ id, value, label: label.en });
const toField = ({ id, key, type, label, options }: WizardFieldSeed) =>
  aField({ id, key, type, label: label.en, options: options.map(toOption) });

const wizard = defaultWizard();
const fields = wizard.flatMap((step) => step.fields);
const catalogue = new Catalogue({
  version: '1',
  steps: wizard.map(({ id, key, fields: ofStep }) => aStep({ id, key, fields: ofStep.map(toField) })),
  removed: { fieldIds: [], optionIds: [] },
  translations: [
    ...fields.map((field) => aLabel('wizard_fields', field.id, field.label.lt)),
    ...fields
      .flatMap((field) => field.options)
      .map((option) => aLabel('field_options', option.id, option.label.lt)),
  ],
});

const questions = wizard.flatMap((step) =>
  step.fields.map((field): [string, string, WizardFieldSeed] => [field.key, step.key, field]),
);
const namesOf = (field: WizardFieldSeed): string[] => [field.key, field.label.en, field.label.lt];

function resolved(request: Pick<SaveAnswerRequest, 'stepKey' | 'fieldKey' | 'value'>): unknown {
  return resolveAnswer(catalogue, request);
}

describe('the default wizard', () => {
  it.each(questions)(
    'T-04 %s is found by its key, English label and Lithuanian label',
    (key, stepKey, field) => {
      for (const fieldKey of namesOf(field)) {
        expect(resolved({ stepKey, fieldKey, value: '' })).toMatchObject({ kind: 'answer', key });
      }
    },
  );

  const choices = questions.filter(([, , field]) => field.options.length > 1);
  it.each(choices)(
    'T-04 the options of %s are told apart by value and both labels',
    (key, stepKey, field) => {
      for (const option of field.options) {
        for (const name of [option.value, option.label.en, option.label.lt]) {
          const value = field.type === 'checkbox' ? [name] : name;
          const stored = field.type === 'checkbox' ? [option.value] : option.value;
          expect(resolved({ stepKey, fieldKey: field.label.lt, value })).toMatchObject({
            kind: 'answer',
            key,
            value: stored,
          });
        }
      }
    },
  );
});

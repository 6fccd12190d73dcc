import type { WizardFieldSeed, WizardOptionSeed, WizardStepSeed } from '@pactwright/drafting';
import { DEFAULT_LANGUAGE, LANGUAGES, type Translation as TranslationView } from '@pactwright/protocol';
import { IsNull, type EntityManager } from 'typeorm';
import { Translation } from '../translations/translation.entity.js';

/** A translation with the English text that it translates. */
export type TranslationSeed = Omit<TranslationView, 'id'> & { readonly sourceValue: string };
type Part = WizardStepSeed | WizardFieldSeed | WizardOptionSeed;

/** Every text of the wizard in every language but the original one. */
export function translationsOf(wizard: readonly WizardStepSeed[]): TranslationSeed[] {
  const fields = wizard.flatMap((step) => step.fields);
  return [
    ...wizard.flatMap((step) => textsOf('wizard_steps', step)),
    ...fields.flatMap((field) => textsOf('wizard_fields', field)),
    ...fields.flatMap((field) => field.options).flatMap((option) => textsOf('field_options', option)),
  ];
}

/**
 * Adds the translations that the database has never had; changed and removed ones stay as they are. One that was seeded before
 * its original was noted down, and is still the same, was made from this original.
 */
export async function seedTranslations(
  manager: EntityManager,
  wizard: readonly WizardStepSeed[],
): Promise<void> {
  const seeds = translationsOf(wizard);
  await manager.createQueryBuilder().insert().into(Translation).values(seeds).orIgnore().execute();
  if (!(await manager.existsBy(Translation, { sourceValue: IsNull() }))) return;
  for (const { sourceValue, ...seeded } of seeds)
    await manager.update(Translation, { ...seeded, sourceValue: IsNull() }, { sourceValue });
}

function textsOf(entityType: TranslationView['entityType'], part: Part): TranslationSeed[] {
  const texts = {
    title: 'title' in part ? part.title : undefined,
    label: 'label' in part ? part.label : undefined,
    placeholder: 'placeholder' in part ? part.placeholder : undefined,
    description: part.description,
  };
  const languages = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  return (Object.keys(texts) as (keyof typeof texts)[]).flatMap((fieldName) =>
    languages.flatMap((language) => {
      const text = texts[fieldName];
      const value = text?.[language];
      if (!text || !value) return [];
      return [
        { entityType, entityId: part.id, fieldName, language, value, sourceValue: text[DEFAULT_LANGUAGE] },
      ];
    }),
  );
}

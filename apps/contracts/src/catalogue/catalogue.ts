import { askedWhen, type AskedWhen } from '@pactwright/drafting';
import type { FieldOption, Language, Translation, WizardField, WizardStep } from '@pactwright/protocol';

/** A text in the languages that it has. */
export type Words = Partial<Record<Language, string>>;

/** The wizard as contracts knows it: removed parts and every translated label included, so that old answers still resolve. */
export interface CatalogueContent {
  readonly version: string;
  readonly steps: readonly WizardStep[];
  readonly removed: { readonly fieldIds: readonly number[]; readonly optionIds: readonly number[] };
  /** Undefined while they have never been heard of: a name that does not resolve may then be a translated one. */
  readonly translations: readonly Translation[] | undefined;
}

export class Catalogue {
  readonly fields: readonly WizardField[];
  readonly isTranslated: boolean;
  /** When its questions are asked. */
  readonly askedWhen: AskedWhen;
  private readonly stepOrders: ReadonlyMap<number, number>;
  private readonly stepFields: ReadonlyMap<string, readonly WizardField[]>;
  private readonly removedFields: ReadonlySet<number>;
  private readonly removedOptions: ReadonlySet<number>;
  private readonly labels = new Map<string, Translation[]>();

  constructor(content: CatalogueContent) {
    this.fields = content.steps.flatMap((step) => step.fields);
    this.stepFields = new Map(content.steps.map((step) => [step.key, step.fields]));
    this.stepOrders = new Map(content.steps.map((step) => [step.id, step.order]));
    this.removedFields = new Set(content.removed.fieldIds);
    this.removedOptions = new Set(content.removed.optionIds);
    this.askedWhen = askedWhen(
      this.fields.map((field) => ({
        ...field,
        options: field.options.filter((option) => this.isLiveOption(option)),
      })),
    );
    this.isTranslated = content.translations !== undefined;
    for (const translation of content.translations ?? []) {
      if (translation.fieldName !== 'label' || translation.value === '') continue;
      const entity = entityKey(translation.entityType, translation.entityId);
      this.labels.set(entity, [...(this.labels.get(entity) ?? []), translation]);
    }
  }

  get stepKeys(): readonly string[] {
    return [...this.stepFields.keys()];
  }

  fieldsOf(stepKey: string): readonly WizardField[] {
    return this.stepFields.get(stepKey) ?? [];
  }

  findByKey(key: string): WizardField | undefined {
    return this.fields.find((field) => field.key === key);
  }

  isLiveField(field: WizardField): boolean {
    return !this.removedFields.has(field.id);
  }

  isLiveOption(option: FieldOption): boolean {
    return !this.removedOptions.has(option.id);
  }

  /** The field's label in every language that it has. */
  fieldWords(field: WizardField): Words {
    return { en: field.label, ...wordsOf(this.translations('wizard_fields', field.id)) };
  }

  optionWords(option: FieldOption): Words {
    return { en: option.label, ...wordsOf(this.translations('field_options', option.id)) };
  }

  /** Where a field stands, removed ones included, compared number by number. */
  placeOf(field: WizardField): number[] {
    return [this.stepOrders.get(field.stepId) ?? 0, field.order, field.id];
  }

  /** The field's label in `language`, in English where there is no translation. */
  fieldLabel(field: WizardField, language: string): string {
    const translated = this.translations('wizard_fields', field.id).find(
      (translation) => translation.language === language,
    );
    return translated?.value ?? field.label;
  }

  /** The field's label in every language but English. */
  translatedFieldLabels(field: WizardField): readonly string[] {
    return this.translations('wizard_fields', field.id).map((translation) => translation.value);
  }

  translatedOptionLabels(option: FieldOption): readonly string[] {
    return this.translations('field_options', option.id).map((translation) => translation.value);
  }

  /** The option's label in `language`, in English where there is no translation. */
  optionLabel(option: FieldOption, language: string): string {
    const translated = this.translations('field_options', option.id).find(
      (translation) => translation.language === language,
    );
    return translated?.value ?? option.label;
  }

  private translations(entityType: Translation['entityType'], id: number): readonly Translation[] {
    return this.labels.get(entityKey(entityType, id)) ?? [];
  }
}

const wordsOf = (translations: readonly Translation[]): Words =>
  Object.fromEntries(translations.map(({ language, value }) => [language, value]));

const entityKey = (entityType: Translation['entityType'], id: number): string => `${entityType}:${id}`;

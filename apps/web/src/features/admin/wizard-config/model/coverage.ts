import type {
  Translation,
  TranslationCoverageResponse,
  TranslationState,
  WizardField,
  WizardStep,
} from '@pactwright/protocol';

type Coverage = TranslationCoverageResponse['data'];
type TextName = Pick<Translation, 'entityType' | 'entityId' | 'fieldName'>;

const RANK: Readonly<Record<TranslationState, number>> = { translated: 0, outdated: 1, missing: 2 };
const worst = (states: readonly TranslationState[]): TranslationState | undefined =>
  [...states].sort((a, b) => RANK[b] - RANK[a])[0];

/** Looks up how far texts are translated; undefined while that is not known, or for a text that is empty in English. */
export class CoverageIndex {
  private readonly states: ReadonlyMap<string, TranslationState>;

  constructor(coverage: Coverage | undefined) {
    this.states = new Map((coverage?.texts ?? []).map((text) => [nameOf(text), text.state]));
  }

  of(name: TextName): TranslationState | undefined {
    return this.states.get(nameOf(name));
  }

  /** The worst state of everything about a field: its own texts and those of its options. */
  ofField(field: WizardField): TranslationState | undefined {
    return worst([
      ...this.ofEntity('wizard_fields', field.id),
      ...field.options.flatMap((option) => this.ofEntity('field_options', option.id)),
    ]);
  }

  /** The worst state of the texts of one entity. */
  ofEntity(entityType: Translation['entityType'], entityId: number): TranslationState[] {
    return (['title', 'label', 'placeholder', 'description'] as const).flatMap(
      (fieldName) => this.of({ entityType, entityId, fieldName }) ?? [],
    );
  }

  ofStep(step: WizardStep): TranslationState | undefined {
    return worst([
      ...this.ofEntity('wizard_steps', step.id),
      ...step.fields.flatMap((field) => this.ofField(field) ?? []),
    ]);
  }
}

const nameOf = ({ entityType, entityId, fieldName }: TextName): string =>
  `${entityType}/${entityId}/${fieldName}`;

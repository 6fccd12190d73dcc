import type { CreateContractResponse, Language, WizardStep } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { sendForJson, type ApiResult } from '../../../shared/api/request.js';
import { readTranslations, type TranslatedText } from '../model/translate-steps.js';

const ENTITIES = ['wizard_steps', 'wizard_fields', 'field_options'] as const;

interface TranslationsQuery {
  readonly language: Language;
  readonly ids: Readonly<Record<(typeof ENTITIES)[number], readonly number[]>>;
}

const wizardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Fetched once and kept; a first failure is tried once more (R-WIZ-02). */
    getWizardSteps: build.query<WizardStep[], void>({
      queryFn: async (_, { signal }) => {
        const fetchSteps = () =>
          sendForJson({ url: '/api/wizard-steps', signal }) as Promise<ApiResult<WizardStep[]>>;
        const first = await fetchSteps();
        return 'error' in first ? fetchSteps() : first;
      },
      providesTags: ['WizardSteps'],
    }),
    /** The wizard's texts in a language other than English; an entity whose call fails stays untranslated (R-I18N-04). */
    getWizardTranslations: build.query<TranslatedText[], TranslationsQuery>({
      queryFn: async ({ language, ids }, { signal }) => {
        const answers = await Promise.all(
          ENTITIES.filter((entity) => ids[entity].length > 0).map((entity) => {
            const query = new URLSearchParams({
              entity_type: entity,
              entity_ids: ids[entity].join(','),
              language,
            });
            return sendForJson({ url: `/api/translations?${query}`, signal });
          }),
        );
        const rows = answers.flatMap((answer) =>
          'data' in answer ? (answer.data as { data: unknown[] }).data : [],
        );
        return { data: readTranslations(rows) };
      },
      providesTags: ['Translations'],
    }),
  }),
});

export const { useGetWizardStepsQuery, useGetWizardTranslationsQuery } = wizardApi;

/** The caller's untouched draft, or a new one. */
export async function createContract(): Promise<CreateContractResponse> {
  const result = await sendForJson({ url: '/api/contracts', method: 'POST' });
  if ('error' in result) throw new Error(result.error.summary);
  return result.data as CreateContractResponse;
}

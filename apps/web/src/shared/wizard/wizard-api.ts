import type { Language, WizardStep } from '@pactwright/protocol';
import { api } from '../api/base-api.js';
import { sendForJson, type ApiResult } from '../api/request.js';
import { translationAddresses, type WizardIds } from './wizard-texts.js';
import { readTranslations, type TranslatedText } from './translate-steps.js';

interface TranslationsQuery {
  readonly language: Language;
  readonly ids: WizardIds;
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
          translationAddresses(ids, language).map((url) => sendForJson({ url, signal })),
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

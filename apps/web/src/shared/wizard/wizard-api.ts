import { wizardConfigCalls, type Language, type WizardStep } from '@pactwright/protocol';
import { api } from '../api/base-api.js';
import { requestTo } from '../api/request-to.js';
import { sendForJson } from '../api/request.js';
import { translationRequests, type WizardIds } from './wizard-texts.js';
import { readTranslations, type TranslatedText } from './translate-steps.js';

interface TranslationsQuery {
  readonly language: Language;
  readonly ids: WizardIds;
}

const wizardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Fetched once and kept; a first failure is tried once more (R-WIZ-02). */
    getWizardSteps: build.query<readonly WizardStep[], void>({
      queryFn: async (_, { signal }) => {
        const fetchSteps = () => sendForJson({ ...requestTo(wizardConfigCalls.listWizardSteps), signal });
        const first = await fetchSteps();
        return 'error' in first ? fetchSteps() : first;
      },
      providesTags: ['WizardSteps'],
    }),
    /** The wizard's texts in a language other than English; an entity whose call fails stays untranslated (R-I18N-04). */
    getWizardTranslations: build.query<TranslatedText[], TranslationsQuery>({
      queryFn: async ({ language, ids }, { signal }) => {
        const answers = await Promise.all(
          translationRequests(ids, language).map((request) => sendForJson({ ...request, signal })),
        );
        const rows = answers.flatMap((answer) => ('data' in answer ? answer.data.data : []));
        return { data: readTranslations(rows) };
      },
      providesTags: ['Translations'],
    }),
  }),
});

export const { useGetWizardStepsQuery, useGetWizardTranslationsQuery } = wizardApi;

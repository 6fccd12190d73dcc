import type {
  DeletionQuery,
  FieldDeletionQuery,
  FieldRequest,
  FieldResponse,
  Language,
  OptionRequest,
  OptionResponse,
  OptionUpdate,
  ReorderRequest,
  Translation,
  TranslationCoverageResponse,
  TranslationRequest,
  TranslationResponse,
  WizardStep,
} from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';

type Edited<T> = T & { readonly id: number };
/* What was seen of the thing that goes: it is not deleted when somebody else has changed it since. */
const queryOf = (seen: DeletionQuery): URLSearchParams =>
  new URLSearchParams(Object.entries(seen).map(([name, value]) => [name, String(value)]));
type Move = { readonly id: number; readonly to: ReorderRequest };
export type TranslatedEntity = Pick<Translation, 'entityType' | 'entityId'>;

/* Every change makes the wizard itself load its questions anew (T-34). */
const editorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEditedSteps: build.query<WizardStep[], void>({
      query: () => '/api/wizard-steps',
      providesTags: ['WizardSteps'],
    }),
    getTranslationCoverage: build.query<TranslationCoverageResponse['data'], Language>({
      query: (language) => `/api/admin/translation-coverage?language=${language}`,
      transformResponse: ({ data }: TranslationCoverageResponse) => data,
      providesTags: ['WizardSteps', 'Translations'],
    }),
    getTranslationsOf: build.query<Translation[], TranslatedEntity & { readonly language: Language }>({
      query: ({ entityType, entityId, language }) =>
        `/api/translations/${entityType}/${entityId}/${language}`,
      transformResponse: ({ data }: { data: Translation[] }) => data,
      providesTags: ['Translations'],
    }),
    createField: build.mutation<FieldResponse, FieldRequest>({
      query: (body) => ({ url: '/api/wizard-fields', method: 'POST', body }),
      invalidatesTags: ['WizardSteps'],
    }),
    updateField: build.mutation<FieldResponse, Edited<FieldRequest>>({
      query: ({ id, ...body }) => ({ url: `/api/wizard-fields/${id}`, method: 'PUT', body }),
      /* After a refusal too: somebody else's version is there to be seen. */
      invalidatesTags: ['WizardSteps'],
    }),
    deleteField: build.mutation<FieldResponse, Edited<FieldDeletionQuery>>({
      query: ({ id, ...seen }) => ({ url: `/api/wizard-fields/${id}?${queryOf(seen)}`, method: 'DELETE' }),
      invalidatesTags: ['WizardSteps'],
    }),
    reorderField: build.mutation<FieldResponse, Move>({
      query: ({ id, to }) => ({ url: `/api/wizard-fields/${id}/reorder`, method: 'POST', body: to }),
      invalidatesTags: ['WizardSteps'],
    }),
    createOption: build.mutation<OptionResponse, OptionRequest>({
      query: (body) => ({ url: '/api/field-options', method: 'POST', body }),
      invalidatesTags: ['WizardSteps'],
    }),
    updateOption: build.mutation<OptionResponse, Edited<OptionUpdate>>({
      query: ({ id, ...body }) => ({ url: `/api/field-options/${id}`, method: 'PUT', body }),
      invalidatesTags: ['WizardSteps'],
    }),
    deleteOption: build.mutation<OptionResponse, Edited<DeletionQuery>>({
      query: ({ id, ...seen }) => ({ url: `/api/field-options/${id}?${queryOf(seen)}`, method: 'DELETE' }),
      invalidatesTags: ['WizardSteps'],
    }),
    reorderOption: build.mutation<OptionResponse, Move>({
      query: ({ id, to }) => ({ url: `/api/field-options/${id}/reorder`, method: 'POST', body: to }),
      invalidatesTags: ['WizardSteps'],
    }),
    saveTranslation: build.mutation<TranslationResponse, TranslationRequest>({
      query: (body) => ({ url: '/api/translations', method: 'POST', body }),
      /* After a refusal too: somebody else's text is there to be seen. */
      invalidatesTags: ['Translations'],
    }),
    deleteTranslation: build.mutation<TranslationResponse, Edited<DeletionQuery>>({
      query: ({ id, ...seen }) => ({ url: `/api/translations/${id}?${queryOf(seen)}`, method: 'DELETE' }),
      invalidatesTags: ['Translations'],
    }),
  }),
});

export const {
  useGetEditedStepsQuery,
  useGetTranslationCoverageQuery,
  useGetTranslationsOfQuery,
  useCreateFieldMutation,
  useUpdateFieldMutation,
  useDeleteFieldMutation,
  useReorderFieldMutation,
  useCreateOptionMutation,
  useUpdateOptionMutation,
  useDeleteOptionMutation,
  useReorderOptionMutation,
  useSaveTranslationMutation,
  useDeleteTranslationMutation,
} = editorApi;

import {
  i18nCalls,
  wizardConfigCalls as wizard,
  type DeletionQuery,
  type FieldDeletionQuery,
  type FieldRequest,
  type Language,
  type OptionRequest,
  type OptionUpdate,
  type ReorderRequest,
  type Translation,
  type TranslationRequest,
} from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { endpoint } from '../../../shared/api/endpoint.js';

type Edited<T> = T & { readonly id: number };
type Move = { readonly id: number; readonly to: ReorderRequest };
export type TranslatedEntity = Pick<Translation, 'entityType' | 'entityId'>;

/* What was seen of the thing that goes is said along: it is not deleted when somebody else has changed it since. */
const deletion = <Q>({ id, ...query }: Edited<Q>) => ({ params: { id }, query });
const move = ({ id, to }: Move) => ({ params: { id }, body: to });

/* Every change makes the wizard itself load its questions anew (T-34). */
const editorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEditedSteps: build.query({ ...endpoint(wizard.listWizardSteps), providesTags: ['WizardSteps'] }),
    getTranslationCoverage: build.query({
      ...endpoint(
        i18nCalls.getTranslationCoverage,
        (language: Language) => ({ query: { language } }),
        ({ data }) => data,
      ),
      providesTags: ['WizardSteps', 'Translations'],
    }),
    getTranslationsOf: build.query({
      ...endpoint(
        i18nCalls.listTranslationsOfOne,
        (params: TranslatedEntity & { readonly language: Language }) => ({ params }),
        ({ data }) => data,
      ),
      providesTags: ['Translations'],
    }),
    createField: build.mutation({
      ...endpoint(wizard.createField, (body: FieldRequest) => ({ body })),
      invalidatesTags: ['WizardSteps'],
    }),
    updateField: build.mutation({
      ...endpoint(wizard.updateField, ({ id, ...body }: Edited<FieldRequest>) => ({ params: { id }, body })),
      /* After a refusal too: somebody else's version is there to be seen. */
      invalidatesTags: ['WizardSteps'],
    }),
    deleteField: build.mutation({
      ...endpoint(wizard.deleteField, deletion<FieldDeletionQuery>),
      invalidatesTags: ['WizardSteps'],
    }),
    reorderField: build.mutation({
      ...endpoint(wizard.reorderField, move),
      invalidatesTags: ['WizardSteps'],
    }),
    createOption: build.mutation({
      ...endpoint(wizard.createOption, (body: OptionRequest) => ({ body })),
      invalidatesTags: ['WizardSteps'],
    }),
    updateOption: build.mutation({
      ...endpoint(wizard.updateOption, ({ id, ...body }: Edited<OptionUpdate>) => ({ params: { id }, body })),
      invalidatesTags: ['WizardSteps'],
    }),
    deleteOption: build.mutation({
      ...endpoint(wizard.deleteOption, deletion<DeletionQuery>),
      invalidatesTags: ['WizardSteps'],
    }),
    reorderOption: build.mutation({
      ...endpoint(wizard.reorderOption, move),
      invalidatesTags: ['WizardSteps'],
    }),
    saveTranslation: build.mutation({
      ...endpoint(i18nCalls.saveTranslation, (body: TranslationRequest) => ({ body })),
      /* After a refusal too: somebody else's text is there to be seen. */
      invalidatesTags: ['Translations'],
    }),
    deleteTranslation: build.mutation({
      ...endpoint(i18nCalls.deleteTranslation, deletion<DeletionQuery>),
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

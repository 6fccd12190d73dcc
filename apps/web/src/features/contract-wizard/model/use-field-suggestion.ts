import type { WizardField } from '@pactwright/protocol';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useSuggestion, type FieldText, type Suggesting } from '../../../shared/ai/use-suggestion.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { contextKeysMissing, jobType } from './suggestion-context.js';
import { SessionContext, type Written } from './use-answer.js';
import { selectWizard } from './wizard-slice.js';

interface Filled extends FieldText, Pick<Written, 'change' | 'onBlur'> {}

/** A suggestion for one field of the wizard, from what the other fields say (R-WIZ-25 to R-WIZ-28). */
export function useFieldSuggestion(field: WizardField, answer: Filled): Suggesting {
  const { t } = useTranslation('contract-wizard');
  const language = useLanguage();
  const session = useContext(SessionContext);
  const store = useStore<RootState>();
  return useSuggestion({
    field: answer,
    request: () => {
      const { answers, stepKey, contractId } = selectWizard(store.getState());
      if (contextKeysMissing(answers).length > 0) {
        toast({
          variant: 'destructive',
          title: t('missingContextTitle'),
          description: t('missingContextText'),
        });
        return undefined;
      }
      /* Each answer once: the context has a limit. */
      const forms = session?.formsAround(stepKey);
      return {
        stepKey,
        fieldKey: field.key,
        fieldLabel: field.label,
        jobType: jobType(answers),
        currentText: answer.read(),
        currentFormData: forms?.own ?? answers,
        wizardData: forms?.others ?? {},
        contractId,
        language,
      };
    },
    fill: (suggestion) => {
      answer.change(suggestion || undefined);
      answer.onBlur();
    },
    words: {
      done: { title: t('suggestionAddedTitle'), description: t('suggestionAddedText') },
      failed: t('suggestionFailed'),
    },
  });
}

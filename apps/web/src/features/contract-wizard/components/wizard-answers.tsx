import type { Answers, WizardField } from '@pactwright/protocol';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useContractRules } from '../../../shared/answers/contract-rules.js';
import { AnswerSourceContext, type AnswerSource } from '../../../shared/answers/answer-source.js';
import { changeKind } from '../../../shared/details/kept-details.js';
import { partyOfKind } from '../../../shared/details/of-kind.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { contextKeysMissing, jobType } from '../model/suggestion-context.js';
import type { WizardSession } from '../model/wizard-session.js';
import { selectWizard, wizardActions } from '../model/wizard-slice.js';

/** What was filled in for a person is none of a company's, in the files too. */
function keepByKind(
  contractId: string | null,
  key: string,
  before: Answers[string] | undefined,
  now: Answers[string] | undefined,
): void {
  const party = partyOfKind(key);
  if (contractId === null || party === undefined || before === now) return;
  if (typeof before === 'string' && typeof now === 'string') void changeKind(contractId, party, before, now);
}

interface WizardAnswersProps {
  /** Null where nobody can answer yet. */
  readonly session: WizardSession | null;
  readonly children: ReactNode;
}

/** The fields inside show the answers of the wizard's store; a change is kept in browser and server. */
export function WizardAnswers({ session, children }: WizardAnswersProps) {
  const { t } = useTranslation('contract-wizard');
  const language = useLanguage();
  const store = useStore<RootState>();
  const rules = useContractRules();
  const source = useMemo<AnswerSource>(
    () => ({
      idPrefix: 'wizard',
      read: (key) => selectWizard(store.getState()).answers[key],
      subscribe: store.subscribe,
      change: (field: WizardField, key: string, value: Answers[string] | undefined) => {
        const { answers: before, contractId } = selectWizard(store.getState());
        store.dispatch(wizardActions.answered({ key, value }));
        session?.changed(field, key);
        keepByKind(contractId, key, before[key], value);
        const { answers } = selectWizard(store.getState());
        for (const [each, answer] of Object.entries(rules?.unchosenAnswers(before, answers) ?? {})) {
          if (each === key || session?.isChosen(each)) continue;
          store.dispatch(wizardActions.answered({ key: each, value: answer }));
          session?.proposed(each);
        }
      },
      focused: (field) => store.dispatch(wizardActions.fieldFocused(field.key)),
      left: (field) => session?.left(field),
      /* From what the other fields say (R-WIZ-25 to R-WIZ-28). */
      suggesting: {
        request: (field, currentText) => {
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
            currentText,
            currentFormData: forms?.own ?? answers,
            wizardData: forms?.others ?? {},
            contractId,
            language,
          };
        },
        words: {
          done: { title: t('suggestionAddedTitle'), description: t('suggestionAddedText') },
          failed: t('suggestionFailed'),
        },
      },
    }),
    [store, session, language, rules, t],
  );
  return <AnswerSourceContext value={source}>{children}</AnswerSourceContext>;
}

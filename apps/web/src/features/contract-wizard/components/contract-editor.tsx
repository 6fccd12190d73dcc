import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SUMMARY_STEP_KEY, type WizardField, type WizardStep } from '@pactwright/protocol';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { contractLanguage } from '../model/contract-language.js';
import { isEmpty, missingFields } from '../model/wizard-content.js';
import type { WizardSession } from '../model/wizard-session.js';
import { selectWizard, wizardActions } from '../model/wizard-slice.js';
import { LiveContract } from './live-contract.js';
import { PreviewDrawer } from './preview-drawer.js';
import { StepBar, type StepState } from './step-bar.js';
import { StepQuestions } from './step-questions.js';
import { Summary } from './summary.js';
import { WizardActions } from './wizard-actions.js';

interface ContractEditorProps {
  readonly steps: readonly WizardStep[];
  readonly session: WizardSession;
  readonly isCreating: boolean;
  onCreate(): void;
}

/** The questions of the current step with the contract beside them. */
export function ContractEditor({ steps, session, isCreating, onCreate }: ContractEditorProps) {
  const { t } = useTranslation('contract-wizard');
  const dispatch = useDispatch();
  const readerLanguage = useLanguage();
  const { answers, stepKey } = useAppSelector(selectWizard);
  const isTwoPane = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useRef<string | null>(null);

  const found = steps.findIndex((step) => step.key === stepKey);
  const current = Math.max(found, 0);
  const step = steps[current];
  const isSummary = step?.key === SUMMARY_STEP_KEY || current === steps.length - 1;
  const language = contractLanguage(answers.contract_language, readerLanguage);

  const isFirstRender = useRef(true);
  useEffect(() => {
    if (isFirstRender.current) {
      isFirstRender.current = false;
      return;
    }
    const target = focusNext.current === null ? null : document.getElementById(focusNext.current);
    focusNext.current = null;
    window.scrollTo({ top: 0 });
    (target ?? heading.current)?.focus();
  }, [stepKey]);

  if (!step) return null;

  const enter = (index: number) => {
    const target = steps[index];
    if (!target || target.key === step.key) return;
    dispatch(wizardActions.stepEntered(target.key));
    session.keepLocally();
  };

  /** Moves on when the current step has all it needs; else says so and goes to the first gap (R-WIZ-10, T-20). */
  const leaveForward = (index: number) => {
    const [first] = missingFields(step, answers);
    if (first) {
      dispatch(wizardActions.stepRefused(step.key));
      toast({ variant: 'destructive', title: t('validationTitle'), description: t('validationText') });
      focusField(first);
      return;
    }
    void session.saveStep(step);
    enter(index);
  };

  const fillIn = (target: WizardStep, field: WizardField) => {
    focusNext.current = inputId(field);
    enter(steps.indexOf(target));
  };

  const stateOf = (each: WizardStep): StepState => {
    if (missingFields(each, answers).length > 0)
      return steps.indexOf(each) < current ? 'incomplete' : 'untouched';
    return each.fields.some((field) => !isEmpty(answers[field.key])) && steps.indexOf(each) < current
      ? 'complete'
      : 'untouched';
  };

  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        gap: 6,
        gridTemplateColumns: isTwoPane ? 'minmax(0, 9fr) minmax(0, 10fr)' : 'minmax(0, 1fr)',
        '--pane-height': `calc(100dvh - ${theme.layout.topBar} - ${theme.spacing(6)})`,
      })}
    >
      <Box>
        <StepBar
          steps={steps}
          current={current}
          stateOf={stateOf}
          onJump={(index) => (index > current ? leaveForward(index) : enter(index))}
        />
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h2"
          component="h1"
          sx={{ mt: 4, mb: 1, outline: 'none' }}
        >
          {isSummary ? t('summaryTitle') : step.title}
        </Typography>
        {step.description && (
          <Typography color="textSecondary" sx={{ mb: 4, maxWidth: '68ch' }}>
            {step.description}
          </Typography>
        )}
        {isSummary && <Summary steps={steps} answers={answers} language={language} onFillIn={fillIn} />}
        {step.fields.length > 0 && <StepQuestions key={step.key} step={step} />}
        <WizardActions
          isFirst={current === 0}
          isSummary={isSummary}
          isCreating={isCreating}
          hasPreviewButton={!isTwoPane}
          onPrevious={() => enter(current - 1)}
          onSave={() => {
            session.keepLocally();
            void session.saveAll();
          }}
          onNext={() => leaveForward(current + 1)}
          onContinueEditing={() => enter(0)}
          onCreate={onCreate}
          onPreview={() => setPreviewOpen(true)}
        />
      </Box>
      {isTwoPane ? (
        <Box
          sx={(theme) => ({
            position: 'sticky',
            top: `calc(${theme.layout.topBar} + ${theme.spacing(3)})`,
            height: 'var(--pane-height)',
            alignSelf: 'start',
          })}
        >
          <LiveContract language={language} />
        </Box>
      ) : (
        <PreviewDrawer isOpen={isPreviewOpen} language={language} onClose={() => setPreviewOpen(false)} />
      )}
    </Box>
  );
}

const inputId = (field: WizardField): string => `wizard-${field.key}`;

/** Choices have no single input: the first focusable element of the field is taken. */
function focusField(field: WizardField): void {
  const shell = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field.key)}"]`);
  shell?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')?.focus();
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { answersInForce } from '@pactwright/drafting';
import { SUMMARY_STEP_KEY, type WizardField, type WizardStep } from '@pactwright/protocol';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { contractLanguage } from '../../../shared/contract/contract-language.js';
import { BlankSheet } from '../../../shared/contract-sheet/blank-sheet.js';
import { ContractPane } from '../../../shared/contract-sheet/contract-pane.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { dismissToast, toast } from '../../../shared/toast/toast-store.js';
import { canStand, openFields } from '../../../shared/answers/answer-problem.js';
import { reasonsAgainst } from '../../../shared/answers/reasons-against.js';
import { WORK_TYPE_KEY } from '../../../shared/answers/wizard-content.js';
import { askedStep } from '../../../shared/wizard/in-force.js';
import { fieldsToMend } from '../model/summary-fields.js';
import type { StoreMore } from '../model/use-create.js';
import { useWizardPlace } from '../model/wizard-place.js';
import type { WizardSession } from '../model/wizard-session.js';
import { useProposedLanguage } from '../model/use-proposed-language.js';
import { useProposedLength } from '../model/use-proposed-length.js';
import { selectWizard, wizardActions } from '../model/wizard-slice.js';
import { BriefEntry } from './brief/brief-entry.js';
import { EditorGrid, TWO_PANES } from './editor-grid.js';
import { FirstSheet } from './first-sheet.js';
import {
  CreateContract,
  LiveContract,
  LiveContractOnceUsed,
  PaidContract,
  Summary,
  SummaryContract,
} from './later-parts.js';
import { RestoredNotice } from './restored-notice.js';
import { StepBar } from './step-bar.js';
import { StepHeading } from './step-heading.js';
import { StepQuestions } from './step-questions.js';
import { useStepFocus } from './use-step-focus.js';
import { WizardActions } from './wizard-actions.js';

interface ContractEditorProps {
  readonly steps: readonly WizardStep[];
  readonly session: WizardSession;
  readonly isCreating: boolean;
  /** The question that the page was opened for. */
  readonly askedKey: string | null;
  onCreate(more?: StoreMore): void;
  onStartFresh(): void;
}

/** The questions of the current step with the contract beside them. Nothing here renders again while somebody types. */
export function ContractEditor(props: ContractEditorProps) {
  const { steps, session, isCreating, askedKey, onCreate, onStartFresh } = props;
  const { t } = useTranslation('contract-wizard');
  const store = useStore<RootState>();
  const readerLanguage = useLanguage();
  const { contractId, stepKey, isRestored, isNew } = useAppSelector(selectWizard, isSamePlace);
  const language = useAppSelector((state) => contractLanguage(selectWizard(state).answers, readerLanguage));
  const isWorkChosen = useAppSelector((state) => selectWizard(state).answers[WORK_TYPE_KEY] !== undefined);
  /* Nothing is chosen or typed that its first sheet would lack. */
  const [isUntouched] = useState(() => !isRestored && !isWorkChosen);
  const Contract = isUntouched ? LiveContractOnceUsed : LiveContract;
  const isTwoPane = useMediaQuery(TWO_PANES, { noSsr: true });
  const { place, go, back } = useWizardPlace();
  const heading = useRef<HTMLHeadingElement>(null);
  const refusal = useRef<number>(null);

  const current = Math.max(
    steps.findIndex((step) => step.key === stepKey),
    0,
  );
  const step = steps[current];
  const asked = step?.fields.find(({ key }) => key === askedKey);
  const { focusAfterwards, focusNow } = useStepFocus(stepKey, heading, asked);
  const isSummary = step?.key === SUMMARY_STEP_KEY || current === steps.length - 1;

  useProposedLength(steps, session);
  useProposedLanguage(steps, session);

  if (!step) return null;

  const enter = (index: number) => {
    const target = steps[index];
    if (!target || target.key === step.key) return;
    if (refusal.current !== null) dismissToast(refusal.current);
    store.dispatch(wizardActions.stepEntered(target.key));
    session.keepLocally();
    go({ ...place, contractId, stepKey: target.key, isPreviewOpen: false }, { replace: false });
  };

  /** Moves on when the current step has all it needs; else says so and goes to the first gap (R-WIZ-10, T-20). */
  const leaveForward = (index: number) => {
    const { answers, askedWhen } = selectWizard(store.getState());
    const [open] = openFields(askedStep(step, answers, askedWhen), answersInForce(answers, askedWhen));
    const first = step.fields.find(holdsUnreadable) ?? open;
    if (first) {
      /* What is missing is marked before the focus looks for it. */
      flushSync(() => store.dispatch(wizardActions.stepRefused(step.key)));
      refuse(first);
      focusNow(first);
      return;
    }
    void session.saveStep(step);
    enter(index);
  };

  /** What is missing is marked at its field; what is filled in and cannot stand, the notice says (R-WIZ-10). */
  const refuse = (field: WizardField) => {
    const { answers, askedWhen } = selectWizard(store.getState());
    const [reason] = holdsUnreadable(field)
      ? [t('validationUnreadable')]
      : reasonsAgainst(field, answersInForce(answers, askedWhen), readerLanguage, t);
    refusal.current = toast({
      variant: 'destructive',
      ...(reason === undefined
        ? { title: t('validationTitle'), description: t('validationText') }
        : { title: t('validationTitleWrong'), description: `${field.label}. ${reason}` }),
    });
  };

  /** A contract is not created while it holds an answer that cannot stand in it. */
  const mayCreate = (): boolean => {
    const { answers, askedWhen } = selectWizard(store.getState());
    const [first] = fieldsToMend(steps, answers, askedWhen);
    if (!first) return true;
    fillIn(first.step, first.field);
    refuse(first.field);
    return false;
  };

  const fillIn = (target: WizardStep, field?: WizardField) => {
    focusAfterwards(field);
    enter(steps.indexOf(target));
    const { answers, askedWhen } = selectWizard(store.getState());
    if (field && !canStand(field, answersInForce(answers, askedWhen)))
      store.dispatch(wizardActions.stepRefused(target.key));
  };

  return (
    <EditorGrid>
      <Box>
        <StepBar
          steps={steps}
          current={current}
          onJump={(index) => (index > current ? leaveForward(index) : enter(index))}
        />
        {isRestored && <RestoredNotice onStartFresh={onStartFresh} />}
        {contractId !== null && !isNew && (
          <Suspense>
            <PaidContract contractId={contractId} />
          </Suspense>
        )}
        <StepHeading
          ref={heading}
          title={isSummary ? t('summaryTitle') : step.title}
          description={step.description}
        />
        {current === 0 && <BriefEntry steps={steps} contractId={contractId} />}
        {isSummary && (
          <Suspense>
            <Summary steps={steps} session={session} language={language} onFillIn={fillIn} />
          </Suspense>
        )}
        {step.fields.length > 0 && <StepQuestions key={step.key} step={step} />}
        <WizardActions
          isFirst={current === 0}
          isSummary={isSummary}
          create={
            <Suspense
              fallback={
                <Button variant="contained" disabled>
                  {t('createContract')}
                </Button>
              }
            >
              <CreateContract
                steps={steps}
                session={session}
                language={language}
                isCreating={isCreating}
                mayCreate={mayCreate}
                onCreate={onCreate}
              />
            </Suspense>
          }
          isOverPreview={!isTwoPane}
          onPrevious={() => enter(current - 1)}
          onSave={() => {
            session.keepLocally();
            void session.saveAll();
          }}
          onNext={() => leaveForward(current + 1)}
          onContinueEditing={() => enter(0)}
          onPreview={() =>
            go({ ...place, contractId, stepKey: step.key, isPreviewOpen: true }, { replace: false })
          }
        />
      </Box>
      <ContractPane
        title={t('previewTitle')}
        isDrawer={!isTwoPane}
        isOpen={place.isPreviewOpen}
        onClose={back}
      >
        <Suspense fallback={isUntouched && !isSummary ? <FirstSheet language={language} /> : <BlankSheet />}>
          {isSummary ? (
            <SummaryContract steps={steps} language={language} isOverCards={!isTwoPane} />
          ) : (
            <Contract
              steps={steps}
              language={language}
              /* Whoever opens a drawer over the questions asks for what they say; beside them a contract begins at its top. */
              firstKey={current === 0 && isTwoPane ? undefined : step.fields[0]?.key}
            />
          )}
        </Suspense>
      </ContractPane>
    </EditorGrid>
  );
}

/** Whether a field holds text that is no answer: going on would lose it without a word. */
const holdsUnreadable = ({ key }: WizardField): boolean =>
  document.querySelector(`[data-field="${CSS.escape(key)}"] [data-unreadable]`) !== null;

type Place = Pick<ReturnType<typeof selectWizard>, 'contractId' | 'stepKey' | 'isRestored' | 'isNew'>;

const isSamePlace = (a: Place, b: Place): boolean =>
  a.contractId === b.contractId &&
  a.stepKey === b.stepKey &&
  a.isRestored === b.isRestored &&
  a.isNew === b.isNew;

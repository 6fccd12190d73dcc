import Box from '@mui/material/Box';
import type { Language } from '@pactwright/protocol';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { BlankSheet } from '../../../shared/contract-sheet/blank-sheet.js';
import { ContractPane } from '../../../shared/contract-sheet/contract-pane.js';
import { createStore } from '../../../shared/store/store.js';
import { defaultSteps } from '../../../shared/answers/default-steps.js';
import { newcomersState } from '../model/start/first-state.js';
import { wizardActions } from '../model/wizard-slice.js';
import { BriefEntry } from './brief/brief-entry.js';
import { EditorGrid, TWO_PANES } from './editor-grid.js';
import { StepBar } from './step-bar.js';
import { StepHeading } from './step-heading.js';
import { StepQuestions } from './step-questions.js';
import { WizardActions } from './wizard-actions.js';
import { WizardAnswers } from './wizard-answers.js';

const nothing = () => undefined;

/**
 * What a newcomer is asked first, drawn by the build in the place where the questions will be. Nobody can answer yet: the
 * inputs are disabled until the app has come, which shows the questions as the administrators have them.
 */
export function PrerenderedStep({ language }: { language: Language }) {
  const [steps] = useState(() => defaultSteps(language));
  const [store] = useState(() => newcomersStore(steps, language));
  const [step] = steps;
  if (!step) return null;
  return (
    <Provider store={store}>
      <EditorGrid>
        <Box component="fieldset" disabled sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <StepBar steps={steps} current={0} onJump={nothing} />
          <StepHeading title={step.title} description={step.description} />
          <BriefEntry steps={steps} contractId={null} />
          <WizardAnswers session={null}>
            <StepQuestions step={step} />
          </WizardAnswers>
          {/* Words stand in its place until the app has come; its styles are ready then. */}
          <Box sx={{ display: 'none' }}>
            <WizardActions
              isFirst
              isSummary={false}
              create={null}
              isOverPreview
              onPrevious={nothing}
              onSave={nothing}
              onNext={nothing}
              onContinueEditing={nothing}
              onPreview={nothing}
            />
          </Box>
        </Box>
        <Box sx={{ display: 'none', [`@media ${TWO_PANES}`]: { display: 'block' } }}>
          <ContractPane title="" isDrawer={false} isOpen={false} onClose={nothing}>
            <BlankSheet />
          </ContractPane>
        </Box>
      </EditorGrid>
    </Provider>
  );
}

function newcomersStore(steps: ReturnType<typeof defaultSteps>, language: Language) {
  const store = createStore();
  store.dispatch(wizardActions.opened(newcomersState(steps, language)));
  return store;
}

import type { AskedWhen } from '@pactwright/drafting';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { FIRST_STEP_KEY, type Answers } from '@pactwright/protocol';
import { rootReducer } from '../../../shared/store/root-reducer.js';
import type { SaveState } from './answer-queue.js';

/** The question about the length of the contract, which follows the price until somebody answers it. */
export const LENGTH_KEY = 'contract_length';

export interface WizardState {
  readonly contractId: string | null;
  readonly answers: Answers;
  /** When the questions are asked: as the wizard has them, or as they were when the contract was paid for. */
  readonly askedWhen: AskedWhen;
  readonly stepKey: string;
  /** The steps that have been on screen; only these are judged complete or not. */
  readonly visited: readonly string[];
  /** The answers are those of an earlier visit, and nobody has gone on from there yet. */
  readonly isRestored: boolean;
  /** The contract began with this visit. */
  readonly isNew: boolean;
  /** The step whose missing answers are marked, since leaving it was refused. */
  readonly refusedStepKey: string | null;
  /** The question that has the focus; the live contract marks the clauses it feeds. */
  readonly focusedKey: string | null;
  readonly saveState: SaveState;
  /** Something of this contract has been sent or is to be: before that, nothing can be called saved. */
  readonly hasSaved: boolean;
}

const initialState: WizardState = {
  contractId: null,
  answers: {},
  askedWhen: {},
  stepKey: FIRST_STEP_KEY,
  visited: [],
  isRestored: false,
  isNew: true,
  refusedStepKey: null,
  focusedKey: null,
  saveState: 'saved',
  hasSaved: false,
};

const wizardSlice = createSlice({
  name: 'wizard',
  initialState,
  reducers: {
    opened: (
      _state,
      {
        payload,
      }: PayloadAction<
        Pick<
          WizardState,
          'contractId' | 'answers' | 'askedWhen' | 'stepKey' | 'visited' | 'isRestored' | 'isNew'
        >
      >,
    ) => ({
      ...initialState,
      ...payload,
      hasSaved: !payload.isNew,
    }),
    /** The server has given or confirmed the contract of a visit that began without a connection. */
    attached: (
      state,
      { payload }: PayloadAction<Pick<WizardState, 'contractId' | 'answers' | 'askedWhen' | 'isNew'>>,
    ) => ({
      ...state,
      ...payload,
    }),
    answered: (state, { payload }: PayloadAction<{ key: string; value: Answers[string] | undefined }>) => {
      if (payload.value === undefined) delete state.answers[payload.key];
      else state.answers[payload.key] = payload.value;
    },
    stepEntered: (state, { payload }: PayloadAction<string>) => {
      state.stepKey = payload;
      if (!state.visited.includes(payload)) state.visited.push(payload);
      state.isRestored = false;
      state.refusedStepKey = null;
      state.focusedKey = null;
    },
    stepRefused: (state, { payload }: PayloadAction<string>) => {
      state.refusedStepKey = payload;
    },
    fieldFocused: (state, { payload }: PayloadAction<string | null>) => {
      state.focusedKey = payload;
    },
    saveStateChanged: (state, { payload }: PayloadAction<SaveState>) => {
      state.saveState = payload;
      state.hasSaved = true;
    },
  },
});

declare module '../../../shared/store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof wizardSlice> {}
}

export const wizardActions = wizardSlice.actions;
/** The wizard's part of the state; its first state before anything was dispatched. */
export const selectWizard = wizardSlice.injectInto(rootReducer).selectSlice;

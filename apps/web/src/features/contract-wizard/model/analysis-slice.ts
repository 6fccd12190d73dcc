import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Answers, Engine, Language } from '@pactwright/protocol';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import { isSame } from '../../../shared/contract-sheet/is-same.js';
import { rootReducer } from '../../../shared/store/root-reducer.js';

/** What was analysed; a result holds only for these very answers. */
export interface AnalysedForm {
  /** Null for a contract that the server does not know yet. */
  readonly contractId: string | null;
  readonly answers: Answers;
  readonly language: Language;
}

export interface AnalysisResult extends Omit<AnalysedForm, 'answers'> {
  /** Null for other answers than any that are known here. */
  readonly answers: Answers | null;
  readonly suggestions: readonly Suggestion[];
  readonly engine: Engine | undefined;
}

export type AnalysisChoices = Readonly<Record<string, boolean>>;

interface AnalysisState {
  /** When the analysis under way was asked for, in milliseconds. */
  readonly startedAt: number | null;
  readonly result: AnalysisResult | null;
  /** What the user decided, by the suggestion's text; what they left alone follows its default. */
  readonly choices: AnalysisChoices;
  /** The clause of the suggestion that has, or had last, the focus. */
  readonly shownClause: string | null;
}

const initialState: AnalysisState = { startedAt: null, result: null, choices: {}, shownClause: null };

/** Outlives the steps of the wizard, so that whoever looks back at a step finds the analysis again. */
const analysisSlice = createSlice({
  name: 'answersAnalysis',
  initialState,
  reducers: {
    started: (_state, { payload }: PayloadAction<number>) => ({ ...initialState, startedAt: payload }),
    finished: (state, { payload }: PayloadAction<AnalysisResult>) => ({
      ...state,
      startedAt: null,
      result: payload,
    }),
    cleared: () => initialState,
    chosen: (state, { payload }: PayloadAction<{ text: string; isApproved: boolean }>) => {
      state.choices[payload.text] = payload.isApproved;
    },
    clauseShown: (state, { payload }: PayloadAction<string>) => {
      state.shownClause = payload;
    },
  },
});

declare module '../../../shared/store/root-reducer.js' {
  interface LazySlices extends WithSlice<typeof analysisSlice> {}
}

export const analysisActions = analysisSlice.actions;
export const selectAnalysis = analysisSlice.injectInto(rootReducer).selectSlice;

/** Whether the result is about the form as it is now. */
export const isCurrent = (result: AnalysisResult, form: AnalysedForm): boolean =>
  result.contractId === form.contractId &&
  result.language === form.language &&
  result.answers !== null &&
  isSame(result.answers, form.answers);

/** "Required" is a default that the user may take back, not a lock (T-28). */
export const isApproved = ({ text, isRequired }: Suggestion, choices: AnalysisChoices): boolean =>
  choices[text] ?? isRequired;

/** Approved by an act, not by its weight. */
export const isDecided = ({ text }: Suggestion, choices: AnalysisChoices): boolean => choices[text] === true;

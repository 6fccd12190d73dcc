import type { ContractAnalysis, Language, UploadStage } from '@pactwright/protocol';

/** Where the page is (R-ANA-01). */
export type AnalysisState =
  | {
      readonly step: 'choosing';
      readonly file: File | undefined;
      readonly problem: string | undefined;
      /** Nothing is wrong with the file: sent again it may be read. */
      readonly mayRepeat?: boolean;
    }
  /** It was not reached in time, and is sent again by itself. */
  | { readonly step: 'waiting'; readonly file: File; readonly waitMs: number }
  | { readonly step: 'uploading'; readonly file: File; readonly share: number }
  /** `file` is unknown after the page was loaded again; its name is told by the server. */
  | {
      readonly step: 'analysing';
      readonly file: File | undefined;
      readonly fileName: string | undefined;
      readonly stage: UploadStage;
    }
  | {
      readonly step: 'finished';
      readonly analysis: ContractAnalysis;
      /** Of what was found: the reader may have chosen another one a moment ago. */
      readonly language: Language;
      readonly fileName: string | undefined;
    };

/** What the server tells of a check that has ended. */
export interface Result {
  readonly analysis: ContractAnalysis;
  readonly language: Language;
  /** Unknown to the answer that the file itself gets. */
  readonly fileName?: string | undefined;
}

export type AnalysisEvent =
  | { readonly type: 'chosen'; readonly file: File }
  | { readonly type: 'refused'; readonly problem: string }
  | { readonly type: 'started'; readonly file: File }
  | { readonly type: 'progressed'; readonly share: number }
  | { readonly type: 'resumed' }
  | { readonly type: 'advanced'; readonly stage: UploadStage; readonly fileName?: string | undefined }
  | ({ readonly type: 'finished' } & Result)
  /** The same in the language that the reader has chosen since. */
  | ({ readonly type: 'retold' } & Result)
  /** A model has come to its end; undefined when nobody could tell what came of it. */
  | { readonly type: 'joined'; readonly result: Result | undefined }
  | { readonly type: 'failed'; readonly problem: string; readonly mayRepeat: boolean }
  | { readonly type: 'postponed'; readonly file: File; readonly waitMs: number }
  | { readonly type: 'reset' };

export const INITIAL: AnalysisState = { step: 'choosing', file: undefined, problem: undefined };

type Finished = Extract<AnalysisState, { step: 'finished' }>;

const fileOf = (state: AnalysisState): File | undefined => ('file' in state ? state.file : undefined);

/** The name of the file that the page has to do with, as far as it is known. */
export const nameIn = (state: AnalysisState): string | undefined =>
  ('fileName' in state ? state.fileName : undefined) ?? fileOf(state)?.name;

export function analysisReducer(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  switch (event.type) {
    case 'chosen':
      return { step: 'choosing', file: event.file, problem: undefined };
    case 'refused':
      return { step: 'choosing', file: undefined, problem: event.problem };
    case 'started':
      return { step: 'uploading', file: event.file, share: 0 };
    case 'progressed':
      return state.step === 'uploading' ? { ...state, share: event.share } : state;
    case 'resumed':
      return { step: 'analysing', file: fileOf(state), fileName: nameIn(state), stage: 'received' };
    case 'advanced':
      return {
        step: 'analysing',
        file: fileOf(state),
        fileName: event.fileName ?? nameIn(state),
        stage: event.stage,
      };
    case 'finished':
      return {
        step: 'finished',
        analysis: event.analysis,
        language: event.language,
        fileName: event.fileName ?? nameIn(state),
      };
    case 'retold':
      return state.step === 'finished' ? told(state, event) : state;
    case 'joined':
      if (state.step !== 'finished') return state;
      return event.result ? told(state, event.result) : { ...state, analysis: withoutModel(state.analysis) };
    case 'failed':
      return {
        step: 'choosing',
        file: fileOf(state),
        problem: event.problem,
        mayRepeat: event.mayRepeat && fileOf(state) !== undefined,
      };
    case 'postponed':
      return { step: 'waiting', file: event.file, waitMs: event.waitMs };
    case 'reset':
      return INITIAL;
  }
}

const told = (state: Finished, { analysis, language }: Result): Finished => ({
  ...state,
  analysis,
  language,
});

const withoutModel = (analysis: ContractAnalysis): ContractAnalysis => ({
  ...analysis,
  engine: { ...analysis.engine, fallback: 'unavailable' },
  modelReview: { state: 'failed', findings: [] },
});

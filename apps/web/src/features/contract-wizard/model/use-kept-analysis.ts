import { contractsCalls, type AnalyzeRequest, type KeptAnalysisResponse } from '@pactwright/protocol';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { requestTo } from '../../../shared/api/request-to.js';
import { sendForJson } from '../../../shared/api/request.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { analysisActions, selectAnalysis } from './analysis-slice.js';
import { readAnalysis } from './read-analysis.js';
import { selectWizard } from './wizard-slice.js';

/** Brings back the last analysis of the contract after a reload or on another day, which the server keeps for a while. */
export function useKeptAnalysis(): void {
  const store = useStore<RootState>();
  const language = useLanguage();
  useEffect(() => {
    const { answers, contractId, isNew } = selectWizard(store.getState());
    const isHere = (): boolean => {
      const { startedAt, result } = selectAnalysis(store.getState());
      return startedAt !== null || result?.contractId === contractId;
    };
    if (contractId === null || isNew || isHere()) return undefined;
    const controller = new AbortController();
    const restore = async (id: string) => {
      const kept = await findKept(id, { formData: answers, language }, controller.signal);
      const suggestions = kept?.analysis ? readAnalysis(kept.analysis) : undefined;
      if (controller.signal.aborted || !kept?.analysis || !suggestions || isHere()) return;
      const analysed = kept.isCurrent ? answers : null;
      const { engine } = kept.analysis;
      store.dispatch(
        analysisActions.finished({ contractId: id, answers: analysed, language, suggestions, engine }),
      );
    };
    void restore(contractId);
    return () => controller.abort();
  }, [store, language]);
}

/** Without an answer there is none to show: whoever wants one asks for it. */
async function findKept(
  contractId: string,
  body: AnalyzeRequest,
  signal: AbortSignal,
): Promise<KeptAnalysisResponse | undefined> {
  const call = requestTo(contractsCalls.getKeptAnalysis, { params: { id: contractId }, body });
  const result = await sendForJson({ ...call, signal });
  return 'data' in result ? result.data : undefined;
}

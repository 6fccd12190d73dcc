import type { ContractAnalysis } from '@pactwright/protocol';
import type { Stage } from '../place.js';
import { withAnalysis } from './with-analysis.js';

const EVENTS = /\/api\/analyze\/runs\/[^/]+\/events$/;

/** The check as it is where a model reads along: still reading, or with a finding of its own in every category. */
export const withModel =
  (state: 'running' | 'done') =>
  async (stage: Stage): Promise<void> => {
    /* What is still being read goes on being read. */
    await stage.page.route(EVENTS, () => undefined);
    await withAnalysis((analysis, language) => joined(analysis, state, language))(stage);
  };

function joined(
  analysis: ContractAnalysis,
  state: 'running' | 'done',
  language: Stage['language'],
): ContractAnalysis {
  if (state === 'running') return { ...analysis, modelReview: { state, findings: [] } };
  const quote = analysis.documentText.slice(0, QUOTED);
  const findings = (['essential', 'legal', 'commercial', 'clarity', 'risk'] as const).map((category, at) => ({
    ...{ id: `model:${at}`, concept: 'other', category, riskFactor: 2 as const, ...TEXTS[language] },
    evidence: { quote, start: 0, end: QUOTED },
  }));
  return {
    ...analysis,
    engine: { ...analysis.engine, name: 'model', model: 'gemma-3-270m' },
    modelReview: { state, findings },
  };
}

const QUOTED = 40;
const TEXTS = {
  en: {
    heading: 'Another point to look at',
    suggestion: 'Ask who keeps the key until the last day.',
    why: 'You could pay for a new lock.',
  },
  lt: {
    heading: 'Kita vieta, į kurią verta pažiūrėti',
    suggestion: 'Paklauskite, kas iki paskutinės dienos saugo raktą.',
    why: 'Galbūt mokėsite už naują spyną.',
  },
} as const;

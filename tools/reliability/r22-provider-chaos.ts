import { carryOut } from './tests.ts';
import type { Experiment } from './experiment.ts';

export default {
  id: 'R22',
  title: 'A model that is slow, overloaded, broken, cut off, refuses or answers nonsense',
  run: (children) =>
    carryOut(children, {
      id: 'R22',
      files: [
        'apps/ai-worker/test/(model|budgets|long-documents)\\.int-spec',
        'apps/ai-worker/src/model/(openai-model|ask-model|failures)\\.spec',
      ],
    }),
} satisfies Experiment;

import { carryOut } from './tests.ts';
import type { Experiment } from './experiment.ts';

export default {
  id: 'R21',
  title: 'Documents that speak to the model, and a model that obeys them',
  run: (children) =>
    carryOut(children, {
      id: 'R21',
      files: [
        'apps/ai-worker/src/review/injection\\.spec',
        'apps/ai-worker/src/model/text-checks\\.spec',
        'apps/ai-worker/test/model\\.int-spec',
      ],
      titles: 'speaks to the model|text|obedient',
    }),
} satisfies Experiment;

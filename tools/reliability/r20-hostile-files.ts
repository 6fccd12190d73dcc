import { carryOut } from './tests.ts';
import type { Experiment } from './experiment.ts';

export default {
  id: 'R20',
  title: 'Files as strangers send them: bombs, lies, broken and odd ones',
  run: (children) =>
    carryOut(children, {
      id: 'R20',
      files: ['apps/documents/test/(hostile-files|extractor|killed)\\.int-spec'],
      titles: '^(?!.*R-ANA-09 ends each)',
      /* Three seconds a file, as on an idle machine, unless this one is said to be busy. */
      environment: { TEST_PATIENCE: process.env.TEST_PATIENCE ?? '1' },
    }),
} satisfies Experiment;

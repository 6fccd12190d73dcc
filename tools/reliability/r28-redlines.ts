import { carryOut } from './tests.ts';
import type { Experiment } from './experiment.ts';

export default {
  id: 'R28',
  title: 'A redline is either right or refused, whatever is sent and whatever dies',
  run: (children) =>
    carryOut(children, {
      id: 'R28',
      files: ['apps/documents/test/(confined-redlines|replies)\\.int-spec', 'apps/documents/src/redline/'],
    }),
} satisfies Experiment;

import { carryOut } from './tests.ts';
import type { Experiment } from './experiment.ts';

export default {
  id: 'R29',
  title: 'Of 100 edits that were made with tracking switched off, each is told as such',
  run: (children) =>
    carryOut(children, {
      id: 'R29',
      files: ['apps/documents/src/comparisons/silent-edits'],
      environment: { SILENT_EDITS: '100' },
    }),
} satisfies Experiment;

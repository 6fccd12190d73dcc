import { carryOut } from './tests.ts';
import type { Experiment } from './experiment.ts';

/* Each buys, pays, deletes and refunds at a real service; the full number takes about an hour. */
const SEQUENCES = process.env.MONEY_SEQUENCES ?? '2000';

export default {
  id: 'R27',
  title: `${SEQUENCES} random sequences of up to 30 acts of paying, deleting and refunding`,
  run: (children) =>
    carryOut(children, {
      id: 'R27',
      files: ['apps/billing/test/money-sequences\\.int-spec'],
      environment: { MONEY_SEQUENCES: SEQUENCES },
    }),
} satisfies Experiment;

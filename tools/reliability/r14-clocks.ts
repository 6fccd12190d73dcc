import { carryOut } from './tests.ts';
import type { Experiment } from './experiment.ts';

export default {
  id: 'R14',
  title: 'Clocks that differ: tokens between services, sessions, webhooks',
  run: (children) =>
    carryOut(children, {
      id: 'R14',
      files: [
        'libs/testing/test/(kit|rpc|session)\\.int-spec',
        'apps/billing/test/stripe-signature\\.int-spec',
      ],
      titles: 'R14|R18 ends|301 seconds old',
    }),
} satisfies Experiment;

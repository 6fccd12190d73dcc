import { CONTRACT_STATUSES, type ContractStatus } from '@pactwright/protocol';
import { CONTRACT_ACTS, canBePaid, isPaidStatus, statusAfter, type ContractAct } from './status.js';

/* One line a status, one column an act of CONTRACT_ACTS; a dash is an act that is not possible. */
const TABLE = `
draft           in_progress     -               improved    pending_payment -           paid      -         -        -
in_progress     in_progress     analyzed        improved    pending_payment -           paid      -         -        archived
analyzed        analyzed        analyzed        improved    pending_payment -           paid      -         -        archived
improved        improved        analyzed        improved    pending_payment -           paid      -         -        archived
pending_payment pending_payment pending_payment pending_payment pending_payment in_progress paid  -         -        -
paid            paid            paid            paid        -               -           paid      generated refunded -
generated       generated       generated       generated   -               -           generated generated refunded -
refunded        refunded        -               refunded    -               -           paid      -         -        archived
archived        -               -               -           -               -           paid      -         -        -
`;
const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

describe(statusAfter.name, () => {
  it('T-14 has a line for every status', () => {
    expect(rows.map(([status]) => status)).toEqual([...CONTRACT_STATUSES]);
  });

  const cases = rows.flatMap(([from, ...results]) =>
    CONTRACT_ACTS.map((act, at): [string, ContractAct, string | undefined] => [from ?? '', act, results[at]]),
  );
  it.each(cases)('T-14 from %s, %s leads to %s', (from, act, to) => {
    expect(statusAfter(from as ContractStatus, act)).toBe(to === '-' ? undefined : to);
  });

  it('T-14 waits for the payment of what is neither paid for nor ended', () => {
    expect(CONTRACT_STATUSES.filter(canBePaid)).toEqual([
      'draft',
      'in_progress',
      'analyzed',
      'improved',
      'pending_payment',
    ]);
  });

  it('T-14 loses a payment to nothing but a refund', () => {
    for (const status of CONTRACT_STATUSES.filter(isPaidStatus)) {
      const next = CONTRACT_ACTS.filter((act) => act !== 'refund').map((act) => statusAfter(status, act));
      expect(next.filter((each) => each !== undefined).every(isPaidStatus)).toBe(true);
    }
  });
});

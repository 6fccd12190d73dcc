import { disputeFacts, refundOutcome, type DisputeFacts, type RefundOutcome } from './stripe-facts.js';

describe(refundOutcome.name, () => {
  const of = (...refunds: [status: string | null, amount: number][]): RefundOutcome | null =>
    refundOutcome(
      refunds.map(([status, amount]) => ({ status, amount })),
      800,
    );

  it.each<[string, RefundOutcome | null, [string | null, number][]]>([
    ['nobody tried', null, []],
    ['all of it came back', 'refunded', [['succeeded', 800]]],
    [
      'it came back in parts',
      'refunded',
      [
        ['succeeded', 300],
        ['succeeded', 500],
      ],
    ],
    ['only a part came back', null, [['succeeded', 300]]],
    ['it is on its way', 'requested', [['pending', 800]]],
    ['the payer has to act', 'requested', [['requires_action', 800]]],
    ['it was refused', 'failed', [['failed', 800]]],
    [
      'it came back after a refusal',
      'refunded',
      [
        ['failed', 800],
        ['succeeded', 800],
      ],
    ],
    [
      'it is tried again after a refusal',
      'requested',
      [
        ['canceled', 800],
        ['pending', 800],
      ],
    ],
  ])('when %s is %s', (_, outcome, refunds) => {
    expect(of(...refunds)).toBe(outcome);
  });
});

describe(disputeFacts.name, () => {
  it.each<[DisputeFacts['state'], string]>([
    ['open', 'needs_response'],
    ['open', 'under_review'],
    ['open', 'something new'],
    ['won', 'won'],
    ['won', 'warning_needs_response'],
    ['won', 'prevented'],
    ['lost', 'lost'],
  ])('is %s while the dispute is %s', (state, status) => {
    const dispute = { payment_intent: 'pi_1', status } as Parameters<typeof disputeFacts>[0];

    expect(disputeFacts(dispute)).toEqual({ intentRef: 'pi_1', state });
  });
});

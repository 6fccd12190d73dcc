import type { WithheldReason } from '@pactwright/protocol';
import { WithheldNotice } from '../../../shared/payment/withheld-notice.js';
import { NextActions } from './next-actions.js';

interface LockedContractProps {
  readonly contractId: string;
  readonly reason: WithheldReason;
}

/** Paid for once, locked again: why, and the way on. */
export function LockedContract({ contractId, reason }: LockedContractProps) {
  return (
    <>
      <WithheldNotice reason={reason} />
      <NextActions contractId={contractId} canPay={reason === 'refunded'} />
    </>
  );
}

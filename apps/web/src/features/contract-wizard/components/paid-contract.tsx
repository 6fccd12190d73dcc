import Box from '@mui/material/Box';
import { PaidNote } from '../../../shared/payment/paid-note.js';
import { useIsPaid } from '../../../shared/payment/use-is-paid.js';

/** Above the questions of a contract that is paid for: its changes cost nothing. */
export function PaidContract({ contractId }: { contractId: string }) {
  return (
    useIsPaid(contractId) && (
      <Box sx={{ mt: 2 }}>
        <PaidNote />
      </Box>
    )
  );
}

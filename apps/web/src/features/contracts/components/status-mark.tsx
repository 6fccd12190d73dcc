import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import LockOutlined from '@mui/icons-material/LockOutlined';
import type { ContractListItem } from '@pactwright/protocol';

const MARKS: Readonly<Record<string, typeof CheckCircle>> = {
  paid: CheckCircle,
  generated: CheckCircle,
  pending_payment: HourglassEmpty,
  refunded: LockOutlined,
  archived: LockOutlined,
};

interface StatusMarkProps {
  readonly status: ContractListItem['status'] | undefined;
  readonly isWithheld: boolean;
}

/** Where a contract stands, at a glance; the words stand beside it. */
export function StatusMark({ status, isWithheld }: StatusMarkProps) {
  const Mark = isWithheld ? LockOutlined : (MARKS[status ?? ''] ?? EditNote);
  return (
    <Mark
      aria-hidden="true"
      color={Mark === CheckCircle ? 'primary' : 'inherit'}
      sx={{ fontSize: '1.25em', verticalAlign: '-0.25em', mr: 0.5 }}
    />
  );
}

import Print from '@mui/icons-material/PrintOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { pageOfRun } from '../model/run-parameter.js';

interface PrintButtonProps {
  readonly label: string;
  /** The page is printed as it is where nothing is said. */
  readonly onPrint?: () => void;
}

export const PrintButton = ({ label, onPrint = () => window.print() }: PrintButtonProps) => (
  <Button variant="outlined" startIcon={<Print />} onClick={() => onPrint()}>
    {label}
  </Button>
);

/** Leads to the reply to what a check has found. */
export const ReplyButton = ({ label, runId }: { label: string; runId: string }) => (
  <Button variant="contained" startIcon={<Reply />} component={Link} to={pageOfRun(paths.reply, runId)}>
    {label}
  </Button>
);

import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { useIsTakenOver } from '../../../shared/use-is-from-file.js';
import { Withdrawal } from '../../../shared/withdrawal/withdrawal.js';

/** Opens when the address asks for it, so that a link in the text or in a letter leads straight there. */
export function WithdrawalOnRequest() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  /* The build draws one file for every address of the page. */
  const isTakenOver = useIsTakenOver();
  if (!isTakenOver || !search.has('withdraw')) return null;
  return <Withdrawal onClose={() => void navigate(paths.withdrawal, { replace: true })} />;
}

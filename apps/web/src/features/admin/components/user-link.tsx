import Link from '@mui/material/Link';
import type { User } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';

interface UserLinkProps {
  readonly id: User['id'] | null;
}

/** Leads from an account's id to the account; a visitor without one has none. */
export function UserLink({ id }: UserLinkProps) {
  const { t } = useTranslation('admin');
  if (id === null) return t('guest');
  return (
    <Link component={RouterLink} to={paths.adminView({ tab: 'users', search: id })} title={id}>
      {id.slice(0, 8)}
    </Link>
  );
}

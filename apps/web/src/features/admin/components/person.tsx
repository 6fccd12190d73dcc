import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { NamedUser } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { EmailAddress } from './email-address.js';

interface PersonProps {
  readonly id: NamedUser['id'] | null;
  readonly user: NamedUser | null;
  readonly areNamesMissing: boolean;
}

/** Whose something is, leading to the account: by address and name, by the id while no names can be had, in words without one. */
export function Person({ id, user, areNamesMissing }: PersonProps) {
  const { t } = useTranslation('admin');
  if (id === null) return t('guest');
  if (user === null && !areNamesMissing) return t('gone', { id: id.slice(0, 8) });
  return (
    <>
      <Link
        component={RouterLink}
        to={paths.adminView({ tab: 'users', search: id })}
        aria-label={user?.email}
        title={user ? undefined : id}
      >
        {user ? <EmailAddress>{user.email}</EmailAddress> : id.slice(0, 8)}
      </Link>
      {user?.name && (
        <Typography variant="caption" component="p" color="textMutedOnCanvas">
          {user.name}
        </Typography>
      )}
    </>
  );
}

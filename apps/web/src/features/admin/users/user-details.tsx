import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AdminUser } from '@pactwright/protocol';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/format/format-date.js';
import { OutcomeMark } from '../components/outcome-mark.js';
import { useAdminContractStatus } from '../components/use-admin-contract-status.js';
import { UserActs } from './user-acts.js';
import { useActionName } from './use-action-name.js';

interface UserDetailsProps {
  readonly user: AdminUser;
  readonly areContractsMissing: boolean;
}

/** What somebody did lately, their contracts, and what may be done to the account. */
export function UserDetails({ user, areContractsMissing }: UserDetailsProps) {
  const { t } = useTranslation('admin');
  const actionName = useActionName();
  const statusOf = useAdminContractStatus();
  return (
    <>
      <Box sx={{ display: 'grid', gap: { xs: 3, md: 5 }, gridTemplateColumns: { md: '3fr 2fr' } }}>
        <Part
          title={t('users.actions')}
          isEmpty={user.recentActions.length === 0}
          empty={t('users.noActions')}
        >
          {user.recentActions.map(({ id, action, page, status, createdAt }) => (
            <Line
              key={id}
              title={actionName(action)}
              mark={<OutcomeMark outcome={status} />}
              facts={[page, formatMoment(createdAt)]}
            />
          ))}
        </Part>
        <Part
          title={t('users.contracts')}
          isEmpty={user.contracts.length === 0}
          empty={t(areContractsMissing ? 'users.contractsUnknown' : 'users.noContracts')}
        >
          {user.contracts.map(({ id, title, status, updatedAt }) => (
            <Line
              key={id}
              title={title ?? t('untitledContract')}
              facts={[statusOf(status), t('updated', { date: formatMoment(updatedAt) })]}
            />
          ))}
        </Part>
      </Box>
      <UserActs user={user} />
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly empty: string;
  readonly children: ReactNode;
}

function Part({ title, isEmpty, empty, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2" color="textPrimary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {isEmpty ? (
        <Typography variant="body2" color="textSecondary">
          {empty}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      )}
    </section>
  );
}

interface LineProps {
  readonly title: string;
  readonly mark?: ReactNode;
  readonly facts: readonly (string | null | undefined)[];
}

function Line({ title, mark, facts }: LineProps) {
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="body2" component="span" color="textPrimary" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {mark}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {facts.filter((fact) => fact).join(' · ')}
      </Typography>
    </Box>
  );
}

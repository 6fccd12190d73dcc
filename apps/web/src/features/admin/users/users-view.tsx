import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { AdminUser } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { formatDate, formatMoment } from '../../../shared/format/format-date.js';
import { EmailAddress } from '../components/email-address.js';
import { ListFrame } from '../components/list-frame.js';
import { RecordList } from '../components/record-list.js';
import { SearchForm } from '../components/search-form.js';
import { useListPlace } from '../components/use-list-place.js';
import { useListUsersQuery } from './api.js';
import { UserDetails } from './user-details.js';

const SEARCH_MAX_LENGTH = 254;

/** Everybody with an account (R-ADM-03). */
export function UsersView() {
  const { t } = useTranslation('admin');
  const place = useListPlace('users', ['search']);
  const { search } = place.filters;
  const answer = useListUsersQuery({ search, page: place.page }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Box sx={{ mb: 3, maxWidth: (theme) => theme.layout.form }}>
        <SearchForm
          label={t('users.search')}
          maxLength={SEARCH_MAX_LENGTH}
          value={search}
          onSearch={(words) => place.filter({ search: words })}
        />
      </Box>
      <ListFrame
        tab="users"
        place={place}
        answer={answer}
        words={{ empty: t('users.empty'), failed: t('users.loadFailed') }}
        warning={({ areContractsMissing }) => areContractsMissing && t('users.contractsMissing')}
      >
        {({ data, areContractsMissing }) => (
          <RecordList
            label={t('tabs.users')}
            rows={data}
            keyOf={({ id }) => id}
            columns={[
              { title: t('users.email'), show: (user) => <UserName user={user} /> },
              { title: t('users.joined'), isMoment: true, show: ({ createdAt }) => formatDate(createdAt) },
              { title: t('users.seen'), show: (user) => <Seen user={user} /> },
            ]}
            details={{
              name: ({ email }) => email,
              show: (user) => <UserDetails user={user} areContractsMissing={areContractsMissing} />,
            }}
          />
        )}
      </ListFrame>
    </>
  );
}

function UserName({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin');
  const { user: reader } = useCurrentUser();
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span>
        <EmailAddress>{user.email}</EmailAddress>
      </span>
      {user.isAdmin && <Chip component="span" color="primary" label={t('users.admin')} />}
      {!user.isActive && (
        <Chip component="span" variant="outlined" color="error" label={t('users.disabled')} />
      )}
      {user.id === reader?.id && <Chip component="span" variant="outlined" label={t('users.you')} />}
    </Box>
  );
}

function Seen({ user: { isOnline, lastSeenAt } }: { user: AdminUser }) {
  const { t } = useTranslation('admin');
  if (isOnline) return <Chip component="span" color="primary" label={t('users.online')} />;
  return formatMoment(lastSeenAt) ?? t('users.neverSeen');
}

import Link from '@mui/material/Link';
import type { AuditEntryView } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatMoment } from '../../../shared/format/format-date.js';
import { paths } from '../../../shared/paths.js';
import { EmailAddress } from '../components/email-address.js';
import { ListFrame } from '../components/list-frame.js';
import { OutcomeMark } from '../components/outcome-mark.js';
import { RecordList } from '../components/record-list.js';
import { useListPlace } from '../components/use-list-place.js';
import { uuidIn } from '../components/uuid.js';
import { useListAuditQuery } from './api.js';
import { AuditDetails } from './audit-details.js';
import { AUDIT_FILTERS, AuditFilters } from './audit-filters.js';
import { endOfDay, startOfDay } from './day-bounds.js';
import { useActName } from './use-act-name.js';
import { useSubjectName } from './use-subject-name.js';

/** What administrators did and what concerns security, as it was entered. */
export function AuditView() {
  const { t } = useTranslation('admin');
  const nameOf = useActName();
  const place = useListPlace('audit', AUDIT_FILTERS);
  const { action, actor, subject, from, to } = place.filters;
  const answer = useListAuditQuery(
    {
      ...{ action, actorUserId: uuidIn(actor), subjectId: subject },
      ...{ from: startOfDay(from), to: endOfDay(to), page: place.page },
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <AuditFilters place={place} />
      <ListFrame
        tab="audit"
        place={place}
        answer={answer}
        words={{ empty: t('audit.empty'), failed: t('audit.loadFailed') }}
      >
        {({ data }) => (
          <RecordList
            label={t('tabs.audit')}
            rows={data}
            keyOf={({ id }) => id}
            columns={[
              { title: t('audit.action'), show: (entry) => nameOf(entry.action) },
              { title: t('audit.actor'), isAddress: true, show: (entry) => <Actor entry={entry} /> },
              { title: t('audit.subject'), show: (entry) => <Subject entry={entry} /> },
              { title: t('audit.outcome'), show: (entry) => <OutcomeMark outcome={entry.outcome} /> },
              { title: t('audit.time'), isMoment: true, show: (entry) => formatMoment(entry.occurredAt) },
            ]}
            details={{
              name: (entry) => `${nameOf(entry.action)}, ${formatMoment(entry.occurredAt) ?? ''}`,
              show: (entry) => <AuditDetails entry={entry} />,
            }}
          />
        )}
      </ListFrame>
    </>
  );
}

function Actor({ entry: { actorUserId, actorEmail, requestId } }: { entry: AuditEntryView }) {
  const { t } = useTranslation('admin');
  /* What nobody asked for over the network was done on the machine itself. */
  if (actorUserId === null) return t(requestId === null ? 'audit.system' : 'audit.stranger');
  return (
    <Link
      component={RouterLink}
      to={paths.adminView({ tab: 'audit', actor: actorUserId })}
      aria-label={actorEmail ?? undefined}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {actorEmail === null ? (
        t('gone', { id: actorUserId.slice(0, 8) })
      ) : (
        <EmailAddress>{actorEmail}</EmailAddress>
      )}
    </Link>
  );
}

function Subject({ entry: { subjectType, subjectId } }: { entry: AuditEntryView }) {
  const nameOf = useSubjectName();
  const kind = subjectType === null ? undefined : nameOf(subjectType);
  if (subjectId === null) return kind ?? '–';
  return (
    <Link component={RouterLink} to={paths.adminView({ tab: 'audit', subject: subjectId })} title={subjectId}>
      {`${kind ?? ''} ${uuidIn(subjectId)?.slice(0, 8) ?? subjectId}`.trim()}
    </Link>
  );
}

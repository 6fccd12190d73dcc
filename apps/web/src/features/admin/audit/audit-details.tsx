import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEntryView } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useSubjectName } from './use-subject-name.js';

/** Everything that an entry holds. */
export function AuditDetails({ entry }: { entry: AuditEntryView }) {
  const { t } = useTranslation('admin');
  const nameOf = useSubjectName();
  const { details, occurredAt, actorUserId, subjectType, subjectId, requestId } = entry;
  const facts = [
    ...Object.entries(details).map(
      ([name, value]) => [name.replaceAll('_', ' '), String(value ?? '–')] as const,
    ),
    [t('audit.exactTime'), occurredAt] as const,
    [t('audit.actorId'), actorUserId ?? '–'] as const,
    [
      t('audit.subject'),
      [subjectType && nameOf(subjectType), subjectId].filter(Boolean).join(' ') || '–',
    ] as const,
    [t('audit.request'), requestId ?? '–'] as const,
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 0.5,
        m: 0,
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            color="textPrimary"
            sx={{ m: 0, overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

import Computer from '@mui/icons-material/ComputerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { SessionView } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/format/format-date.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { Section } from '../../../shared/ui/section.js';
import { useFocusFallback } from '../../../shared/ui/use-focus-fallback.js';
import { useOutcome } from '../../../shared/auth/use-outcome.js';
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from '../api.js';

/** More of them would push everything else on the page out of sight. */
const SHOWN_AT_FIRST = 5;

/** The browsers that are signed in to the account, each of which can be signed out. */
export function SessionsSection() {
  const { t } = useTranslation('profile');
  const {
    data: sessions,
    isError,
    refetch,
  } = useListSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const outcome = useOutcome();
  const fallback = useFocusFallback(headingOf);
  const [isOpen, setOpen] = useState(false);
  const renderSessions = () => {
    if (isError && !sessions)
      return <ErrorState message={t('sessions.loadFailed')} onRetry={() => void refetch()} />;
    if (!sessions) return <Skeleton variant="rounded" height="5rem" />;
    const shown = isOpen ? sessions : sessions.slice(0, SHOWN_AT_FIRST);
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((session, index) => (
          <SessionRow key={session.id} session={session} place={index + 1} />
        ))}
      </Box>
    );
  };
  return (
    <Section title={t('sessions.title')}>
      {renderSessions()}
      {sessions && sessions.length > SHOWN_AT_FIRST && !isOpen && (
        <Button onClick={() => setOpen(true)} sx={{ ml: -2.25, mr: 1, mt: 2 }}>
          {t('sessions.showAll', { count: sessions.length })}
        </Button>
      )}
      {sessions && sessions.length > 1 && (
        <BusyButton
          ref={fallback}
          variant="outlined"
          isBusy={isLoading}
          sx={{ mt: 2 }}
          onClick={() => void outcome(endOthers(), t('sessions.failed'))}
        >
          {t('sessions.endOthers')}
        </BusyButton>
      )}
    </Section>
  );
}

const headingOf = (button: HTMLElement) => button.closest('section')?.querySelector('h2');

const ACT = { gridColumn: { xs: 2, sm: 'auto' }, justifySelf: 'start' } as const;

interface SessionRowProps {
  readonly session: SessionView;
  /** In the list, counted from 1: two sessions may be alike in everything else. */
  readonly place: number;
}

function SessionRow({ session, place }: SessionRowProps) {
  const { t } = useTranslation('profile');
  const [end, { isLoading }] = useEndSessionMutation();
  const outcome = useOutcome();
  const fallback = useFocusFallback(headingOf);
  const { browser, system, isCurrent, createdAt, lastSeenAt, id } = session;
  const name = [browser, system].filter((part) => part !== null).join(', ') || t('sessions.unknown');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        /* On a phone the act stands below, so that the moments keep the width. */
        gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <Computer fontSize="small" sx={{ color: 'text.muted' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textPrimary">
          {name}
        </Typography>
        <Typography variant="caption" color="textMuted" component="p">
          {t('sessions.lastSeen', { date: formatMoment(lastSeenAt) })},{' '}
          {t('sessions.since', { date: formatMoment(createdAt) })}
        </Typography>
      </Box>
      {isCurrent ? (
        <Chip color="primary" label={t('sessions.current')} sx={ACT} />
      ) : (
        <BusyButton
          ref={fallback}
          size="small"
          sx={{ ...ACT, ml: { xs: -1.5, sm: 0 } }}
          isBusy={isLoading}
          aria-label={t('sessions.endOf', { place, name, date: formatMoment(lastSeenAt) })}
          onClick={() => void outcome(end(id), t('sessions.failed'))}
        >
          {t('sessions.end')}
        </BusyButton>
      )}
    </Box>
  );
}

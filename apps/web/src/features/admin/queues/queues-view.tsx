import { queueBoard, type QueueState } from '@pactwright/protocol';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { CONFIRMED_MINUTES } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { ListSkeleton } from '../components/list-skeleton.js';
import { RecordList } from '../components/record-list.js';
import { useListQueuesQuery } from './api.js';
import { QueueActs } from './queue-acts.js';

/** The queues with what may be done to them, and the way to the board, which is for looking at single jobs. */
export function QueuesView() {
  const { t } = useTranslation('admin');
  return (
    <>
      <Typography variant="body2" sx={(theme) => ({ maxWidth: theme.layout.reading, mb: 3 })}>
        {t('queues.intro', { minutes: CONFIRMED_MINUTES })}
      </Typography>
      <Queues />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 3 }}>
        <Button variant="outlined" href={queueBoard.QUEUE_BOARD} startIcon={<OpenInNew />}>
          {t('queues.look')}
        </Button>
        <Typography variant="caption" color="textMutedOnCanvas">
          {t('queues.lookText')}
        </Typography>
      </Box>
    </>
  );
}

function Queues() {
  const { t } = useTranslation('admin');
  const { data, isError, isFetching, refetch } = useListQueuesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !isFetching)
    return <ErrorState message={t('queues.loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  return (
    <RecordList
      label={t('tabs.queues')}
      rows={data}
      keyOf={({ name }) => name}
      columns={[
        { title: t('queues.name'), show: (queue) => <Name queue={queue} /> },
        { title: t('queues.waiting'), isNumber: true, show: ({ counts }) => counts.waiting },
        { title: t('queues.active'), isNumber: true, show: ({ counts }) => counts.active },
        { title: t('queues.failed'), isNumber: true, show: ({ counts }) => counts.failed },
        { title: t('queues.acts'), show: (queue) => <QueueActs queue={queue} /> },
      ]}
    />
  );
}

function Name({ queue: { name, isPaused } }: { queue: QueueState }) {
  const { t } = useTranslation('admin');
  return (
    <Box
      component="span"
      sx={{
        ...{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
        /* The columns stay where they are when a queue is paused. */
        minWidth: { md: '17rem' },
      }}
    >
      <span translate="no">{name}</span>
      {isPaused && <Chip component="span" variant="outlined" label={t('queues.paused')} />}
    </Box>
  );
}

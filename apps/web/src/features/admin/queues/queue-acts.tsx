import type { QueueState } from '@pactwright/protocol';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { useFocusFallback } from '../../../shared/ui/use-focus-fallback.js';
import { useAct } from '../components/use-act.js';
import { useChangeQueueMutation, type QueueAct } from './api.js';

/** A pause and its end are one button, which keeps the focus; what failed can be tried again as long as there is any. */
export function QueueActs({ queue: { name, isPaused, counts } }: { queue: QueueState }) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <ActButton name={name} act={isPaused ? 'resume' : 'pause'} />
      {counts.failed > 0 && <ActButton name={name} act="retry" />}
    </Stack>
  );
}

const pauseOf = (retry: HTMLElement) => retry.previousElementSibling;

function ActButton({ name, act }: { name: QueueState['name']; act: QueueAct }) {
  const { t } = useTranslation('admin');
  const [change, { isLoading }] = useChangeQueueMutation();
  const { run } = useAct();
  const fallback = useFocusFallback(pauseOf);
  const words = { done: t(`queues.${act}.done`, { name }), failed: t(`queues.${act}.failed`, { name }) };
  return (
    <BusyButton
      ref={fallback}
      size="small"
      variant="outlined"
      /* Wide enough for each of its words. */
      sx={{ minWidth: '9rem' }}
      isBusy={isLoading}
      aria-label={t(`queues.${act}.of`, { name })}
      onClick={() => void run(() => change({ name, act }), words)}
    >
      {t(`queues.${act}.button`)}
    </BusyButton>
  );
}

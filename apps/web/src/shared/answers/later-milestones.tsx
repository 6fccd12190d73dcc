import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerInputProps } from './answer-input.js';

let loaded: ComponentType<AnswerInputProps> | undefined;

const Later = lazy(async () => {
  const { MilestonesAnswer } = await import('./milestones-answer.js');
  loaded = MilestonesAnswer;
  return { default: MilestonesAnswer };
});

/** The stages of the work; what they need comes once they are asked, since most contracts have none. */
export function LaterMilestones(props: AnswerInputProps) {
  const { t } = useTranslation('contract-wizard');
  /* Which of the two it was at first it stays: the other would be drawn anew, and the focus would be lost. */
  const [Milestones] = useState(() => loaded ?? Later);
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={t('loadingMilestones')}>
          <Skeleton variant="rounded" sx={{ height: '6rem' }} />
        </div>
      }
    >
      <Milestones {...props} />
    </Suspense>
  );
}

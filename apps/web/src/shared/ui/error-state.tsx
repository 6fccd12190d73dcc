import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './empty-state.js';

interface ErrorStateProps {
  /** What failed, in one sentence. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Stands where the content would be that could not be had. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        message={message}
        action={
          <Button variant="outlined" startIcon={<Refresh />} onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Page } from '@pactwright/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { ListSkeleton } from './list-skeleton.js';
import { Pager } from './pager.js';
import type { ListPlace } from './use-list-place.js';

interface ListFrameProps<L extends Page<unknown>> {
  readonly tab: string;
  readonly place: Pick<ListPlace<string>, 'isFiltered' | 'page' | 'pageAddress'>;
  readonly answer: {
    readonly data?: L | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly words: { readonly empty: string; readonly failed: string };
  /** What is missing from the list, where something is. */
  readonly warning?: (list: L) => string | false;
  readonly children: (list: L) => ReactNode;
}

/** A page of a list in whichever state it is: coming, failed, empty, or there with the way to the next page. */
export function ListFrame<L extends Page<unknown>>(props: ListFrameProps<L>) {
  const { tab, place, answer, words, warning, children } = props;
  const { t } = useTranslation('admin');
  const { data: list, isError, isFetching, refetch } = answer;
  if (isError && !isFetching) return <ErrorState message={words.failed} onRetry={() => void refetch()} />;
  if (!list) return <ListSkeleton />;
  if (list.data.length === 0) {
    const isNarrowed = place.isFiltered || place.page > 1;
    return (
      <EmptyState
        message={isNarrowed ? t('list.nothingFound') : words.empty}
        action={
          isNarrowed && (
            <Button variant="outlined" component={Link} to={paths.adminView({ tab })}>
              {t('list.showAll')}
            </Button>
          )
        }
      />
    );
  }
  const missing = warning?.(list);
  return (
    <Box aria-busy={isFetching} sx={{ opacity: isFetching ? 0.6 : 1 }}>
      {missing && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {missing}
        </Alert>
      )}
      {children(list)}
      <Pager list={list} pageAddress={place.pageAddress} />
    </Box>
  );
}

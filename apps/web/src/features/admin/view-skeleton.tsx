import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { OverviewSkeleton } from './overview/overview-skeleton.js';
import { TreeSkeleton } from './wizard-config/components/tree-skeleton.js';
import type { AdminView } from './admin-views.js';
import { ListSkeleton } from './components/list-skeleton.js';

/** Stands where a view will be while its code is on the way, in the shape of what comes. */
export function ViewSkeleton({ view }: { view: AdminView }) {
  if (view === 'overview') return <OverviewSkeleton />;
  if (view === 'wizard') return <TreeSkeleton />;
  if (view === 'queues') return <Skeleton variant="rounded" sx={{ height: '60vh' }} />;
  return (
    <>
      <Box sx={{ mb: 3, maxWidth: (theme) => theme.layout.form }}>
        <Skeleton variant="rounded" sx={{ height: (theme) => theme.layout.control }} />
      </Box>
      <ListSkeleton />
    </>
  );
}

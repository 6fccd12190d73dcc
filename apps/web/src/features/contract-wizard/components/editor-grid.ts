import { styled } from '@mui/material/styles';

/** From here on the contract stands beside the questions. */
export const TWO_PANES = '(min-width:1024px)';

/** The questions, and beside them the contract where there is room. */
export const EditorGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${TWO_PANES}`]: { gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 10fr)' },
}));

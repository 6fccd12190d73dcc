import { styled } from '@mui/material/styles';

/** What is there for who wants it, under a line that says what it is. */
export const Disclosure = styled('details')(({ theme }) => ({
  border: `${theme.layout.line}px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '& > summary': {
    ...theme.typography.subtitle2,
    padding: theme.spacing(1.5, 2),
    color: theme.palette.text.primary,
    cursor: 'pointer',
    borderRadius: 'inherit',
  },
  '& > ul': {
    ...theme.typography.body2,
    listStyle: 'none',
    margin: 0,
    padding: theme.spacing(0, 2),
  },
  '& > ul > li': {
    padding: theme.spacing(1.5, 0),
    borderTop: `${theme.layout.line}px solid ${theme.palette.divider}`,
  },
  '& > p': { ...theme.typography.body2, margin: 0, padding: theme.spacing(0, 2, 1.5) },
}));

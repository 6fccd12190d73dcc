import type { Theme } from '@mui/material/styles';

/** A text as it was read from a file, on a sheet of paper. */
export const documentSheet = (theme: Theme) =>
  ({
    fontFamily: theme.typography.contract.fontFamily,
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.6,
    color: theme.palette.text.primary,
    background: theme.palette.background.paper,
    boxShadow: theme.paper.shadow,
    borderRadius: theme.paper.radius,
    padding: '2.5em min(3em, 7%)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }) as const;

export const underTopBar = (theme: Theme): string => `calc(${theme.layout.topBar} + ${theme.spacing(3)})`;

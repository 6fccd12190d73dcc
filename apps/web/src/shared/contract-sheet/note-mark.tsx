import Box from '@mui/material/Box';

interface NoteMarkProps {
  readonly number: number;
  readonly isTaken: boolean;
}

/** The number of a note, the same in the margin and on its card; filled once it is taken up. */
export function NoteMark({ number, isTaken }: NoteMarkProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={(theme) => ({
        display: 'inline-grid',
        placeItems: 'center',
        width: theme.spacing(3),
        height: theme.spacing(3),
        flexShrink: 0,
        borderRadius: 999,
        border: 1,
        borderColor: 'primary.main',
        bgcolor: isTaken ? 'primary.main' : 'background.paper',
        color: isTaken ? 'primary.contrastText' : 'primary.main',
        fontSize: theme.typography.caption.fontSize,
        fontWeight: 600,
        lineHeight: 1,
        fontVariantNumeric: 'tabular-nums',
        transition: `background-color ${theme.motionTokens.quick}ms ${theme.motionTokens.easing}`,
        /* Filled or not is told by the edge alone where the reader's own colours hold. */
        '@media (forced-colors: active)': { borderWidth: isTaken ? 3 : 1 },
      })}
    >
      {number}
    </Box>
  );
}

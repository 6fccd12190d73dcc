import { styled } from '@mui/material/styles';

/** An A4 page lying on the canvas; what does not fit fades out above the lower edge. */
export const SheetFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '210 / 297',
  overflow: 'hidden',
  background: theme.palette.background.paper,
  borderRadius: theme.paper.radius,
  boxShadow: theme.paper.shadow,
  userSelect: 'none',
  '@media (forced-colors: active)': { border: `${theme.layout.line}px solid` },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '82% 0 0',
    background: `linear-gradient(transparent, ${theme.palette.background.paper} 70%)`,
  },
}));

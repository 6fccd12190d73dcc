import { styled } from '@mui/material/styles';

/** An A4 page lying on the canvas; what does not fit fades out above the lower edge. */
export const SheetFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  aspectRatio: '210 / 297',
  overflow: 'hidden',
  /* A page of small print takes longer to lay out than everything around it: not before it comes into sight. */
  contentVisibility: 'auto',
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

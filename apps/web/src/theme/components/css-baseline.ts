import type { Components, Theme } from '@mui/material/styles';
import { colour, layout } from '../tokens.js';

export const cssBaseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: {
    html: { scrollPaddingTop: `calc(${layout.topBar} + 1rem)` },
    body: { color: colour.body, fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
    '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
    '::selection': { backgroundColor: colour.pineTint },
    ':focus-visible': {
      outline: `${layout.focusRing}px solid ${colour.pine}`,
      outlineOffset: 2,
      borderRadius: 4,
    },
    'h1:focus, main:focus': { outline: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { colour, coveredByBars, layout } from '../tokens.js';

export const cssBaseline = {
  styleOverrides: {
    /* What has the focus must not hide behind the bar on top, nor behind the one below the questions. */
    html: coveredByBars,
    /* Digits alone: `tabular-nums` would also widen every hyphen of Inter. */
    body: { color: colour.body, overflowWrap: 'break-word' },
    'table, time, s, input[inputmode]': { fontVariantNumeric: 'tabular-nums' },
    '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
    '::selection': { backgroundColor: colour.pineTint },
    ':focus-visible': {
      outline: `${layout.focusRing}px solid ${colour.pine}`,
      outlineOffset: 2,
      borderRadius: 4,
    },
    'h1:focus, h2[tabindex="-1"]:focus, main:focus': { outline: 'none' },
    /* On paper there is no way around: only the page's own content, its own header with it. */
    '@media print': {
      'header:not(main *), footer:not(main *), nav, [data-action-bar]': { display: 'none !important' },
      body: { backgroundColor: colour.paper },
    },
    /* So low, as at 400 % zoom, that bars which stay in sight would leave no room for what they belong to. */
    '@media (max-height: 30rem)': {
      html: { scrollPaddingBlock: '1rem' },
      'header:not(main *), [data-bar], [data-action-bar]': { position: 'static !important' },
      ':is(header:not(main *), [data-action-bar]) :is(a, button)': { scrollMargin: '0 !important' },
    },
    /* Where the system paints its own colours, what was told by a fill or a shadow is told by a line. */
    '@media (forced-colors: active)': {
      '.MuiPaper-root, .MuiTooltip-tooltip, .MuiLinearProgress-root': {
        outline: `${layout.line}px solid CanvasText`,
      },
      '.MuiButton-contained:not(:focus-visible), .MuiChip-root:not(:focus-visible)': {
        outline: `${layout.line}px solid ButtonText`,
      },
      '.MuiLinearProgress-bar, .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight !important',
      },
      '[aria-current="page"], .MuiMenuItem-root.Mui-selected, .MuiTab-root.Mui-selected': {
        outline: `${layout.line}px solid Highlight`,
        outlineOffset: -layout.line,
      },
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
} satisfies Components<Theme>['MuiCssBaseline'];

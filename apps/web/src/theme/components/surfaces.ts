import type { Components, Theme } from '@mui/material/styles';
import { colour, focusInTopBar, fontSize, layout, radius, shadow } from '../tokens.js';

const lineBorder = `${layout.line}px solid ${colour.line}`;

export const paper: Components<Theme>['MuiPaper'] = {
  styleOverrides: {
    root: { backgroundImage: 'none', color: colour.body },
    outlined: { border: lineBorder },
    elevation8: { boxShadow: shadow.float, border: lineBorder },
    elevation24: { boxShadow: shadow.float },
  },
};

export const appBar: Components<Theme>['MuiAppBar'] = {
  defaultProps: { elevation: 0, color: 'inherit', position: 'sticky' },
  styleOverrides: {
    root: {
      backgroundColor: colour.paper,
      borderBottom: lineBorder,
      color: colour.body,
      ...focusInTopBar,
    },
  },
};

export const dialog: Components<Theme>['MuiDialog'] = {
  defaultProps: { scroll: 'body' },
  styleOverrides: {
    paper: {
      borderRadius: radius.box + 4,
      margin: '1rem',
      '@media (forced-colors: active)': { border: lineBorder },
      '@media (max-width: 40rem)': { maxWidth: 'calc(100% - 2rem)', width: 'calc(100% - 2rem)' },
    },
  },
};

export const backdrop: Components<Theme>['MuiBackdrop'] = {
  styleOverrides: {
    root: {
      backgroundColor: 'rgb(20 33 29 / 45%)',
      '&.MuiBackdrop-invisible': { backgroundColor: 'transparent' },
    },
  },
};

export const accordion: Components<Theme>['MuiAccordion'] = {
  defaultProps: { disableGutters: true, elevation: 0, square: true },
  styleOverrides: {
    root: {
      backgroundColor: colour.paper,
      border: lineBorder,
      '&::before': { display: 'none' },
      '& + &': { borderTop: 0 },
      '&:first-of-type': { borderTopLeftRadius: radius.box, borderTopRightRadius: radius.box },
      '&:last-of-type': { borderBottomLeftRadius: radius.box, borderBottomRightRadius: radius.box },
    },
  },
};

export const tooltip: Components<Theme>['MuiTooltip'] = {
  defaultProps: { enterDelay: 400, enterNextDelay: 150 },
  styleOverrides: {
    /* Drawn in the corner before it has a place, where it would take the pointer from what it tells of, and so close again. */
    popper: { '&:not([data-popper-placement])': { pointerEvents: 'none', visibility: 'hidden' } },
    tooltip: {
      maxWidth: layout.menuWidth,
      padding: '0.625rem 0.75rem',
      borderRadius: radius.box,
      backgroundColor: colour.ink,
      color: colour.paper,
      fontSize: fontSize.caption,
      lineHeight: 1.45,
      fontWeight: 400,
    },
  },
};

export const chip: Components<Theme>['MuiChip'] = {
  styleOverrides: {
    root: { borderRadius: radius.chip, fontSize: fontSize.caption, fontWeight: 550, height: '1.75rem' },
    colorPrimary: {
      variants: [
        { props: { variant: 'filled' }, style: { backgroundColor: colour.pineTint, color: colour.pine } },
      ],
    },
    outlined: { borderColor: colour.line },
  },
};

export const alert: Components<Theme>['MuiAlert'] = {
  styleOverrides: {
    root: { borderRadius: radius.box, fontSize: fontSize.small, color: colour.ink, alignItems: 'flex-start' },
    standard: {
      variants: [
        {
          props: { severity: 'error' },
          style: { backgroundColor: colour.dangerTint, '& .MuiAlert-icon': { color: colour.danger } },
        },
        {
          props: { severity: 'success' },
          style: { backgroundColor: colour.pineTint, '& .MuiAlert-icon': { color: colour.pine } },
        },
        {
          props: { severity: 'info' },
          style: { backgroundColor: colour.canvas, '& .MuiAlert-icon': { color: colour.muted } },
        },
        {
          props: { severity: 'warning' },
          style: { backgroundColor: colour.amberTint, '& .MuiAlert-icon': { color: colour.amber } },
        },
      ],
    },
  },
};

export const linearProgress: Components<Theme>['MuiLinearProgress'] = {
  styleOverrides: {
    root: { height: 6, borderRadius: radius.chip, backgroundColor: colour.line },
    bar: { borderRadius: radius.chip },
  },
};

export const skeleton: Components<Theme>['MuiSkeleton'] = {
  defaultProps: { animation: 'wave' },
  styleOverrides: { root: { backgroundColor: 'rgb(20 33 29 / 7%)' } },
};

import type { Components, Theme } from '@mui/material/styles';
import { colour, fontSize, layout, radius } from '../tokens.js';

export const outlinedInput: Components<Theme>['MuiOutlinedInput'] = {
  defaultProps: { notched: false },
  styleOverrides: {
    root: {
      borderRadius: radius.box,
      backgroundColor: colour.paper,
      color: colour.ink,
      fontSize: fontSize.body,
      '& .MuiOutlinedInput-notchedOutline': { borderColor: colour.edge },
      '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
        borderColor: colour.body,
      },
      '&.Mui-disabled': { backgroundColor: colour.canvas },
    },
    input: {
      padding: '0.6875rem 0.875rem',
      minHeight: '1.375rem',
      boxSizing: 'content-box',
      height: 'auto',
      '&::placeholder': { color: colour.muted, opacity: 1 },
      /* The ring is drawn on the outline of the whole control. */
      '&:focus-visible': { outline: 'none' },
    },
    multiline: { padding: 0 },
  },
};

/** Labels stand above the control, never inside it. */
export const formLabel: Components<Theme>['MuiFormLabel'] = {
  styleOverrides: {
    root: {
      color: colour.ink,
      fontSize: fontSize.small,
      fontWeight: 550,
      lineHeight: 1.4,
      '&.Mui-focused, &.Mui-error': { color: colour.ink },
      '&.Mui-disabled': { color: colour.muted },
    },
  },
};

export const formHelperText: Components<Theme>['MuiFormHelperText'] = {
  styleOverrides: {
    root: { marginInline: 0, fontSize: fontSize.caption, lineHeight: 1.5, color: colour.mutedOnCanvas },
  },
};

export const select: Components<Theme>['MuiSelect'] = {
  defaultProps: { displayEmpty: true },
  /* A long choice stays readable on a narrow screen. */
  styleOverrides: { select: { '&.MuiSelect-select': { whiteSpace: 'normal' } } },
};

/** Opened by the reader's own hand: no message that comes meanwhile lies on it. */
export const popover: Components<Theme>['MuiPopover'] = {
  styleOverrides: { root: ({ theme }) => ({ zIndex: theme.zIndex.tooltip + 2 }) },
};

export const menu: Components<Theme>['MuiMenu'] = {
  styleOverrides: { list: { padding: '0.375rem' } },
};

export const menuItem: Components<Theme>['MuiMenuItem'] = {
  styleOverrides: {
    root: {
      minHeight: layout.control,
      borderRadius: 6,
      fontSize: fontSize.small,
      whiteSpace: 'normal',
      '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colour.pineTint, color: colour.pine },
      '&:hover, &.Mui-focusVisible': { backgroundColor: colour.canvas },
    },
  },
};

export const formControlLabel: Components<Theme>['MuiFormControlLabel'] = {
  styleOverrides: {
    /* A label of two lines belongs to the box beside its first one. */
    root: { alignItems: 'flex-start' },
    label: { fontSize: fontSize.body, lineHeight: 1.4, color: colour.ink, paddingBlock: '0.4375rem' },
  },
};

export const radioButton: Components<Theme>['MuiRadio'] = {
  styleOverrides: { root: { color: colour.edge, '&.Mui-checked': { color: colour.pine } } },
};

export const checkbox: Components<Theme>['MuiCheckbox'] = {
  styleOverrides: { root: { color: colour.edge, '&.Mui-checked': { color: colour.pine } } },
};

/** Told by where the knob is and by a line round it, not by colour alone. */
export const toggle: Components<Theme>['MuiSwitch'] = {
  styleOverrides: {
    root: { width: '3.25rem', height: '2.25rem', padding: '0.375rem 0.25rem' },
    switchBase: {
      padding: '0.625rem',
      color: colour.edge,
      '&.Mui-checked': {
        transform: 'translateX(1rem)',
        color: colour.paper,
        '& + .MuiSwitch-track': { backgroundColor: colour.pine, borderColor: colour.pine, opacity: 1 },
      },
      '&.Mui-focusVisible + .MuiSwitch-track': {
        outline: `${layout.focusRing}px solid ${colour.pine}`,
        outlineOffset: 2,
      },
    },
    thumb: { width: '1rem', height: '1rem', boxShadow: 'none' },
    track: {
      boxSizing: 'border-box',
      borderRadius: radius.chip,
      border: `${layout.line}px solid ${colour.edge}`,
      backgroundColor: colour.paper,
      opacity: 1,
    },
  },
};

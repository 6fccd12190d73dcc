import type { Components, Theme } from '@mui/material/styles';
import { colour, fontSize, layout, radius } from '../tokens.js';

export const button: Components<Theme>['MuiButton'] = {
  defaultProps: { disableElevation: true },
  styleOverrides: {
    root: {
      minHeight: layout.control,
      paddingInline: '1.125rem',
      borderRadius: radius.box,
      variants: [
        { props: { size: 'small' }, style: { minHeight: '2.25rem', paddingInline: '0.75rem' } },
        {
          props: { size: 'large' },
          style: { minHeight: '3.25rem', paddingInline: '1.5rem', fontSize: fontSize.body },
        },
        {
          props: { variant: 'contained', color: 'primary' },
          style: { '&:hover': { backgroundColor: colour.pineHover } },
        },
        {
          props: { variant: 'outlined' },
          style: {
            borderColor: colour.edge,
            color: colour.ink,
            backgroundColor: colour.paper,
            '&:hover': { borderColor: colour.pine, backgroundColor: colour.pineTint },
            '&.Mui-disabled': { borderColor: colour.line },
          },
        },
        { props: { variant: 'text' }, style: { '&:hover': { backgroundColor: colour.pineTint } } },
      ],
    },
  },
};

export const iconButton: Components<Theme>['MuiIconButton'] = {
  styleOverrides: {
    root: {
      minWidth: layout.control,
      minHeight: layout.control,
      borderRadius: radius.box,
      color: colour.body,
      '&:hover': { backgroundColor: colour.pineTint, color: colour.pine },
    },
    sizeSmall: { minWidth: '2rem', minHeight: '2rem' },
  },
};

export const buttonBase: Components<Theme>['MuiButtonBase'] = {
  defaultProps: { disableRipple: true },
};

export const link: Components<Theme>['MuiLink'] = {
  defaultProps: { underline: 'always' },
  styleOverrides: {
    root: {
      color: colour.pine,
      textUnderlineOffset: '0.2em',
      textDecorationThickness: '1px',
      textDecorationColor: 'currentcolor',
      '&:hover': { color: colour.pineHover, textDecorationThickness: '2px' },
    },
  },
};

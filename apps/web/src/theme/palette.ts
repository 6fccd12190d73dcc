import type { PaletteOptions } from '@mui/material/styles';
import { colour, riskColour } from './tokens.js';

export const palette: PaletteOptions = {
  mode: 'light',
  primary: { main: colour.pine, dark: colour.pineHover, light: colour.pineTint, contrastText: colour.paper },
  secondary: { main: colour.ink, contrastText: colour.paper },
  error: { main: colour.danger, contrastText: colour.paper },
  warning: { main: colour.amber, contrastText: colour.paper },
  success: { main: colour.pine, contrastText: colour.paper },
  text: {
    primary: colour.ink,
    secondary: colour.body,
    disabled: colour.muted,
    muted: colour.muted,
    mutedOnCanvas: colour.mutedOnCanvas,
  },
  background: { default: colour.canvas, paper: colour.paper },
  divider: colour.line,
  edge: colour.edge,
  ai: { main: colour.amber, text: colour.amberText, tint: colour.amberTint },
  risk: riskColour,
  tint: { primary: colour.pineTint, danger: colour.dangerTint },
};

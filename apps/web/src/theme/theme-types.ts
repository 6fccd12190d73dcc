import type { CSSProperties } from 'react';
import type { layout, motion, riskColour } from './tokens.js';

interface AiPalette {
  readonly main: string;
  readonly text: string;
  readonly tint: string;
}

interface OwnPalette {
  /** Everything AI; always with the spark icon and a word. */
  readonly ai: AiPalette;
  readonly risk: typeof riskColour;
  readonly tint: { readonly primary: string; readonly danger: string };
  /** Edge of a control that must be seen (3:1). */
  readonly edge: string;
}

interface OwnTheme {
  readonly layout: typeof layout;
  readonly motionTokens: typeof motion;
  readonly paper: { readonly shadow: string; readonly floatShadow: string; readonly radius: number };
}

declare module '@mui/material/styles' {
  interface TypeText {
    muted: string;
    mutedOnCanvas: string;
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends OwnPalette {}
  interface Theme extends OwnTheme {}
  interface ThemeOptions extends OwnTheme {}
  interface TypographyVariants {
    contract: CSSProperties;
    contractTitle: CSSProperties;
    contractHeading: CSSProperties;
    lead: CSSProperties;
  }
  interface TypographyVariantsOptions {
    contract: CSSProperties;
    contractTitle: CSSProperties;
    contractHeading: CSSProperties;
    lead: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    contract: true;
    contractTitle: true;
    contractHeading: true;
    lead: true;
  }
}

import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fontFamily, fontSize } from './tokens.js';

const serif = { fontFamily: fontFamily.contract, letterSpacing: '-0.015em', textWrap: 'balance' } as const;

export const typography: TypographyVariantsOptions = {
  fontFamily: fontFamily.interface,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: {
    ...serif,
    fontSize: `clamp(${fontSize.headline}, 1.4rem + 3.4vw, ${fontSize.display})`,
    lineHeight: 1.1,
    fontWeight: 600,
    letterSpacing: '-0.025em',
  },
  h2: {
    ...serif,
    fontSize: `clamp(${fontSize.title}, 1.2rem + 1.8vw, ${fontSize.headline})`,
    lineHeight: 1.1,
    fontWeight: 600,
  },
  h3: { ...serif, fontSize: fontSize.title, lineHeight: 1.2, fontWeight: 600 },
  h4: { fontSize: fontSize.lead, lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.01em' },
  h5: { fontSize: fontSize.body, lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.005em' },
  h6: { fontSize: fontSize.small, lineHeight: 1.4, fontWeight: 600 },
  lead: { fontFamily: fontFamily.interface, fontSize: fontSize.lead, lineHeight: 1.5, textWrap: 'pretty' },
  body1: { fontSize: fontSize.body, lineHeight: 1.5 },
  body2: { fontSize: fontSize.small, lineHeight: 1.5 },
  subtitle1: { fontSize: fontSize.body, lineHeight: 1.5, fontWeight: 550 },
  subtitle2: { fontSize: fontSize.small, lineHeight: 1.5, fontWeight: 550 },
  caption: { fontSize: fontSize.caption, lineHeight: 1.5 },
  overline: {
    fontSize: fontSize.caption,
    lineHeight: 1.5,
    fontWeight: 550,
    letterSpacing: '0.01em',
    textTransform: 'none',
  },
  button: { fontSize: fontSize.small, fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
  contract: { fontFamily: fontFamily.contract, fontSize: fontSize.small, lineHeight: 1.5 },
  contractTitle: { ...serif, fontSize: fontSize.title, lineHeight: 1.2, fontWeight: 600 },
  contractHeading: {
    fontFamily: fontFamily.contract,
    fontSize: fontSize.body,
    lineHeight: 1.3,
    fontWeight: 600,
  },
};

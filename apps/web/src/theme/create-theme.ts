import './theme-types.js';
import { createTheme } from '@mui/material/styles';
import { components } from './components.js';
import { palette } from './palette.js';
import { colour, gridUnit, layout, motion, radius, shadow } from './tokens.js';
import { typography } from './typography.js';

/** Phone below 640, tablet below 1024 (two panes from there), desktop to 1440. */
const breakpoints = { values: { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1440 } };

export const theme = createTheme({
  breakpoints,
  palette,
  typography,
  components,
  layout,
  motionTokens: motion,
  paper: { shadow: shadow.sheet, floatShadow: shadow.float, radius: radius.sheet },
  spacing: gridUnit,
  shape: { borderRadius: radius.box },
  motion: { reducedMotion: 'system' },
  transitions: {
    easing: { easeOut: motion.easing, easeInOut: motion.easing },
    duration: {
      shortest: motion.quick,
      shorter: motion.quick,
      short: motion.normal,
      standard: motion.slow,
      enteringScreen: motion.slow,
      leavingScreen: motion.quick,
    },
  },
  focusVisible: { outlineColor: colour.pine, outlineWidth: layout.focusRing },
});

import type { Components, Theme } from '@mui/material/styles';
import { button, buttonBase, iconButton, link } from './components/buttons.js';
import { cssBaseline } from './components/css-baseline.js';
import * as inputs from './components/inputs.js';
import * as surfaces from './components/surfaces.js';

export const components: Components<Theme> = {
  MuiCssBaseline: cssBaseline,
  MuiButtonBase: buttonBase,
  MuiButton: button,
  MuiIconButton: iconButton,
  MuiLink: link,
  MuiOutlinedInput: inputs.outlinedInput,
  MuiFormLabel: inputs.formLabel,
  MuiFormHelperText: inputs.formHelperText,
  MuiSelect: inputs.select,
  MuiPopover: inputs.popover,
  MuiMenu: inputs.menu,
  MuiMenuItem: inputs.menuItem,
  MuiFormControlLabel: inputs.formControlLabel,
  MuiRadio: inputs.radioButton,
  MuiCheckbox: inputs.checkbox,
  MuiSwitch: inputs.toggle,
  MuiPaper: surfaces.paper,
  MuiAppBar: surfaces.appBar,
  MuiDialog: surfaces.dialog,
  MuiBackdrop: surfaces.backdrop,
  MuiAccordion: surfaces.accordion,
  MuiTooltip: surfaces.tooltip,
  MuiChip: surfaces.chip,
  MuiAlert: surfaces.alert,
  MuiLinearProgress: surfaces.linearProgress,
  MuiSkeleton: surfaces.skeleton,
};

import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { ActionTooltip } from '../../../shared/ui/action-tooltip.js';

interface BarActionProps extends Pick<
  ButtonProps,
  'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick'
> {
  readonly label: string;
  readonly description: string;
  readonly icon: ReactNode;
  /** An address makes it a link. */
  readonly to?: string;
  /** What the accessible name says beyond the label, such as a count. */
  readonly accessibleLabel?: string;
  /** Text shown instead of the label, at every width. */
  readonly shortLabel?: string;
  /** The width from which the words stand beside the icon. */
  readonly wordsFrom?: 'md' | 'lg';
}

/** One action of the top bar: icon and words, on a phone the icon alone. */
export function BarAction({
  label,
  description,
  icon,
  to,
  accessibleLabel,
  shortLabel,
  wordsFrom = 'md',
  ...rest
}: BarActionProps) {
  const link = to === undefined ? {} : { component: NavLink, to, end: true };
  return (
    <ActionTooltip title={label} description={description}>
      <Button
        color="inherit"
        aria-label={accessibleLabel ?? label}
        {...link}
        {...rest}
        sx={(theme) => ({
          minWidth: theme.layout.control,
          px: { xs: 1, md: 1.5 },
          gap: 1,
          color: 'text.secondary',
          whiteSpace: 'nowrap',
          '&:hover': { color: 'primary.main' },
          '&.active': { color: 'primary.main', bgcolor: 'tint.primary' },
        })}
      >
        {/* The words come first, as in the name; what stands on the icon, such as a count, after them. */}
        <Box component="span" sx={shortLabel ? {} : { display: { xs: 'none', [wordsFrom]: 'inline' } }}>
          {shortLabel ?? label}
        </Box>{' '}
        <Box component="span" sx={{ display: 'inline-flex', order: -1 }}>
          {icon}
        </Box>
      </Button>
    </ActionTooltip>
  );
}

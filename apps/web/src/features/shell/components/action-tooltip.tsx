import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';

interface ActionTooltipProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactElement;
}

/** Title and description of an action; the description is also read out when the action has the focus. */
export function ActionTooltip({ title, description, children }: ActionTooltipProps) {
  return (
    <Tooltip
      describeChild
      title={
        <>
          <Typography
            variant="caption"
            component="strong"
            sx={{ display: 'block', fontWeight: 'fontWeightBold' }}
          >
            {title}
          </Typography>
          {description}
        </>
      }
    >
      {children}
    </Tooltip>
  );
}

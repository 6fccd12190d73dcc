import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

interface TooltipBubbleProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly title?: string | undefined;
  readonly description: string;
  readonly isOpen: boolean;
  /** The pointer has gone over to the bubble, to read it there. */
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

export function TooltipBubble({
  id,
  anchor,
  title,
  description,
  isOpen,
  onOpen,
  onClose,
}: TooltipBubbleProps) {
  return (
    <Tooltip
      id={id}
      describeChild
      open={isOpen}
      onOpen={onOpen}
      onClose={onClose}
      slotProps={{ popper: { anchorEl: anchor } }}
      title={
        <>
          {title !== undefined && (
            <Typography
              variant="caption"
              component="strong"
              sx={{ display: 'block', fontWeight: 'fontWeightBold' }}
            >
              {title}
            </Typography>
          )}
          {description}
        </>
      }
    >
      <span hidden />
    </Tooltip>
  );
}

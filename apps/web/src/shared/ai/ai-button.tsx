import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { NeedsConnection } from '../offline/needs-connection.js';
import { AiIcon } from './ai-icon.js';

interface AiButtonProps extends Pick<ButtonProps, 'size' | 'sx' | 'disabled' | 'aria-label'> {
  readonly isBusy: boolean;
  readonly children: string;
  onClick(): void;
}

/** Starts something AI. While it is busy it keeps the focus and does nothing. */
export function AiButton({ isBusy, onClick, children, size = 'small', ...rest }: AiButtonProps) {
  return (
    <NeedsConnection>
      <Amber
        size={size}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onClick();
        }}
        startIcon={
          isBusy ? <CircularProgress aria-hidden size="1em" color="inherit" /> : <AiIcon aria-hidden />
        }
        {...rest}
      >
        {children}
      </Amber>
    </NeedsConnection>
  );
}

const Amber = styled(Button)(({ theme }) => ({
  backgroundColor: theme.palette.ai.tint,
  color: theme.palette.ai.text,
  whiteSpace: 'nowrap',
  flexShrink: 0,
  '&:hover': {
    backgroundColor: theme.palette.ai.tint,
    boxShadow: `inset 0 0 0 ${theme.layout.line}px ${theme.palette.ai.main}`,
  },
  '&[aria-busy=true]': { cursor: 'progress' },
  '& .MuiButton-startIcon': { marginInlineEnd: theme.spacing(0.75), color: theme.palette.ai.main },
}));

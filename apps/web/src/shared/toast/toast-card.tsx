import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, type Toast } from './toast-store.js';
import { usePausableTimeout } from './use-pausable-timeout.js';
import { useSwipeAway } from './use-swipe-away.js';

const fromAbove = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const dismiss = () => dismissToast(toast.id);
  const { offset, isDragging, handlers } = useSwipeAway(dismiss);
  usePausableTimeout(toast.duration, isHovered || isFocused || isDragging, dismiss);
  const isDestructive = toast.variant === 'destructive';

  return (
    <Paper
      elevation={8}
      data-variant={toast.variant}
      {...handlers}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      style={{ transform: offset > 0 ? `translateX(${offset}px)` : undefined }}
      sx={(theme) => ({
        display: 'flex',
        gap: 1.5,
        alignItems: 'flex-start',
        pl: 2,
        pr: 1,
        py: 1.25,
        /* On a phone it stays as low as the bar, as far as its words let it: the heading of the page stands below. */
        [theme.breakpoints.down('sm')]: {
          py: 0.25,
          '& p': { fontSize: theme.typography.caption.fontSize, lineHeight: 1.35 },
        },
        touchAction: 'pan-y',
        borderLeft: `${theme.spacing(0.5)} solid ${isDestructive ? theme.palette.error.main : theme.palette.primary.main}`,
        animation: `${fromAbove} ${theme.motionTokens.normal}ms ${theme.motionTokens.easing}`,
      })}
    >
      <Box sx={{ pt: 0.75, display: 'flex', color: isDestructive ? 'error.main' : 'primary.main' }}>
        {isDestructive ? <ErrorOutline fontSize="small" /> : <CheckCircleOutline fontSize="small" />}
      </Box>
      <Box sx={{ flexGrow: 1, py: 0.5 }}>
        <Typography variant="subtitle2" component="p" color="textPrimary">
          {toast.title}
        </Typography>
        {toast.description && (
          <Typography variant="body2" color="textSecondary">
            {toast.description}
          </Typography>
        )}
        {toast.requestId && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('supportId', { id: toast.requestId })}
          </Typography>
        )}
        {toast.action && (
          <Button
            size="small"
            sx={{ ml: -1.5 }}
            onClick={() => {
              toast.action?.onClick();
              dismiss();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </Box>
      <IconButton size="small" aria-label={t('close')} onClick={dismiss}>
        <Close fontSize="small" />
      </IconButton>
    </Paper>
  );
}

import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToastState } from '../toast/use-toast-state.js';

interface AppDialogProps {
  readonly isOpen: boolean;
  /** Not called while `isBusy`. */
  readonly onClose: () => void;
  readonly title: string;
  readonly intro?: ReactNode;
  readonly isWide?: boolean;
  /** Something is under way that closing would not stop. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  /** After the dialog has gone from the screen. */
  readonly onExited?: () => void;
}

/** The one frame of all dialogs: title, way out, focus kept inside except for the notifications (F8). */
export function AppDialog(props: AppDialogProps) {
  const { isOpen, onClose, title, intro, isWide = false, isBusy = false, children, onExited } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const introId = useId();
  const { isRegionFocused } = useToastState();
  const handleClose: DialogProps['onClose'] = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={handleClose}
      disableEnforceFocus={isRegionFocused}
      aria-labelledby={titleId}
      {...(intro ? { 'aria-describedby': introId } : {})}
      maxWidth={false}
      slotProps={{
        /* On a phone the keyboard comes from below. */
        container: { sx: { alignItems: { xs: 'flex-start', sm: 'center' } } },
        paper: {
          sx: (theme) => ({
            width: '100%',
            /* What scrolls is around it: bars inside stick to the edge of the window. */
            overflow: 'visible',
            maxWidth: isWide ? theme.layout.wideDialog : theme.layout.dialog,
          }),
        },
        transition: onExited ? { onExited } : {},
      }}
    >
      <Box sx={{ px: { xs: 2.5, sm: 4 }, pt: { xs: 2.5, sm: 3.5 }, pb: { xs: 3, sm: 4 } }}>
        <Box
          sx={{
            display: 'flex',
            gap: 2,
            alignItems: 'flex-start',
            justifyContent: 'space-between',
            mb: intro ? 1 : 3,
          }}
        >
          <Typography id={titleId} variant="h3" component="h2" color="textPrimary">
            {title}
          </Typography>
          <IconButton aria-label={t('close')} onClick={onClose} disabled={isBusy} sx={{ mt: -1, mr: -1 }}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
        {intro && (
          <Typography id={introId} variant="body2" color="textSecondary" sx={{ mb: 3 }}>
            {intro}
          </Typography>
        )}
        {children}
      </Box>
    </Dialog>
  );
}

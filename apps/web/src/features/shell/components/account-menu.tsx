import Logout from '@mui/icons-material/Logout';
import PersonOutline from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { User } from '@pactwright/protocol';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '../../../shared/auth/use-sign-out.js';
import { BarAction } from './bar-action.js';

export function AccountMenu({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { signOut, isSigningOut } = useSignOut();
  const menuId = useId();
  return (
    <>
      <BarAction
        label={t('account.label')}
        description={t('account.description', { email: user.email })}
        icon={<PersonOutline fontSize="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography variant="caption" component="p" color="textMuted">
            {t('account.signedInAs')}
          </Typography>
          <Typography variant="subtitle2" component="p" color="textPrimary" sx={{ overflowWrap: 'anywhere' }}>
            {user.email}
          </Typography>
        </Box>
        <Divider component="li" role="presentation" sx={{ my: 0.5 }} />
        <MenuItem disabled={isSigningOut} onClick={() => void signOut()}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          {t('account.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { User, UserAct } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { paths } from '../../../shared/paths.js';
import { ConfirmDialog } from '../components/confirm-dialog.js';
import { useAct } from '../components/use-act.js';
import { useChangeUserMutation } from './api.js';

/** What an administrator may do to somebody else's account, each after a question. */
export function UserActs({ user }: { user: User }) {
  const { t } = useTranslation('admin');
  const { user: reader } = useCurrentUser();
  const [asked, setAsked] = useState<UserAct | null>(null);
  const isOwn = user.id === reader?.id;
  /* An act and its opposite are one button, which keeps the focus when the one has been done and the other is offered. */
  const offered: Readonly<Record<'access' | 'rights', UserAct>> = {
    access: user.isActive ? 'disable' : 'enable',
    rights: user.isAdmin ? 'revoke-admin' : 'grant-admin',
  };
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 3 }}>
      {isOwn ? (
        <Typography variant="body2" color="textSecondary">
          {t('users.own')}
        </Typography>
      ) : (
        Object.entries(offered).map(([matter, act]) => (
          <Button
            key={matter}
            size="small"
            variant="outlined"
            color={act === 'disable' ? 'error' : 'primary'}
            onClick={() => setAsked(act)}
          >
            {t(`users.act.${act}.button`)}
          </Button>
        ))
      )}
      <Button size="small" component={Link} to={paths.adminView({ tab: 'payments', user: user.id })}>
        {t('users.payments')}
      </Button>
      <Button size="small" component={Link} to={paths.adminView({ tab: 'audit', actor: user.id })}>
        {t('users.audit')}
      </Button>
      {asked && <ActDialog user={user} act={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

interface ActDialogProps {
  readonly user: User;
  readonly act: UserAct;
  readonly onClose: () => void;
}

function ActDialog({ user: { id, email }, act, onClose }: ActDialogProps) {
  const { t } = useTranslation('admin');
  const [isBusy, setIsBusy] = useState(false);
  const [change] = useChangeUserMutation();
  const { run, problem } = useAct();
  const confirm = async () => {
    setIsBusy(true);
    const words = { done: t(`users.act.${act}.done`, { email }), failed: t('users.act.failed', { email }) };
    const isDone = await run(() => change({ id, act }), words);
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(`users.act.${act}.title`)}
      text={t(`users.act.${act}.text`, { email })}
      act={t(`users.act.${act}.button`)}
      isGrave={act === 'disable'}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  );
}

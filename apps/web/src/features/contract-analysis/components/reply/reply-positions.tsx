import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReplyProposal } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

const POSITIONS = ['ask', 'accept', 'walkAway'] as const;

/** How far to go, for the reader alone. */
export function ReplyPositions({ positions }: Pick<ReplyProposal, 'positions'>) {
  const { t } = useTranslation('contract-reply');
  return (
    <div>
      <List>
        {POSITIONS.map((position) => (
          <div key={position}>
            <dt>{t(`positions.${position}`)}</dt>
            <dd>{positions[position]}</dd>
          </div>
        ))}
      </List>
      <Typography variant="caption" component="p" color="textMuted" sx={{ mt: 1 }}>
        {t('positions.private')}
      </Typography>
    </div>
  );
}

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  margin: 0,
  padding: theme.spacing(1.5, 2),
  background: theme.palette.background.default,
  borderRadius: theme.shape.borderRadius,
  '& dt': { ...theme.typography.subtitle2, color: theme.palette.text.primary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReplyProposal } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { wayOf, withWay, type Plan } from '../../model/reply/reply-plan.js';
import { headingOf } from './heading-of.js';
import { Part } from './reply-words.js';
import { ReplyPositions } from './reply-positions.js';
import { WayChoice } from './way-choice.js';

interface ReplyReasonsProps {
  readonly points: readonly ReplyProposal[];
  readonly plan: Plan;
  onPlan(change: (plan: Plan) => Plan): void;
}

/** Why, and how far to go; of several points about one sentence each can be decided by itself here. For the reader alone. */
export function ReplyReasons({ points, plan, onPlan }: ReplyReasonsProps) {
  const { t } = useTranslation('contract-reply');
  const isAlone = points.length === 1;
  return (
    <Quiet>
      <summary>{t(isAlone ? 'reasons' : 'reasonsEach')}</summary>
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {points.map((proposal) => (
          <Box key={proposal.key} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
            {!isAlone && (
              <>
                <Typography variant="subtitle2" component="h5" color="textPrimary">
                  {headingOf(proposal)}
                </Typography>
                <WayChoice
                  about={headingOf(proposal)}
                  ways={proposal.ways}
                  way={wayOf(plan, proposal)}
                  onChange={(way) => onPlan((before) => withWay(before, proposal.key, way))}
                />
              </>
            )}
            <Part title={t('why')}>
              <Typography variant="body2">{proposal.finding.why}</Typography>
            </Part>
            <ReplyPositions positions={proposal.positions} />
          </Box>
        ))}
      </Box>
    </Quiet>
  );
}

/* Inside of a card that has a border already. */
const Quiet = styled('details')(({ theme }) => ({
  '@media print': { display: 'none' },
  '& > summary': {
    ...theme.typography.subtitle2,
    padding: theme.spacing(0.5, 0),
    color: theme.palette.text.primary,
    cursor: 'pointer',
  },
}));

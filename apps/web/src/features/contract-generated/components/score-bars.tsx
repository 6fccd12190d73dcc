import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { isUnmet, type StructureCheck } from '@pactwright/drafting';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Rules } from './rules.js';

const GROUPS = ['legal', 'clarity', 'risk', 'commercial'] as const;

interface ScoreBarsProps {
  readonly checks: readonly StructureCheck[];
  /** Shows the clause that a rule is about. */
  onChoose(clauseId: string): void;
}

/** Four bars, each as full as its rules pass; opening one shows the rules. */
export function ScoreBars({ checks, onChoose }: ScoreBarsProps) {
  const { t } = useTranslation('contract-generated');
  return (
    <div>
      {GROUPS.map((group) => (
        <ScoreBar
          key={group}
          group={group}
          checks={checks.filter((check) => check.group === group)}
          onChoose={onChoose}
        />
      ))}
      <Typography variant="caption" component="p" color="textMutedOnCanvas" sx={{ mt: 1.5 }}>
        {t('caption')}
      </Typography>
    </div>
  );
}

function ScoreBar({ group, checks, onChoose }: ScoreBarsProps & { readonly group: (typeof GROUPS)[number] }) {
  const { t } = useTranslation('contract-generated');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const passed = checks.filter(({ isPassed }) => isPassed).length;
  const score = t('score', { total: checks.length, passed });
  return (
    <Card>
      <div className="head">
        <h2>
          <ButtonBase aria-expanded={isOpen} aria-controls={`${id}-rules`} onClick={() => setOpen(!isOpen)}>
            <span id={`${id}-name`}>{t(`groups.${group}`)}</span>
            <span className="score">{score}</span>
            <ExpandMoreRounded sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </ButtonBase>
        </h2>
        <LinearProgress
          variant="determinate"
          color={checks.some(isUnmet) ? 'error' : 'primary'}
          aria-labelledby={`${id}-name`}
          aria-valuetext={score}
          value={checks.length === 0 ? 0 : Math.floor((100 * passed) / checks.length)}
        />
      </div>
      <Collapse in={isOpen} id={`${id}-rules`} unmountOnExit>
        <Rules checks={checks} onChoose={onChoose} />
      </Collapse>
    </Card>
  );
}

/** The bar is in reach of the click that opens it, though it is no part of the button. */
const Card = styled('div')(({ theme }) => ({
  border: `${theme.layout.line}px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '& + &': { borderTop: 0 },
  '&:first-of-type': {
    borderTopLeftRadius: theme.shape.borderRadius,
    borderTopRightRadius: theme.shape.borderRadius,
  },
  '&:nth-last-of-type(1)': {
    borderBottomLeftRadius: theme.shape.borderRadius,
    borderBottomRightRadius: theme.shape.borderRadius,
  },
  '& .head': { position: 'relative', padding: theme.spacing(2, 2.5), cursor: 'pointer' },
  '& h2': { margin: 0, font: 'inherit' },
  '& .head button': {
    ...theme.typography.subtitle2,
    width: '100%',
    gap: theme.spacing(1.5),
    color: theme.palette.text.primary,
    marginBottom: theme.spacing(1),
    textAlign: 'left',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${theme.layout.focusRing}px solid ${theme.palette.primary.main}`,
      outlineOffset: -theme.layout.focusRing,
    },
  },
  '& .head button > span:first-of-type': { flexGrow: 1 },
  '& .score': { fontWeight: 400, color: theme.palette.text.secondary },
}));

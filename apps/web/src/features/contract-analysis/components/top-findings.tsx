import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { isOfModel, type AnalysisItem } from '@pactwright/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RiskDots } from '../../../shared/findings/risk-dots.js';
import { askOf, titleOf } from '../model/findings.js';
import { useTextLanguages } from '../model/text-languages.js';
import { ModelMark } from './model-mark.js';

interface TopFindingsProps {
  readonly items: readonly AnalysisItem[];
  onChoose(id: string): void;
}

/** What to read first, whichever tab it stands in. */
export function TopFindings({ items, onChoose }: TopFindingsProps) {
  const { t } = useTranslation('contract-analysis');
  const spoken = useTextLanguages();
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={headingId} variant="h5" component="h2" color="textPrimary">
        {t('gravest', { count: items.length })}
      </Typography>
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <ButtonBase onClick={() => onChoose(item.id)}>
              <span>
                <b lang={spoken.findings}>{titleOf(item)}</b>
                <ModelMark id={item.id} />
                {isOfModel(item.id) && <small lang={spoken.model}>{askOf(item)}</small>}
              </span>{' '}
              <RiskDots riskFactor={item.riskFactor} />
            </ButtonBase>
          </li>
        ))}
      </List>
    </Paper>
  );
}

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  '& li + li': { borderTop: `${theme.layout.line}px solid ${theme.palette.divider}` },
  '& button': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: theme.spacing(0.25, 2),
    width: '100%',
    minHeight: theme.layout.control,
    padding: theme.spacing(1, 0),
    textAlign: 'left',
    color: theme.palette.primary.main,
    [theme.breakpoints.up('sm')]: { flexWrap: 'nowrap' },
  },
  '& button > :last-child': { flex: 'none' },
  '& b': {
    fontWeight: theme.typography.fontWeightMedium,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  },
  '& button:hover b': { textDecorationThickness: '2px' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
}));

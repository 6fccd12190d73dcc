import { styled } from '@mui/material/styles';
import type { AnalysisParty, ContractAnalysis } from '@pactwright/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { canSwitch, wordsOf } from '../model/parties.js';
import { useTextLanguages } from '../model/text-languages.js';
import { usePartyTexts } from '../model/use-party-texts.js';
import type { ChosenSide } from '../model/use-side.js';
import { ReaderLine } from './reader-line.js';

interface ReaderChoiceProps {
  readonly analysis: ContractAnalysis;
  readonly side: ChosenSide;
}

/** Says for whom the contract was read, and lets the reader be the other party. */
export function ReaderChoice({ analysis, side }: ReaderChoiceProps) {
  const { t } = useTranslation('contract-analysis');
  const { isOther, isChosen, choose } = side;
  const group = useId();
  if (!canSwitch(analysis)) return <ReaderLine analysis={analysis} isOther={isOther} />;
  const isAsked = !isChosen && analysis.parties.some(({ certain }) => !certain);
  return (
    <Frame data-asked={isAsked || undefined}>
      <Group>
        <legend>{t(isAsked ? 'parties.ask' : 'parties.you')}</legend>
        {analysis.parties.map((party, at) => (
          <Choice key={party.side}>
            <input
              type="radio"
              name={group}
              value={party.side}
              checked={isOther === (at === 1)}
              onChange={() => choose(party.side)}
              /* To say so of the one that was taken for the reader is an answer as well. */
              onClick={() => isAsked && choose(party.side)}
            />
            <PartyLabel party={party} />
          </Choice>
        ))}
      </Group>
      <ReaderLine analysis={analysis} isOther={isOther} />
    </Frame>
  );
}

function PartyLabel({ party }: { party: AnalysisParty }) {
  const spoken = useTextLanguages();
  const { quote } = usePartyTexts();
  const { name, roles } = wordsOf(party);
  const shown = (word: (typeof roles)[number]) => (word.isPronoun ? quote(word) : word.text);
  return (
    <span lang={spoken.document}>
      <b>{shown(name)}</b>
      {roles.length > 0 && <small> {roles.map(shown).join(', ')}</small>}
    </span>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '&[data-asked]': {
    padding: theme.spacing(2, 2.5, 2.5),
    background: theme.palette.background.paper,
    border: `${theme.layout.line}px solid ${theme.palette.primary.main}`,
    borderRadius: theme.shape.borderRadius,
    '& legend': theme.typography.h5,
  },
}));

const Group = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': {
    ...theme.typography.subtitle2,
    padding: 0,
    marginBottom: theme.spacing(0.75),
    color: theme.palette.text.primary,
  },
}));

const Choice = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: theme.spacing(1.25),
  alignItems: 'flex-start',
  flex: '0 1 auto',
  minWidth: 0,
  minHeight: theme.layout.control,
  padding: theme.spacing(1.25, 2, 1.25, 1.5),
  color: theme.palette.text.primary,
  background: theme.palette.background.paper,
  border: `${theme.layout.line}px solid ${theme.palette.edge}`,
  borderRadius: theme.shape.borderRadius,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { flexBasis: '100%' },
  '&:hover': { borderColor: theme.palette.primary.main },
  '&:has(:checked)': { background: theme.palette.tint.primary, borderColor: theme.palette.primary.main },
  '& input': {
    flex: 'none',
    width: '1.125rem',
    height: '1.125rem',
    margin: '0.1875rem 0 0',
    accentColor: theme.palette.primary.main,
  },
  '& b': { fontWeight: theme.typography.fontWeightMedium },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
}));

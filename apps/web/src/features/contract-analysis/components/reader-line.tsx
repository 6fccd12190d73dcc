import Typography from '@mui/material/Typography';
import type { ContractAnalysis } from '@pactwright/protocol';
import { Fragment } from 'react';
import { usePartyTexts } from '../model/use-party-texts.js';
import { PartyName } from './party-name.js';

interface ReaderLineProps {
  readonly analysis: ContractAnalysis;
  readonly isOther: boolean;
}

/** Stands in the sentence where a party goes, which is an element of its own. */
const PLACE = '\u0001';

/** For whom the contract was read, and who the other party is; or that they could not be told. */
export function ReaderLine({ analysis, isOther }: ReaderLineProps) {
  const { readerLine } = usePartyTexts();
  const { parties } = analysis;
  const line = readerLine(analysis, isOther, ({ side }) => `${PLACE}${side}${PLACE}`);
  return (
    <Typography
      variant="body2"
      color={parties.length > 1 ? 'textSecondary' : 'textMutedOnCanvas'}
      sx={{ maxWidth: '68ch', overflowWrap: 'anywhere' }}
    >
      {line.split(PLACE).map((part, at) => {
        const party = at % 2 === 1 ? parties.find(({ side }) => side === part) : undefined;
        return <Fragment key={at}>{party ? <PartyName party={party} /> : part}</Fragment>;
      })}
    </Typography>
  );
}

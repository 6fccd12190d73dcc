import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';
import { isSame, problemOf, type ChosenSide, type SideProblem } from '../model/chosen-side.js';
import type { KeptCheck } from '../model/kept-checks.js';
import { SIDES, useTwoChecks, type Side } from '../model/use-two-checks.js';
import { useProblemText } from '../model/use-problem-text.js';
import { SideChoice } from './side-choice.js';

interface CompareFormProps {
  readonly checks: readonly KeptCheck[];
  /** The contract of one's own that is one's version, where it is one. */
  readonly contract: string | undefined;
  onCompare(ids: Readonly<Partial<Record<Side, string>>>): void;
}

const NOTHING: ChosenSide = { kind: 'file', file: undefined };

/** Which two versions are to be compared. Nothing is chosen beforehand: the latest checks may be of two different contracts. */
export function CompareForm({ checks, contract, onCompare }: CompareFormProps) {
  const { t } = useTranslation(['compare-versions', 'contract-analysis', 'common']);
  const asked = contract === undefined ? SIDES : SIDES.slice(1);
  const [chosen, setChosen] = useState<Readonly<Record<Side, ChosenSide>>>({
    mine: NOTHING,
    theirs: NOTHING,
  });
  const [problems, setProblems] = useState<Readonly<Partial<Record<Side, SideProblem>>>>({});
  const problemText = useProblemText();
  const { state, start, stop } = useTwoChecks(onCompare);
  if (state.step === 'checking')
    return (
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Box aria-live="polite" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
          <ProgressBar
            label={t('form.checking', { count: state.fileNames.length, file: state.fileNames[0] })}
            value={undefined}
          />
        </Box>
        <Button variant="outlined" onClick={stop}>
          {t('common:cancel')}
        </Button>
      </Box>
    );
  const submit = () => {
    const found = Object.fromEntries(asked.map((side) => [side, problemOf(chosen[side])]));
    const isTwice = contract === undefined && isSame(chosen.mine, chosen.theirs);
    const all = { ...found, ...(isTwice && !found['theirs'] && { theirs: 'same' as const }) };
    setProblems(all);
    if (Object.values(all).every((problem) => problem === undefined))
      start(Object.fromEntries(asked.map((side) => [side, chosen[side]])));
  };
  const textOf = (problem: SideProblem | undefined): string | undefined => {
    if (problem === undefined) return undefined;
    return problem === 'none' || problem === 'same' ? t(`form.${problem}`) : problemText(problem);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'grid', gap: 4, justifyItems: 'stretch' }}
    >
      {contract !== undefined && (
        <div>
          <Typography variant="subtitle1" component="h2" color="textPrimary">
            {t('form.mine')}
          </Typography>
          <Typography color="textPrimary" sx={{ mt: 0.5 }}>
            {t('form.contract')}{' '}
            <Link component={RouterLink} to={paths.previewContractOf(contract)}>
              {t('form.contractOpen')}
            </Link>
          </Typography>
        </div>
      )}
      {asked.map((side) => (
        <SideChoice
          key={side}
          label={t(`form.${side}`)}
          checks={checks}
          chosen={chosen[side]}
          problem={textOf(problems[side])}
          onChoose={(now) => {
            setProblems({});
            setChosen({ ...chosen, [side]: now });
          }}
        />
      ))}
      {state.step === 'failed' && (
        <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
          {t('form.failed', {
            file: state.fileName,
            message: state.message ?? t('contract-analysis:failed'),
          })}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="contained" size="large">
          {t('form.submit')}
        </Button>
        <Typography variant="body2" color="textMutedOnCanvas" sx={{ mt: 2 }}>
          {t('form.note')}
        </Typography>
      </div>
    </Box>
  );
}

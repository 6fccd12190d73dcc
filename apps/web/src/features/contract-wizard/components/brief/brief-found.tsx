import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BriefReading } from '@pactwright/drafting';
import type { WizardStep } from '@pactwright/protocol';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerSource } from '../../../../shared/answers/answer-source.js';
import { otherKey } from '../../../../shared/answers/wizard-content.js';
import { keepFoundDetails } from '../../../../shared/details/keep-found-details.js';
import { toast } from '../../../../shared/toast/toast-store.js';
import { beside, briefProposals, type BriefProposal } from '../../model/brief/brief-answer.js';
import { FoundAnswer } from './found-answer.js';
import { FoundDetails } from './found-details.js';

interface BriefFoundProps {
  readonly reading: BriefReading;
  readonly steps: readonly WizardStep[];
  readonly contractId: string | null;
  onBack(): void;
  onTaken(): void;
}

/** What was read, by question, each beside its words: nothing is taken that was not ticked, for the reading errs at times. */
export function BriefFound({ reading, steps, contractId, onBack, onTaken }: BriefFoundProps) {
  const { t } = useTranslation(['brief', 'contract-wizard']);
  const source = useAnswerSource();
  const proposals = useMemo(
    () => briefProposals(reading, steps, { yes: t('yes'), noEndDate: t('contract-wizard:noEndDate') }),
    [reading, steps, t],
  );
  /* Which of its answers is taken, by key; none where it is left. */
  const [taken, setTaken] = useState<ReadonlyMap<string, number>>(new Map());
  /* Names can only be kept beside a contract. */
  const details = contractId === null ? [] : reading.details;
  const [kept, setKept] = useState<ReadonlySet<string>>(
    () => new Set(details.filter(({ isCertain }) => isCertain).map(({ name }) => name)),
  );

  const choose = (key: string, answer: number | undefined) =>
    setTaken((before) => {
      const after = new Map(before);
      if (answer === undefined) after.delete(key);
      else after.set(key, answer);
      return after;
    });
  const takeAll = () =>
    setTaken(new Map([...taken, ...certain(proposals).map(({ field }) => [field.key, 0] as const)]));

  const takes =
    taken.size + kept.size === 0
      ? t('takeNone')
      : [
          taken.size > 0 ? t('take', { count: taken.size }) : '',
          kept.size > 0 ? t(taken.size > 0 ? 'takeKeptToo' : 'takeKept', { count: kept.size }) : '',
        ].join('');
  const takenWords = () => {
    const keptWords = kept.size > 0 ? t('keptTitle', { count: kept.size }) : '';
    if (taken.size === 0) return { title: keptWords, description: t('noneTakenText') };
    const title = t('takenTitle', { count: taken.size });
    return { title, description: [keptWords && `${keptWords}.`, t('takenText')].filter(Boolean).join(' ') };
  };
  const take = async () => {
    for (const { field, answers } of proposals) {
      const answer = answers[taken.get(field.key) ?? -1];
      if (!answer) continue;
      const before = source.read(field.key);
      source.change(
        field,
        field.key,
        before === undefined ? answer.value : beside(field, answer.value, before),
      );
      if (answer.other !== undefined) source.change(field, otherKey(field), answer.other);
    }
    const isKept =
      contractId === null ||
      (await keepFoundDetails(
        contractId,
        details.filter(({ name }) => kept.has(name)),
      ));
    toast(
      isKept
        ? takenWords()
        : { variant: 'destructive', title: t('notKeptTitle'), description: t('notKeptText') },
    );
    onTaken();
  };

  if (proposals.length + details.length === 0)
    return (
      <>
        <Typography role="status" color="textPrimary">
          {t(reading.isLifeStory ? 'lifeStory' : reading.givesOrders ? 'orders' : 'nothing')}
        </Typography>
        <Button variant="outlined" onClick={onBack} sx={{ mt: 3 }}>
          {t('back')}
        </Button>
      </>
    );
  return (
    <>
      {reading.givesOrders && (
        <Typography role="status" color="textPrimary" sx={{ mb: 2 }}>
          {t('someOrders')}
        </Typography>
      )}
      <Stack component="ul" spacing={0} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {proposals.map((proposal) => (
          <FoundAnswer
            key={proposal.field.id}
            proposal={proposal}
            text={reading.text}
            taken={taken.get(proposal.field.key)}
            onChoose={(answer) => choose(proposal.field.key, answer)}
          />
        ))}
      </Stack>
      <FoundDetails details={details} kept={kept} onChange={setKept} />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={(theme) => ({
          position: 'sticky',
          bottom: 0,
          mt: 2,
          py: 2,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
          justifyContent: 'space-between',
          zIndex: theme.zIndex.mobileStepper,
        })}
      >
        <Stack direction="row" spacing={1.5}>
          <Button variant="text" onClick={onBack}>
            {t('back')}
          </Button>
          {certain(proposals).some(({ field }) => !taken.has(field.key)) && (
            <Button variant="text" onClick={takeAll}>
              {t('takeCertain')}
            </Button>
          )}
        </Stack>
        <Button variant="contained" disabled={taken.size + kept.size === 0} onClick={() => void take()}>
          {takes}
        </Button>
      </Stack>
    </>
  );
}

const certain = (proposals: readonly BriefProposal[]): readonly BriefProposal[] =>
  proposals.filter(({ isCertain }) => isCertain);

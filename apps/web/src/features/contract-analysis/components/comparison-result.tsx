import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { CompareRequest, ComparisonView } from '@pactwright/protocol';
import { Suspense, lazy, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWordPossible } from '../model/redline-comparison.js';
import { keepSinceMine } from '../model/reply/kept-reply.js';
import { sinceMine } from '../model/reply/since-mine.js';
import { FILTERS, shownChanges, type Filter } from '../model/shown-changes.js';
import { ChangeList } from './change-list.js';
import { ComparisonActions } from './comparison-actions.js';
import { ComparisonHead } from './comparison-head.js';
import { FilledGaps } from './filled-gaps.js';
import { LIST_ON_PAPER } from './list-on-paper.js';
import { RedlineButton } from './redline-button.js';
import { RiskChanges } from './risk-changes.js';
import { StrayedReferences } from './strayed-references.js';

/* Two whole texts, of use only to whoever asks for them. */
const BothTexts = lazy(async () => ({ default: (await import('./both-texts.js')).BothTexts }));

interface ComparisonResultProps {
  readonly view: ComparisonView;
  readonly files: CompareRequest;
  onOther(): void;
}

/** How much was changed and how grave it is, then every change. */
export function ComparisonResult({ view, files, onOther }: ComparisonResultProps) {
  const { t } = useTranslation('compare-versions');
  const { relation, changes, missing, documentLanguage } = view;
  const [filter, setFilter] = useState<Filter>('everything');
  const [shownAt, setShownAt] = useState<number>();
  const shown = useMemo(() => shownChanges(changes, filter), [changes, filter]);
  const since = useMemo(() => sinceMine(view), [view]);
  useEffect(() => {
    if (since !== undefined) void keepSinceMine(files.theirs, since);
  }, [since, files.theirs]);
  const hasUntracked = changes.some((change) => change.isUntracked || change.isTakenBack);
  const filters = FILTERS.filter((each) => each !== 'untracked' || hasUntracked);
  const first = [...shown.untracked, ...shown.takenBack];
  const isVersions = relation === 'versions';
  const list = { language: documentLanguage, onShow: setShownAt };
  return (
    <Box sx={LIST_ON_PAPER}>
      <ComparisonHead view={view} />
      <ComparisonActions
        theirs={files.theirs}
        redline={
          isVersions &&
          isWordPossible(files, view.mineName) && (
            <RedlineButton files={files} mineName={view.mineName} language={view.documentLanguage} />
          )
        }
        mayReply={isVersions || relation === 'same'}
        onOther={onOther}
      />
      {isVersions && (
        <FormControl sx={{ displayPrint: 'none' }}>
          <FormLabel id="filter">{t('filter.label')}</FormLabel>
          <RadioGroup
            row
            aria-labelledby="filter"
            value={filter}
            onChange={(_event, chosen) => setFilter(FILTERS.find((each) => each === chosen) ?? 'everything')}
          >
            {filters.map((each) => (
              <FormControlLabel key={each} value={each} control={<Radio />} label={t(`filter.${each}`)} />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      <ChangeList title={t('list.untracked')} provisions={shown.untracked} {...list} />
      <ChangeList title={t('list.takenBack')} provisions={shown.takenBack} {...list} />
      <ChangeList
        title={t(first.length > 0 ? 'list.others' : 'list.all')}
        provisions={shown.others}
        {...list}
      />
      {isVersions && first.length + shown.others.length === 0 && (
        <Typography color="textSecondary">{t('filter.none')}</Typography>
      )}
      <StrayedReferences strayed={view.strayed} documentLanguage={documentLanguage} />
      <FilledGaps filled={view.filled} documentLanguage={documentLanguage} />
      {missing.length > 0 && (
        <section aria-labelledby="beyond">
          <Typography id="beyond" variant="h4" component="h2" color="textPrimary">
            {t('beyond')}
          </Typography>
          <RiskChanges risks={missing} />
        </section>
      )}
      <Typography variant="body2" color="textMutedOnCanvas" sx={{ maxWidth: '68ch' }}>
        {t('limits')}
      </Typography>
      <Suspense>
        {shownAt !== undefined && (
          <BothTexts view={view} at={shownAt} onMove={setShownAt} onClose={() => setShownAt(undefined)} />
        )}
      </Suspense>
    </Box>
  );
}

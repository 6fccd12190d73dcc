import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Language, VersionChange } from '@pactwright/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { weightOf } from '../model/shown-changes.js';
import { MarkedWords } from './marked-words.js';
import { RiskChanges } from './risk-changes.js';

interface ChangeCardProps {
  readonly change: VersionChange;
  readonly language: Language;
  /** Shows it in both texts. */
  onShow(): void;
}

/** One change: what kind, what it comes to, and both texts beside each other; where there is no room for that, both in one. */
export function ChangeCard({ change, language, onShow }: ChangeCardProps) {
  const { t } = useTranslation('compare-versions');
  const titleId = useId();
  const weight = weightOf(change);
  const {
    kind,
    mine,
    theirs,
    words,
    meanings,
    risks,
    times,
    isCostly,
    isUntracked,
    isTakenBack,
    standsIn,
    trackedMeanings,
  } = change;
  const isRenamed = kind === 'renamed';
  const isBoth = mine !== undefined && theirs !== undefined;
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const isInOne = isNarrow && isBoth && !isRenamed && words.length > 0;
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, breakInside: 'avoid' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="subtitle2" component="h4" color="textPrimary">
          {[t(`kind.${kind}`), times !== undefined && t('times', { count: times })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {standsIn !== 'text' && <Mark>{t(`standsIn.${standsIn}`)}</Mark>}
        {isUntracked && <Mark isGrave>{t('untracked')}</Mark>}
        {isTakenBack && <Mark isGrave>{t('takenBack')}</Mark>}
        {isCostly && <Mark isGrave>{t('costly')}</Mark>}
        {weight === 'reworded' && <Mark>{t('reworded')}</Mark>}
        {weight === 'wording' && kind === 'changed' && <Mark>{t('wording')}</Mark>}
        <Button
          size="small"
          onClick={onShow}
          sx={{ ml: 'auto', display: { xs: 'none', md: 'inline-flex' }, displayPrint: 'none' }}
        >
          {t('both.show')}
        </Button>
      </Box>
      {!isRenamed && <Meanings meanings={meanings} />}
      {trackedMeanings.length > 0 && (
        <>
          <Typography variant="body2">{t('trackedBeside')}</Typography>
          <Meanings meanings={trackedMeanings} />
        </>
      )}
      <RiskChanges risks={risks} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: isBoth ? 'repeat(2, minmax(0, 1fr))' : undefined },
        }}
      >
        {isInOne && <MarkedWords of="both" label={t('inOne')} quote={mine} {...{ words, language }} />}
        {!isInOne && mine !== undefined && (
          <MarkedWords
            of="removed"
            label={t('before')}
            quote={isRenamed ? `“${mine}”` : mine}
            {...{ words: isRenamed ? [] : words, language }}
          />
        )}
        {!isInOne && theirs !== undefined && (
          <MarkedWords
            of="added"
            label={t('now')}
            quote={isRenamed ? `“${theirs}”` : theirs}
            {...{ words: isRenamed ? [] : words, language }}
          />
        )}
      </Box>
    </Paper>
  );
}

function Meanings({ meanings }: Pick<VersionChange, 'meanings'>) {
  if (meanings.length === 0) return null;
  return (
    <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
      {meanings.map((meaning, at) => (
        <Typography key={at} component="li" color="textPrimary">
          {meaning}
        </Typography>
      ))}
    </Box>
  );
}

function Mark({ isGrave = false, children }: { isGrave?: boolean; children: string }) {
  return (
    <Typography
      variant="caption"
      component="span"
      sx={{
        px: 1,
        borderRadius: 999,
        border: 1,
        color: isGrave ? 'error.main' : 'text.secondary',
        bgcolor: isGrave ? 'tint.danger' : 'background.paper',
        printColorAdjust: 'exact',
      }}
    >
      {children}
    </Typography>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Language, WizardStep } from '@pactwright/protocol';
import { useEffect, useId, useMemo, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AiButton } from '../../../shared/ai/ai-button.js';
import { useEngineText } from '../../../shared/ai/engine-text.js';
import { useHasModel } from '../../../shared/ai/has-model.js';
import { NeedsConnection } from '../../../shared/offline/needs-connection.js';
import { ReadyWording } from '../../../shared/improving/ready-wording.js';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.js';
import { analysisActions, selectAnalysis } from '../model/analysis-slice.js';
import { useAnalysis } from '../model/use-analysis.js';
import { useKeptAnalysis } from '../model/use-kept-analysis.js';
import { useImprove } from '../model/use-improve.js';
import { useSuggestions } from '../model/use-suggestions.js';
import type { WizardSession } from '../model/wizard-session.js';
import { selectWizard } from '../model/wizard-slice.js';
import { AnalysisProgress } from './analysis-progress.js';
import { SuggestionGroups } from './suggestion-groups.js';

interface AnalysisSectionProps {
  readonly session: WizardSession;
  readonly steps: readonly WizardStep[];
  readonly contractLanguage: Language;
}

/** What would make the contract better: asked for, approved one by one, and taken to the improvement page. */
export function AnalysisSection({ session, steps, contractLanguage }: AnalysisSectionProps) {
  const { t } = useTranslation('contract-wizard');
  const engineText = useEngineText();
  const hasModel = useHasModel();
  const dispatch = useAppDispatch();
  const { startedAt, result } = useAppSelector(selectAnalysis);
  const analyze = useAnalysis(session);
  useKeptAnalysis();
  const { isImproving, improve } = useImprove(session);
  const { current, byWeight, suggestions, isApproved, isAsked, isOwnDecision } = useSuggestions(
    steps,
    contractLanguage,
  );
  const { answers } = useAppSelector(selectWizard);
  const questions = useMemo(() => steps.flatMap(({ fields }) => fields), [steps]);
  const headingId = useId();
  const results = useRef<HTMLDivElement>(null);

  const isAnalysing = startedAt !== null;
  const approved = byWeight.filter(isApproved);
  const left = suggestions.filter((suggestion) => !isOwnDecision(suggestion) && !isApproved(suggestion));
  const choose = (text: string, isOn: boolean) =>
    dispatch(analysisActions.chosen({ text, isApproved: isOn }));
  useResultFocus(isAnalysing, results);

  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 3, scrollMarginTop: (theme) => theme.layout.topBar }}
    >
      <Typography id={headingId} variant="h3" component="h2" color="textPrimary">
        {t(hasModel ? 'analysisTitleByModel' : 'analysisTitle')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2, maxWidth: '68ch' }}>
        {t('analysisIntro')}
      </Typography>
      <AiButton size="medium" isBusy={isAnalysing} disabled={isAnalysing} onClick={() => void analyze()}>
        {t(isAnalysing ? 'analysing' : current ? 'analyseAgain' : hasModel ? 'analyseByModel' : 'analyse')}
      </AiButton>
      {isAnalysing && <AnalysisProgress key={startedAt} startedAt={startedAt} />}
      <Stack ref={results} tabIndex={-1} spacing={3} sx={{ mt: 2, '&:focus': { outline: 'none' } }}>
        {!isAnalysing && result && !current && (
          <Typography color="textSecondary">{t('analysisOutdated')}</Typography>
        )}
        {current && (
          <Typography variant="body2" color="textSecondary">
            {[
              t(current.suggestions.length > 0 ? 'analysisFound' : 'analysisNothing'),
              engineText(current.engine),
            ]
              .filter(Boolean)
              .join(' ')}
          </Typography>
        )}
        <SuggestionGroups
          suggestions={suggestions}
          isApproved={isApproved}
          isAsked={isAsked}
          isOwnDecision={isOwnDecision}
          effectOf={(suggestion) => (
            <ReadyWording
              suggestion={suggestion}
              language={contractLanguage}
              answers={answers}
              questions={questions}
            />
          )}
          onChoose={choose}
          onFocus={({ clauseId }) => clauseId && dispatch(analysisActions.clauseShown(clauseId))}
        />
      </Stack>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          mt: suggestions.length > 0 ? 3 : 1,
        }}
      >
        <NeedsConnection>
          <Button
            variant={approved.length > 0 ? 'contained' : 'outlined'}
            loading={isImproving}
            loadingPosition="start"
            disabled={isAnalysing || suggestions.length === 0}
            onClick={() => improve(approved)}
          >
            {t('improve')}
          </Button>
        </NeedsConnection>
        {left.length > 0 && (
          <Button onClick={() => left.forEach(({ text }) => choose(text, true))}>{t('approveAll')}</Button>
        )}
        <Typography variant="body2" color="textSecondary" role="status">
          {suggestions.length > 0
            ? t('approvedCount', { count: approved.length, of: suggestions.length })
            : !isAnalysing && !current && t('improveNeedsAnalysis')}
        </Typography>
      </Stack>
    </Box>
  );
}

/** The button that was pressed has been disabled: whoever is still there is taken to what came of it. */
function useResultFocus(isAnalysing: boolean, results: RefObject<HTMLElement | null>): void {
  const wasAnalysing = useRef(isAnalysing);
  useEffect(() => {
    const isOver = wasAnalysing.current && !isAnalysing;
    wasAnalysing.current = isAnalysing;
    const { activeElement } = document;
    if (isOver && (activeElement === document.body || activeElement?.closest('[data-analysing]')))
      results.current?.focus({ preventScroll: true });
  }, [isAnalysing, results]);
}

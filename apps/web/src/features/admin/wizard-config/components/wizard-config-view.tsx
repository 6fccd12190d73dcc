import ArrowBack from '@mui/icons-material/ArrowBack';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../shared/ui/error-state.js';
import { useGetEditedStepsQuery, useGetTranslationCoverageQuery } from '../api.js';
import { CoverageIndex } from '../model/coverage.js';
import { TRANSLATION_LANGUAGE } from '../model/translation-language.js';
import { useEditorPlace } from '../model/use-editor-place.js';
import { useKept } from '../model/use-kept.js';
import { AskedPreview } from './asked-preview.js';
import { CoverageSummary } from './coverage-summary.js';
import { FieldPanel } from './field-panel.js';
import { NewFieldPanel } from './new-field-panel.js';
import { StepTree } from './step-tree.js';
import { TreeSkeleton } from './tree-skeleton.js';

/** The wizard's questions: a tree of steps and fields on the left, the chosen field on the right (R-ADM-06). */
export function WizardConfigView() {
  const { t } = useTranslation('wizard-editor');
  const { data: steps, isError, refetch } = useGetEditedStepsQuery();
  const { data: coverage } = useGetTranslationCoverageQuery(TRANSLATION_LANGUAGE);
  const index = useMemo(() => new CoverageIndex(coverage), [coverage]);
  const [place, go] = useEditorPlace();
  const found = steps?.flatMap(({ fields }) => fields).find(({ id }) => id === place.field);
  const field = useKept(place.field, found);
  if (isError && !steps) return <ErrorState message={t('loadFailed')} onRetry={() => void refetch()} />;
  if (!steps) return <TreeSkeleton />;

  const step = steps.find(({ id }) => id === (place.field === null ? place.step : field?.stepId));
  const isAdding = place.action === 'add-field' && step !== undefined;
  const isPreview = place.action === 'preview';
  const isPanelOpen = isPreview || isAdding || field !== undefined;
  const renderPanel = () => {
    if (isPreview) return <AskedPreview steps={steps} />;
    if (isAdding) return <NewFieldPanel key={step.id} step={step} />;
    /* A new key for another field: what was typed for one never lands in another. */
    if (field && step)
      return <FieldPanel key={field.id} field={field} step={step} isGone={!found} coverage={index} />;
    return <Typography color="textSecondary">{t('chooseField')}</Typography>;
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(20rem, 5fr) minmax(0, 7fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: { xs: isPanelOpen ? 'none' : 'block', md: 'block' } }}>
        {coverage && <CoverageSummary coverage={coverage} />}
        <Button
          variant="outlined"
          startIcon={<Visibility />}
          onClick={() => go({ action: 'preview' })}
          sx={{ mb: 2 }}
        >
          {t('preview.open')}
        </Button>
        <StepTree steps={steps} openStep={step?.id ?? null} openField={field?.id ?? null} coverage={index} />
      </Box>
      <Box
        sx={(theme) => ({
          display: { xs: isPanelOpen ? 'block' : 'none', md: 'block' },
          position: { md: 'sticky' },
          top: { md: `calc(${theme.layout.topBar} + 1.5rem)` },
        })}
      >
        {isPanelOpen && (
          <Button
            startIcon={<ArrowBack />}
            onClick={() => go({ step: step?.id ?? null })}
            sx={{ display: { md: 'none' }, mb: 1.5 }}
          >
            {t('back')}
          </Button>
        )}
        {renderPanel()}
      </Box>
    </Box>
  );
}

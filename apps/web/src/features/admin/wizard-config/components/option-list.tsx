import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { WizardField } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useReorderOptionMutation } from '../api.js';
import type { CoverageIndex } from '../model/coverage.js';
import { useEditorPlace } from '../model/use-editor-place.js';
import { useKept } from '../model/use-kept.js';
import { useReport } from '../model/use-report.js';
import { OptionDeletion } from './option-deletion.js';
import { OptionDialog } from './option-dialog.js';
import { SortableRows } from './sortable-rows.js';
import { TranslateButton } from './translate-button.js';

interface OptionListProps {
  readonly field: WizardField;
  /** Somebody else has deleted the field. */
  readonly isFieldGone: boolean;
  readonly coverage: CoverageIndex;
}

/** The choices of a field, in their order; the address says which of them is being edited or deleted. */
export function OptionList({ field, isFieldGone, coverage }: OptionListProps) {
  const { t } = useTranslation('wizard-editor');
  const [place, go] = useEditorPlace();
  const [reorder, { isLoading: isMoving }] = useReorderOptionMutation();
  const report = useReport();
  const here = { step: field.stepId, field: field.id };
  const close = () => go(here, true);
  const chosen = field.options.find(({ id }) => id === place.option);
  const edited = useKept(
    place.action === 'edit' ? place.option : null,
    place.action === 'edit' ? chosen : undefined,
  );
  const goneWith = () => {
    if (isFieldGone) return 'field';
    return edited && !chosen ? 'option' : undefined;
  };
  return (
    <section aria-label={t('options')}>
      <Typography variant="subtitle1" component="h3" color="textPrimary" sx={{ mb: 1 }}>
        {t('options')}
      </Typography>
      <SortableRows
        rows={field.options}
        isBusy={isMoving}
        onMove={(id, to) => void report('reorderOption', reorder({ id, to }))}
        renderRow={(option) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25, py: 0.5 }}>
            <Box sx={{ flex: '1 1 9rem', minWidth: 0, px: 0.5 }}>
              <Typography variant="body2" color="textPrimary" sx={{ overflowWrap: 'anywhere' }}>
                {option.label}
              </Typography>
              <Typography variant="caption" color="textMuted" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {option.isDefault ? `${option.value} · ${t('default')}` : option.value}
              </Typography>
            </Box>
            {/* Where there is no room beside the words they go below them together. */}
            <Box sx={{ display: 'flex', gap: 0.25 }}>
              <TranslateButton
                entityType="field_options"
                entityId={option.id}
                fieldName="label"
                original={option.label}
                coverage={coverage}
                isOpenFirst={place.action === 'translate' && place.option === option.id}
                onClose={close}
              />
              <IconButton
                size="small"
                aria-label={`${t('edit')}: ${option.label}`}
                onClick={() => go({ ...here, option: option.id, action: 'edit' })}
              >
                <EditOutlined fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={`${t('delete')}: ${option.label}`}
                onClick={() => go({ ...here, option: option.id, action: 'delete' })}
              >
                <DeleteOutline fontSize="small" />
              </IconButton>
            </Box>
          </Box>
        )}
      />
      <Button startIcon={<Add />} sx={{ mt: 1 }} onClick={() => go({ ...here, action: 'add-option' })}>
        {t('addOption')}
      </Button>
      {(place.action === 'add-option' || edited) && (
        <OptionDialog
          key={edited?.id ?? 'new'}
          field={field}
          option={edited}
          gone={goneWith()}
          onClose={close}
        />
      )}
      {place.action === 'delete' && chosen && (
        <OptionDeletion key={chosen.id} option={chosen} onClose={close} />
      )}
    </section>
  );
}

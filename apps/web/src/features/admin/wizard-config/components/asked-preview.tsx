import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import type { WizardField, WizardStep } from '@pactwright/protocol';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractRules } from '../../../../shared/answers/contract-rules.js';
import { activeSteps } from '../../../../shared/answers/wizard-content.js';
import { decidingFields, pathOf, type StepPath } from '../model/asked-path.js';
import { valuesOf } from '../model/condition.js';
import { Panel } from './panel.js';

/** What somebody is asked whose answers are these: chosen here, kept nowhere. */
export function AskedPreview({ steps }: { steps: readonly WizardStep[] }) {
  const { t } = useTranslation('wizard-editor', { keyPrefix: 'preview' });
  const rules = useContractRules();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const active = activeSteps(steps);
  const path = pathOf(active, answers, (key, given) => rules?.hasPlace(key, given) !== false);
  const count = (group: PathGroup) => path.reduce((sum, step) => sum + step[group].length, 0);
  return (
    <Panel>
      <Typography variant="h5" component="h2" color="textPrimary">
        {t('title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        {t('text')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
        {decidingFields(active).map((field) => (
          <AnswerChoice
            key={field.id}
            field={field}
            value={answers[field.key] ?? ''}
            onChange={(value) => setAnswers({ ...answers, [field.key]: value })}
          />
        ))}
      </Box>
      <Typography role="status" variant="subtitle1" component="p" color="textPrimary" sx={{ mt: 3 }}>
        {GROUPS.map((group) => t(`count.${group}`, { count: count(group) })).join(', ')}
      </Typography>
      {path.map((each) => (
        <StepOfPath key={each.step.id} path={each} />
      ))}
    </Panel>
  );
}

type PathGroup = (typeof GROUPS)[number];
const GROUPS = ['outright', 'folded', 'notAsked'] as const;

interface AnswerChoiceProps {
  readonly field: WizardField;
  /** Empty while it is not answered. */
  readonly value: string;
  onChange(value: string): void;
}

function AnswerChoice({ field, value, onChange }: AnswerChoiceProps) {
  const { t } = useTranslation('wizard-editor');
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ mb: 0.75 }}>
        {field.label}
      </FormLabel>
      <Select labelId={id} displayEmpty value={value} onChange={(event) => onChange(event.target.value)}>
        <MenuItem value="">{t('preview.unanswered')}</MenuItem>
        {valuesOf(field, t('condition.other')).map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

function StepOfPath({ path }: { path: StepPath }) {
  const { t } = useTranslation('wizard-editor', { keyPrefix: 'preview' });
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="subtitle2" component="h3" color="textPrimary">
        {path.step.title}
      </Typography>
      {GROUPS.filter((group) => path[group].length > 0).map((group) => (
        <Typography key={group} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          <strong>{t(group)}:</strong> {path[group].map(({ label }) => label).join('; ')}
        </Typography>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import type { FoundDetail } from '@pactwright/drafting';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface FoundDetailsProps {
  readonly details: readonly FoundDetail[];
  /** The names of those that are to be kept. */
  readonly kept: ReadonlySet<string>;
  onChange(kept: ReadonlySet<string>): void;
}

/** Names and addresses of the parties: kept on this device for filling in, no answers. */
export function FoundDetails({ details, kept, onChange }: FoundDetailsProps) {
  const { t } = useTranslation('brief');
  const id = useId();
  if (details.length === 0) return null;
  const toggle = (name: string, isKept: boolean) =>
    onChange(new Set(isKept ? [...kept, name] : [...kept].filter((each) => each !== name)));
  return (
    <Box component="section" aria-labelledby={id} sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} variant="subtitle2" component="h3" color="textPrimary">
        {t('details.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('details.text')}
      </Typography>
      <FormGroup>
        {details.map(({ name, text, isCertain }) => (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                size="small"
                checked={kept.has(name)}
                onChange={(_event, isKept) => toggle(name, isKept)}
              />
            }
            label={
              <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
                {t(`details.${labelOf(name)}`)}: {text}
                {!isCertain && ` – ${t('unsure')}`}
              </Typography>
            }
          />
        ))}
      </FormGroup>
    </Box>
  );
}

const LABELS = {
  'provider.name': 'providerName',
  'provider.code': 'providerCode',
  'provider.address': 'providerAddress',
  'provider.email': 'providerEmail',
  'client.name': 'clientName',
  'client.code': 'clientCode',
  'client.address': 'clientAddress',
  'client.email': 'clientEmail',
  'client.contact': 'clientContact',
} as const;
const labelOf = (name: FoundDetail['name']) => LABELS[name];

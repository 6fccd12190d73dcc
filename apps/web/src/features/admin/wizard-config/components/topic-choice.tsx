import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { FIELD_TOPICS, type FieldTopic } from '@pactwright/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface TopicChoiceProps {
  /** Empty for a field that is asked outright. */
  readonly topic: FieldTopic | '';
  readonly isRequired: boolean;
  readonly isBusy: boolean;
  onChange(topic: FieldTopic | ''): void;
}

/** Whether a field is asked outright, or waits under which of the "More terms". */
export function TopicChoice({ topic, isRequired, isBusy, onChange }: TopicChoiceProps) {
  const { t } = useTranslation('wizard-editor', { keyPrefix: 'topic' });
  const { t: topicName } = useTranslation('contract-wizard', { keyPrefix: 'moreTerms.topics' });
  const id = useId();
  return (
    <FormControl fullWidth disabled={isBusy}>
      <FormLabel id={id} sx={{ mb: 0.75 }}>
        {t('title')}
      </FormLabel>
      <Select
        labelId={id}
        displayEmpty
        value={topic}
        aria-describedby={`${id}-helper`}
        onChange={(event) => onChange(event.target.value)}
      >
        <MenuItem value="">{t('outright')}</MenuItem>
        {FIELD_TOPICS.map((each) => (
          <MenuItem key={each} value={each}>
            {t('under', { topic: topicName(each) })}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText id={`${id}-helper`} sx={{ mx: 0 }}>
        {t(isRequired && topic !== '' ? 'required' : 'helper')}
      </FormHelperText>
    </FormControl>
  );
}

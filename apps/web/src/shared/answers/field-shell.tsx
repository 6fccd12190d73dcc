import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { WizardField } from '@pactwright/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldIds } from './answer-source.js';
import { FieldRemark } from './field-remark.js';
import { CharactersLeft } from '../ui/characters-left.js';

interface FieldShellProps {
  readonly field: WizardField;
  readonly isInvalid: boolean;
  /** A choice among several is labelled as a group; its label points at no single input. */
  readonly isGroup?: boolean;
  /** What is worth knowing about the answer chosen. */
  readonly remarks?: readonly string[];
  /** Why the answer cannot stand as it is. */
  readonly problem?: string | undefined;
  /** How much more fits, where the limit is near. */
  readonly room?: number | undefined;
  onInput(): void;
  onBlur(): void;
  readonly children: ReactNode;
}

/** Label above, help under it, the answer below: the same for every kind of field. */
export function FieldShell(props: FieldShellProps) {
  const { field, isInvalid, isGroup = false, remarks = [], problem, room, onInput, onBlur, children } = props;
  const { t } = useTranslation('contract-wizard');
  const ids = useFieldIds(field);
  /* One that is too long is not missing: what is wrong with it stands below it. */
  const isMissing = isInvalid && problem === undefined;
  return (
    <Box
      data-field={field.key}
      onInput={onInput}
      onBlur={onBlur}
      sx={{
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        /* What the focus brings into view comes with its label, and clear of a notice above it. */
        '& input, & textarea, & button, & [tabindex]': { scrollMarginTop: '12.5rem' },
      }}
      {...(isGroup && {
        component: 'fieldset',
        'aria-labelledby': ids.label,
        'aria-describedby': ids.description,
      })}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <Typography
          id={ids.label}
          {...(isGroup ? { component: 'span' } : { component: 'label', htmlFor: ids.input })}
          sx={{ fontWeight: 600, color: 'text.primary' }}
        >
          {field.label}
        </Typography>
        {field.isRequired && (
          <Typography
            id={ids.required}
            component="span"
            variant="caption"
            color={isMissing ? 'error' : 'textSecondary'}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: isMissing ? 600 : 400 }}
          >
            {isMissing && <ErrorRounded aria-hidden sx={{ fontSize: '1.125rem' }} />}
            {t('required')}
          </Typography>
        )}
      </Stack>
      <div id={ids.description}>
        {field.description && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1, maxWidth: '68ch' }}>
            {field.description}
          </Typography>
        )}
        {isMissing && <span style={visuallyHidden}>{t('fieldRequired')}</span>}
      </div>
      {children}
      {room !== undefined && <CharactersLeft left={room} />}
      <div id={ids.problem} role="status" data-problem={problem !== undefined || undefined}>
        {problem && <FormHelperText error>{problem}</FormHelperText>}
        {remarks.map((text) => (
          <FieldRemark key={text} text={text} />
        ))}
      </div>
    </Box>
  );
}

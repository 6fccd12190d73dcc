import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isUnmet, type StructureCheck } from '@pactwright/drafting';
import { useTranslation } from 'react-i18next';

/** What the checks come to: what keeps the contract from being ordered, or what is worth a look before that. */
export function Outcome({ checks }: { checks: readonly StructureCheck[] }) {
  const { t } = useTranslation('contract-generated');
  const unmet = checks.filter(isUnmet);
  const advised = checks.filter(({ isPassed }) => !isPassed);
  const total = checks.length;
  if (unmet.length > 0) {
    return <Named severity="error" text={t('blocked', { count: unmet.length })} checks={unmet} />;
  }
  return advised.length === 0 ? (
    <Alert severity="success" variant="outlined">
      {t('success', { total })}
    </Alert>
  ) : (
    <Named
      severity="warning"
      text={t('successAdvised', { total, passed: total - advised.length })}
      checks={advised}
    />
  );
}

interface NamedProps {
  readonly severity: 'error' | 'warning';
  readonly text: string;
  readonly checks: readonly StructureCheck[];
}

const Named = ({ severity, text, checks }: NamedProps) => (
  <Alert severity={severity} variant="outlined">
    <Typography variant="subtitle2" component="p">
      {text}
    </Typography>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {checks.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </Box>
  </Alert>
);

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isUnmet, type StructureCheck } from '@pactwright/drafting';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';

interface OutcomeProps {
  readonly checks: readonly StructureCheck[];
  readonly contractId: string;
}

/** What the checks come to: what keeps the contract from being ordered, or what is worth a look before that. */
export function Outcome({ checks, contractId }: OutcomeProps) {
  const { t } = useTranslation('contract-generated');
  const unmet = checks.filter(isUnmet);
  const advised = checks.filter(({ isPassed }) => !isPassed);
  const total = checks.length;
  if (unmet.length > 0) {
    return (
      <Named
        severity="error"
        text={t('blocked', { count: unmet.length })}
        checks={unmet}
        contractId={contractId}
      />
    );
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
      contractId={contractId}
    />
  );
}

interface NamedProps extends OutcomeProps {
  readonly severity: 'error' | 'warning';
  readonly text: string;
}

function Named({ severity, text, checks, contractId }: NamedProps) {
  const { t } = useTranslation('payment');
  return (
    <Alert severity={severity} variant="outlined">
      <Typography variant="subtitle2" component="p">
        {text}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {checks.map(({ id, name, toMend }) => (
          <li key={id}>
            {name}
            {toMend !== undefined && (
              <Link
                component={RouterLink}
                to={paths.mendContract(contractId, toMend)}
                aria-label={`${t('mend')}: ${name}`}
                sx={{ ml: 1 }}
              >
                {t('mend')}
              </Link>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

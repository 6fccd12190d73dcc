import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { StructureCheck } from '@pactwright/drafting';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.js';

interface RulesProps {
  readonly checks: readonly StructureCheck[];
  /** Shows the clause that a rule is about. */
  onChoose(clauseId: string): void;
}

/** The rules behind one bar, each with its outcome. */
export function Rules({ checks, onChoose }: RulesProps) {
  const { t } = useTranslation('contract-generated');
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 2.5, pb: 2, display: 'grid', gap: 0.75 }}>
      {checks.map(({ id, name, isPassed, isAdvice, clauseId }) => (
        <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          {isPassed ? (
            <CheckRounded fontSize="small" color="primary" aria-hidden />
          ) : isAdvice ? (
            <WarningAmberRounded fontSize="small" color="warning" aria-hidden />
          ) : (
            <CloseRounded fontSize="small" color="error" aria-hidden />
          )}
          <Typography variant="body2" component="span" color="textPrimary" sx={{ flexGrow: 1 }}>
            <VisuallyHidden>{`${t(isPassed ? 'passes' : isAdvice ? 'advises' : 'fails')}: `}</VisuallyHidden>
            {name}
          </Typography>
          {clauseId && (
            <Button
              size="small"
              aria-label={`${t('show')}: ${name}`}
              onClick={() => onChoose(clauseId)}
              sx={{ minHeight: 0, py: 0, flexShrink: 0, display: { xs: 'none', lg: 'inline-flex' } }}
            >
              {t('show')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { MAIN_ID } from '../../../shared/ui/page-container.js';
import { visuallyHidden } from '../../../theme/tokens.js';

export function SkipLink() {
  const { t } = useTranslation('shell');
  return <Anchor href={`#${MAIN_ID}`}>{t('skipToContent')}</Anchor>;
}

const Anchor = styled('a')(({ theme }) => ({
  '&:not(:focus)': visuallyHidden,
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: theme.spacing(1),
  left: theme.spacing(1),
  padding: theme.spacing(1.25, 2),
  borderRadius: theme.shape.borderRadius,
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
}));

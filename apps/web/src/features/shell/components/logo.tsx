import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { PRODUCT_NAME } from '../../../shared/head/head-tags.js';

export function Logo() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <LogoLink
      to={paths.home}
      aria-label={t('logo')}
      onClick={(event) => {
        if (pathname !== paths.home) return;
        event.preventDefault();
        window.scrollTo({ top: 0, behavior: 'smooth' });
      }}
    >
      <Mark />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {PRODUCT_NAME}
      </Box>
    </LogoLink>
  );
}

/** A sheet with a folded corner, two lines of text and a signature. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="1.35em" height="1.35em" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <path className="sheet" d="M10 6h9l5 5v15H10z" />
      <path className="stroke" d="M19 6v5h5M13 16h8M13 19.5h5M13 23.5c2-2 3 1 5-.8 1-.9 2-.5 3 0" />
    </svg>
  );
}

const LogoLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: theme.layout.control,
  color: theme.palette.text.primary,
  fontFamily: theme.typography.contract.fontFamily,
  fontSize: theme.typography.lead.fontSize,
  fontWeight: 600,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
  '& svg': { color: theme.palette.primary.main, fontSize: '1.25em', flexShrink: 0 },
  '& .sheet': { fill: theme.palette.background.paper },
  '& .stroke': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round' },
}));

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { Prose } from '../../../shared/prose/prose.js';
import type { ServiceText } from '../model/services.js';

/** One kind of work: what it is on the left, what its contract has to settle on the right. */
export function ServiceSection({ service, document }: ServiceText) {
  const { t } = useTranslation('company');
  const headingId = service.replace('_', '-');
  return (
    <Columns component="section" aria-labelledby={headingId}>
      <div>
        <Typography id={headingId} variant="h3" component="h2" color="textPrimary">
          {t(`services.${service}.title`)}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
          {t(`services.${service}.summary`)}
        </Typography>
        <Button component={Link} to={paths.newContractOfType(service)} variant="contained">
          {t(`services.${service}.start`)}
        </Button>
      </div>
      <Points lang={document.language}>
        <Prose html={document.html} />
      </Points>
    </Columns>
  );
}

const Columns = styled(Box)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3, 8),
  padding: theme.spacing(5, 0),
  borderTop: `${theme.layout.line}px solid ${theme.palette.divider}`,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    padding: theme.spacing(7, 0),
  },
})) as typeof Box;

/* The clauses stand one under another like those of a contract, each with its name in front. */
const Points = styled('div')(({ theme }) => ({
  '& > div > h3': { color: theme.palette.text.primary },
  '& > div > h3:first-of-type': { marginTop: 0 },
  '& > div > ul': { ...theme.typography.body2, listStyle: 'none', padding: 0 },
  '& > div > ul > li': {
    margin: 0,
    padding: theme.spacing(1.5, 0),
    borderBottom: `${theme.layout.line}px solid ${theme.palette.divider}`,
  },
  '& > div > ul strong': { display: 'block' },
}));

import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { TEMPLATES, type Template } from '../model/templates.js';
import { HomeSection } from './home-section.js';
import { LazyFigure } from './lazy-figure.js';

export function TemplateList() {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={t('templatesTitle')} intro={t('templatesIntro')}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 8,
        }}
      >
        {TEMPLATES.map((template) => (
          <TemplateItem key={template} template={template} />
        ))}
      </Box>
      <Link
        component={RouterLink}
        to={paths.services}
        variant="body2"
        sx={{ display: 'inline-block', mt: 2 }}
      >
        {t('templatesMore')}
      </Link>
    </HomeSection>
  );
}

function TemplateItem({ template }: { template: Template }) {
  const { t } = useTranslation('home');
  return (
    <Item>
      <LazyFigure name={template} width={96} />
      <div>
        <Typography variant="h4" component="h3">
          <RouterLink to={paths.newContractOfType(template)}>{t(`templates.${template}.title`)}</RouterLink>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t(`templates.${template}.description`)}
        </Typography>
      </div>
    </Item>
  );
}

/** The whole row is the link's target; only its title is its name. */
const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr)`,
  gap: theme.spacing(3),
  alignItems: 'center',
  padding: theme.spacing(3, 0),
  borderTop: `${theme.layout.line}px solid ${theme.palette.divider}`,
  '& a': { color: theme.palette.text.primary, textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: `${theme.layout.focusRing}px solid ${theme.palette.primary.main}`,
    borderRadius: theme.shape.borderRadius,
  },
  '& svg': { transition: theme.transitions.create('transform') },
  '&:hover a': {
    color: theme.palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '&:hover svg': { transform: `translateY(-${theme.spacing(0.5)})` },
}));

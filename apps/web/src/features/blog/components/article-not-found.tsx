import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { usePageHead } from '../../../shared/ui/use-page-head.js';

/** R-BLOG-03: no article has this address. */
export function ArticleNotFound() {
  const { t } = useTranslation('blog');
  usePageHead({ title: t('notFound.title'), isMissing: true });
  return (
    <Container
      maxWidth={false}
      sx={(theme) => ({ maxWidth: theme.layout.page, py: { xs: 4, md: 8 }, flexGrow: 1 })}
    >
      <Typography variant="h4" component="p" color="textMutedOnCanvas">
        {t('notFound.code')}
      </Typography>
      <Typography variant="h2" component="h1" tabIndex={-1} color="textPrimary" sx={{ mt: 1 }}>
        {t('notFound.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {t('notFound.text')}
      </Typography>
      <Button variant="contained" component={Link} to={paths.blog} sx={{ mt: 4 }}>
        {t('notFound.back')}
      </Button>
    </Container>
  );
}

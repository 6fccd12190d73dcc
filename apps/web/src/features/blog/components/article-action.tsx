import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import type { Article } from '../model/articles.js';

const WHERE = { create: paths.newContract, check: paths.analyze } as const satisfies Record<
  Article['action'],
  string
>;

/** What the reader may do with what was read. */
export function ArticleAction({ action }: Pick<Article, 'action'>) {
  const { t } = useTranslation('blog');
  return (
    <Box
      component="aside"
      aria-label={t(`action.${action}.title`)}
      sx={(theme) => ({
        maxWidth: theme.layout.reading,
        mt: 4,
        p: { xs: 3, sm: 4 },
        bgcolor: 'tint.primary',
        borderRadius: 1,
      })}
    >
      <Typography variant="h4" component="p" color="textPrimary">
        {t(`action.${action}.title`)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2.5 }}>
        {t(`action.${action}.text`)}
      </Typography>
      <Button variant="contained" component={Link} to={WHERE[action]}>
        {t(`action.${action}.button`)}
      </Button>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { LoadedArticle } from '../model/load-article.js';

/** What the article is made of, beside it where there is room. */
export function ArticleContents({ sections }: Pick<LoadedArticle['document'], 'sections'>) {
  const { t } = useTranslation('blog');
  const { search } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={t('contents')}
      sx={(theme) => ({
        display: { xs: 'none', lg: 'block' },
        width: theme.layout.menuWidth,
        position: 'sticky',
        top: `calc(${theme.layout.topBar} + ${theme.spacing(4)})`,
        alignSelf: 'start',
        mt: 2,
      })}
    >
      <Typography variant="overline" component="p" color="textMutedOnCanvas" aria-hidden="true">
        {t('contents')}
      </Typography>
      <List>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <Link to={{ search, hash: id }} dangerouslySetInnerHTML={{ __html: text }} />
          </li>
        ))}
      </List>
    </Box>
  );
}

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  borderLeft: `${theme.layout.line}px solid ${theme.palette.divider}`,
  '& a': {
    display: 'block',
    padding: theme.spacing(0.75, 0, 0.75, 2),
    color: theme.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a:hover': { color: theme.palette.primary.main, textDecoration: 'underline' },
}));

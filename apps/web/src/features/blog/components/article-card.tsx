import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import type { Article } from '../model/articles.js';
import { ClauseSlip } from './clause-slip.js';
import { PublishedOn } from './published-on.js';

interface ArticleCardProps {
  readonly article: Article;
  readonly level: 'h2' | 'h3';
}

export function ArticleCard({ article, level }: ArticleCardProps) {
  const { t } = useTranslation('blog');
  const { slug } = article;
  return (
    <Card>
      <ClauseSlip slug={slug} />
      <div className="words">
        <PublishedOn article={article} />
        <Typography variant="h3" component={level} color="textPrimary" sx={{ mt: 1 }}>
          <Link to={paths.blogArticle(slug)}>{t(`articles.${slug}.title`)}</Link>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t(`articles.${slug}.excerpt`)}
        </Typography>
      </div>
    </Card>
  );
}

/** The link's own area is the whole card. */
const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: theme.palette.background.paper,
  border: `${theme.layout.line}px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  transition: theme.transitions.create(['border-color', 'box-shadow']),
  '& .words': { padding: theme.spacing(2.5, 3, 3.5) },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.shape.borderRadius },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': {
    outline: `${theme.layout.focusRing}px solid ${theme.palette.primary.main}`,
    outlineOffset: -theme.layout.focusRing,
  },
  '&:hover': { borderColor: theme.palette.edge, boxShadow: theme.paper.shadow },
  '&:hover a': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '0.15em' },
}));

import { styled } from '@mui/material/styles';
import { Trans, useTranslation } from 'react-i18next';
import type { ArticleSlug } from '../model/articles.js';

/** A corner of a contract with the words that the article is about; only for the eye. */
export function ClauseSlip({ slug }: { slug: ArticleSlug }) {
  const { t } = useTranslation('blog');
  return (
    <Desk aria-hidden="true">
      <p>
        <Trans t={t} i18nKey={`articles.${slug}.clause`} components={{ mark: <mark /> }} />
      </p>
    </Desk>
  );
}

const Desk = styled('div')(({ theme }) => ({
  height: theme.spacing(20),
  overflow: 'hidden',
  padding: theme.spacing(3, 3, 0),
  background: theme.palette.tint.primary,
  borderBottom: `${theme.layout.line}px solid ${theme.palette.divider}`,
  '& p': {
    ...theme.typography.contract,
    minHeight: '100%',
    margin: 0,
    padding: theme.spacing(2.5, 3),
    color: theme.palette.text.secondary,
    background: theme.palette.background.paper,
    borderRadius: `${theme.paper.radius}px ${theme.paper.radius}px 0 0`,
    boxShadow: theme.paper.shadow,
  },
  '& mark': {
    color: theme.palette.text.primary,
    background: 'none',
    fontWeight: theme.typography.fontWeightBold,
    boxShadow: `inset 0 -2px ${theme.palette.primary.main}`,
  },
}));

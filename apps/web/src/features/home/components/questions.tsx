import Add from '@mui/icons-material/AddRounded';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { HomeSection } from './home-section.js';

const QUESTIONS = ['advice', 'ai', 'data', 'gaps', 'change', 'account'] as const;

/** Opens and closes without any code of ours, and is found by the browser's own search. */
export function Questions() {
  const { t } = useTranslation('home');
  return (
    <HomeSection isBeside title={t('questions.title')}>
      {QUESTIONS.map((question) => (
        <Question key={question}>
          <summary>
            <Typography variant="h5" component="h3" color="textPrimary">
              {t(`questions.${question}.question`)}
            </Typography>
            <Add aria-hidden="true" color="primary" />
          </summary>
          <Typography color="textSecondary">{t(`questions.${question}.answer`)}</Typography>
        </Question>
      ))}
    </HomeSection>
  );
}

const Question = styled('details')(({ theme }) => ({
  borderTop: `${theme.layout.line}px solid ${theme.palette.divider}`,
  '&:last-of-type': { borderBottom: `${theme.layout.line}px solid ${theme.palette.divider}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(2, 0),
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover h3': { color: theme.palette.primary.main },
  },
  '& summary svg': { flexShrink: 0, transition: theme.transitions.create('transform') },
  '&[open] summary svg': { transform: 'rotate(45deg)' },
  '& summary + p': {
    maxWidth: theme.layout.reading,
    paddingBottom: theme.spacing(3),
  },
}));

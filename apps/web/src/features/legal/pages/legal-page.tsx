import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { Contents, FoldedContents } from '../../../shared/prose/contents.js';
import type { LoadedDocument } from '../../../shared/prose/localised-document.js';
import { Prose } from '../../../shared/prose/prose.js';
import { useFocusOnAnchor } from '../../../shared/prose/use-focus-on-anchor.js';
import { useLoadedLanguage } from '../../../shared/prose/use-loaded-language.js';
import { site } from '../../../shared/site.js';
import { visuallyHidden } from '../../../theme/tokens.js';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { WithdrawalOnRequest } from '../components/withdrawal-on-request.js';
import type { LegalText } from '../model/documents.js';
import { legalValues, termsDate } from '../model/legal-values.js';

/** /privacy, /terms, /refund */
export function LegalPage({ text }: { text: LegalText }) {
  const { t } = useTranslation('legal');
  const { html, sections, language } = useLoaderData<LoadedDocument>();
  useLoadedLanguage(language);
  useFocusOnAnchor(html);
  const gaps = t('gaps', { returnObjects: true });
  return (
    <PageContainer
      title={t(`${text}.title`)}
      description={t(`${text}.description`)}
      intro={t(`${text}.intro`)}
    >
      <Typography variant="body2" color="textMutedOnCanvas">
        {t(`${text}.updated`, { date: termsDate(language) })}
      </Typography>
      {!site.operator && (
        <Alert severity="warning" role="note" sx={(theme) => ({ mt: 3, maxWidth: theme.layout.reading })}>
          {t('operatorMissing')}
        </Alert>
      )}
      <FoldedContents label={t('contents')} sections={sections} />
      <Columns>
        <Contents label={t('contents')} sections={sections} />
        <Text lang={language}>
          <Prose html={html} values={legalValues(site, language, gaps)} />
          {text === 'refund' && <WithdrawalOnRequest />}
        </Text>
      </Columns>
    </PageContainer>
  );
}

const Columns = styled(Box)(({ theme }) => ({
  display: 'grid',
  marginTop: theme.spacing(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.spacing(8),
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${theme.layout.reading})` },
  '@media print': { display: 'block' },
}));

/* More particular than the rules of the prose itself. */
const Text = styled('div')(({ theme }) => ({
  '& > div > h2:first-of-type': { marginTop: 0 },
  '& > div > h2': { color: theme.palette.text.primary, breakAfter: 'avoid' },
  '& > div > h2:focus-visible': { outline: 'none' },
  /* What a section says, in one sentence and without effect in law. */
  '& > div > blockquote': {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    border: 0,
    padding: theme.spacing(1.5, 2),
    backgroundColor: theme.palette.tint.primary,
    borderRadius: theme.shape.borderRadius,
    breakAfter: 'avoid',
  },
  '& > div > blockquote p': { margin: 0 },
  '& .table th, & .table td': { minWidth: 0 },
  /* On a phone a row is a short list, its name on top. */
  [theme.breakpoints.down('sm')]: {
    '& .table thead': visuallyHidden,
    '& .table :is(table, tbody, tr, td)': { display: 'block' },
    '& .table table': { width: '100%', minWidth: 0 },
    '& .table tr': { padding: theme.spacing(1.5, 0), borderBottom: `1px solid ${theme.palette.divider}` },
    '& .table td': { border: 0, padding: 0 },
    '& .table td:first-of-type': { color: theme.palette.text.primary, fontWeight: 550 },
  },
  '& tr': { breakInside: 'avoid' },
  '& code': { fontSize: '0.9em' },
}));

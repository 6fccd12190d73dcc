import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Language } from '@pactwright/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../shared/format/format-day.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { visuallyHidden } from '../../../theme/tokens.js';
import { MEASURES, setsIn } from '../model/accuracy.js';

/** Every set of contracts in one language; on a phone each is a short list. */
export function FiguresTable({ of }: { of: Language }) {
  const { t } = useTranslation('accuracy');
  const language = useLanguage();
  const id = useId();
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <>
      <Typography id={id} variant="h5" component="h3" color="textPrimary" sx={{ mt: 4, mb: 1.5 }}>
        {t(`language.${of}`)}
      </Typography>
      <Table aria-labelledby={id}>
        <thead>
          <tr>
            {(['set', ...MEASURES] as const).map((column) => (
              <th key={column} scope="col">
                {t(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {setsIn(of).map((row) => (
            <tr key={row.set}>
              <th scope="row">
                {t('set', { number: row.set })}
                <small>
                  {t('contracts', { count: row.contracts })},{' '}
                  <time dateTime={row.date}>{formatDay(row.date, language)}</time>
                </small>
              </th>
              {MEASURES.map((measure) => {
                const { count, of: whole } = row[measure];
                return (
                  <td key={measure}>
                    <span className="column">{t(`table.${measure}`)}</span>
                    <strong>{percent.format(count / whole)}</strong>
                    <small>
                      {t('table.share', { part: number.format(count), whole: number.format(whole) })}
                    </small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: theme.spacing(1.25, 3, 1.25, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `${theme.layout.line}px solid ${theme.palette.divider}`,
  },
  '& th, & strong': { color: theme.palette.text.primary, fontWeight: theme.typography.fontWeightMedium },
  '& small': { display: 'block', ...theme.typography.caption, color: theme.palette.text.mutedOnCanvas },
  '& time': { whiteSpace: 'nowrap' },
  '& thead th:first-of-type': { width: '24%' },
  '& .column': { display: 'none' },
  '& tr': { breakInside: 'avoid' },
  [theme.breakpoints.down('md')]: {
    '& thead': visuallyHidden,
    '&, & tbody, & tr, & tbody th': { display: 'block' },
    '& tr': {
      padding: theme.spacing(1.5, 0),
      borderBottom: `${theme.layout.line}px solid ${theme.palette.divider}`,
    },
    '& th, & td': { border: 0, padding: theme.spacing(0.25, 0) },
    '& td': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 3.5em 6em',
      columnGap: theme.spacing(1),
      alignItems: 'baseline',
    },
    '& td > *': { textAlign: 'end' },
    '& td > .column': { display: 'block', textAlign: 'start' },
  },
}));

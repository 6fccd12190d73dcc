import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const POINTS = ['confidential', 'kept', 'ai', 'advice'] as const;

/** What happens to the file, said before it is sent (T-49). */
export function UploadNotice() {
  const { t } = useTranslation('contract-analysis');
  return (
    <Box component="section" aria-labelledby="upload-notice" sx={{ mt: 4 }}>
      <Typography id="upload-notice" variant="h5" component="h2" color="textPrimary" sx={{ mb: 1.5 }}>
        {t('notice.title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {POINTS.map((point) => (
          <li key={point}>
            <Typography variant="subtitle2" component="h3" color="textPrimary">
              {t(`notice.${point}.title`)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t(`notice.${point}.text`)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

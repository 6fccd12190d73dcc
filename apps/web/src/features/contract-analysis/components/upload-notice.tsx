import AutoDeleteOutlined from '@mui/icons-material/AutoDeleteOutlined';
import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const POINTS = {
  confidential: LockOutlined,
  kept: AutoDeleteOutlined,
  ai: ChecklistOutlined,
  advice: BalanceOutlined,
} as const;
type Point = keyof typeof POINTS;

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
        {(Object.keys(POINTS) as Point[]).map((point) => {
          const Icon = POINTS[point];
          return (
            <Box
              component="li"
              key={point}
              sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5 }}
            >
              <Icon aria-hidden color="primary" sx={{ fontSize: '1.375rem' }} />
              <div>
                <Typography variant="subtitle2" component="h3" color="textPrimary">
                  {t(`notice.${point}.title`)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {t(`notice.${point}.text`)}
                </Typography>
              </div>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

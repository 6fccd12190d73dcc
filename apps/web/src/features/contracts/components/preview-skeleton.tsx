import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** Widths of lines, as they fall in the opening of a contract. */
const LINES = ['38%', '22%', '96%', '92%', '60%', '98%', '94%', '97%', '70%', '95%', '88%', '97%', '52%'];

/** A sheet that is still blank. */
export function PreviewSkeleton() {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-label={t('loading')}
      sx={(theme) => ({
        maxWidth: theme.layout.page,
        p: { xs: 3, sm: 6 },
        bgcolor: 'background.paper',
        boxShadow: theme.paper.shadow,
        borderRadius: `${theme.paper.radius}px`,
      })}
    >
      <Skeleton variant="text" width="56%" sx={{ mx: 'auto', mb: 4, fontSize: 'h3.fontSize' }} />
      {LINES.map((width, at) => (
        <Skeleton key={at} variant="text" width={width} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}

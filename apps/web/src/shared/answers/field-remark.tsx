import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** What is worth knowing about the answer chosen; it stops nobody. */
export function FieldRemark({ text }: { text: string }) {
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1, maxWidth: '68ch', color: 'text.secondary' }}>
      <InfoOutlined aria-hidden sx={{ fontSize: '1.25rem', mt: 0.125 }} />
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}

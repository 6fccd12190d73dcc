import Typography from '@mui/material/Typography';

/** What is worth knowing about the answer chosen; it stops nobody. */
export function FieldRemark({ text }: { text: string }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ mt: 1, pl: 1.5, maxWidth: '68ch', borderLeft: 2, borderColor: 'divider' }}
    >
      {text}
    </Typography>
  );
}

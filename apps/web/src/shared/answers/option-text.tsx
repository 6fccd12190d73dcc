import Typography from '@mui/material/Typography';
import type { FieldOption } from '@pactwright/protocol';

export function OptionText({ option }: { option: FieldOption }) {
  return (
    <>
      {option.label}
      {option.description && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {option.description}
        </Typography>
      )}
    </>
  );
}

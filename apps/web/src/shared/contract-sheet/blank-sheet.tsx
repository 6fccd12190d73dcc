import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const LINES = ['62%', '40%', '100%', '96%', '100%', '88%', '100%', '94%', '70%'];

/** Holds the place of the contract while what writes it is on its way. */
export function BlankSheet() {
  return (
    <Box
      aria-hidden
      sx={(theme) => ({ height: '100%', p: 6, boxShadow: theme.paper.shadow, bgcolor: 'background.paper' })}
    >
      {LINES.map((width, index) => (
        <Skeleton key={index} animation={false} width={width} sx={{ my: 1.5 }} />
      ))}
    </Box>
  );
}

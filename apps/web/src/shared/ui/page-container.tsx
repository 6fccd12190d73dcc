import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageHead } from './use-page-head.js';

export const MAIN_ID = 'main';

interface PageContainerProps {
  /** The page's one h1, and the title of the window. */
  readonly title: string;
  /** One or two sentences for search results and shared links; pages that anybody may find have one. */
  readonly description?: string | undefined;
  readonly intro?: ReactNode;
  /** Buttons that concern the whole page, beside the title. */
  readonly actions?: ReactNode;
  /** Reading width instead of the full content width. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

export function PageContainer({
  title,
  description,
  intro,
  actions,
  isNarrow = false,
  children,
}: PageContainerProps) {
  usePageHead({ title, description });
  return (
    <Container
      maxWidth={false}
      sx={(theme) => ({
        maxWidth: isNarrow ? theme.layout.page : theme.layout.content,
        py: { xs: 4, md: 8 },
        flexGrow: 1,
      })}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          mb: 4,
        }}
      >
        <div>
          <Typography variant="h2" component="h1" tabIndex={-1} color="textPrimary">
            {title}
          </Typography>
          {intro && (
            <Typography color="textSecondary" sx={(theme) => ({ mt: 1.5, maxWidth: theme.layout.reading })}>
              {intro}
            </Typography>
          )}
        </div>
        {actions}
      </Box>
      {children}
    </Container>
  );
}

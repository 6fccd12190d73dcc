import Box from '@mui/material/Box';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const PreviewDrawer = lazy(async () => ({ default: (await import('./preview-drawer.js')).PreviewDrawer }));

interface ContractPaneProps {
  /** Of the drawer. */
  readonly title: string;
  /** The window is too narrow for two panes. */
  readonly isDrawer: boolean;
  /** Of the drawer; the pane is always there. */
  readonly isOpen: boolean;
  onClose(): void;
  /** The sheet. */
  readonly children: ReactNode;
}

/** The contract beside what is being done to it, or below 1024 px in a drawer over it. */
export function ContractPane({ title, isDrawer, isOpen, onClose, children }: ContractPaneProps) {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  if (isDrawer) {
    return (
      hasOpened && (
        <Suspense>
          <PreviewDrawer title={title} isOpen={isOpen} onClose={onClose}>
            {children}
          </PreviewDrawer>
        </Suspense>
      )
    );
  }
  return (
    <Box
      sx={(theme) => ({
        position: 'sticky',
        top: `calc(${theme.layout.topBar} + ${theme.spacing(3)})`,
        height: `calc(100dvh - ${theme.layout.topBar} - ${theme.spacing(6)})`,
        alignSelf: 'start',
      })}
    >
      {children}
    </Box>
  );
}

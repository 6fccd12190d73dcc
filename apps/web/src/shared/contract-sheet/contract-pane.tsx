import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PreviewDrawer } from './preview-drawer.js';

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
  if (isDrawer) {
    return (
      <PreviewDrawer title={title} isOpen={isOpen} onClose={onClose}>
        {children}
      </PreviewDrawer>
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

import Box from '@mui/material/Box';
import type { Language } from '@pactwright/drafting';
import { LiveContract } from './live-contract.js';
import { PreviewDrawer } from './preview-drawer.js';

interface ContractPaneProps {
  readonly language: Language;
  /** The first question of the step: where the contract opens while no question has the focus. */
  readonly firstKey: string | undefined;
  readonly isDrawer: boolean;
  /** Of the drawer; the pane is always there. */
  readonly isOpen: boolean;
  onClose(): void;
}

/** The contract beside the questions, or below 1024 px in a drawer over them. */
export function ContractPane({ language, firstKey, isDrawer, isOpen, onClose }: ContractPaneProps) {
  const contract = <LiveContract language={language} firstKey={firstKey} />;
  if (isDrawer) {
    return (
      <PreviewDrawer isOpen={isOpen} onClose={onClose}>
        {contract}
      </PreviewDrawer>
    );
  }
  return (
    <Box
      sx={(theme) => ({
        position: 'sticky',
        top: `calc(${theme.layout.topBar} + ${theme.spacing(3)})`,
        height: 'var(--pane-height)',
        alignSelf: 'start',
      })}
    >
      {contract}
    </Box>
  );
}

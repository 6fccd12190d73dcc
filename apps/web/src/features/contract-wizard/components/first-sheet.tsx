import Box from '@mui/material/Box';
import type { Language } from '@pactwright/protocol';
import { BlankSheet } from '../../../shared/contract-sheet/blank-sheet.js';
import { Sheet } from '../../../shared/contract-sheet/sheet-paper.js';

/** The contract before anybody has answered, written by the build: its code comes once somebody begins to use the page. */
export function FirstSheet({ language }: { language: Language }) {
  const text = textInFile(language);
  if (text === undefined) return <BlankSheet />;
  return (
    <Box
      sx={(theme) => ({
        height: '100%',
        contain: 'strict',
        boxShadow: theme.paper.shadow,
        bgcolor: 'background.paper',
      })}
    >
      <Sheet lang={language} dangerouslySetInnerHTML={{ __html: text }} />
    </Box>
  );
}

/** Only the file of the wizard has it, in its own language (build/prerender.mjs). */
const textInFile = (language: Language): string | undefined =>
  document.querySelector(`template#first-sheet[lang=${language}]`)?.innerHTML;

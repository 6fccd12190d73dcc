import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useLanguage } from '../i18n/use-language.js';
import { ConnectionNotice } from './connection-notice.js';
import { connection } from '../api/connection.js';
import { noteLanguage } from './note-language.js';
import { UpdateNotice } from './update-notice.js';

/** Watches the connection for the whole interface and says what there is to say of it, below the top bar. */
export function OfflineSupport() {
  const language = useLanguage();
  useEffect(() => connection.start(), []);
  useEffect(() => void noteLanguage(language), [language]);
  return (
    <Box
      data-bar
      sx={(theme) => ({
        position: 'sticky',
        top: theme.layout.topBar,
        zIndex: theme.zIndex.appBar - 1,
        displayPrint: 'none',
      })}
    >
      <ConnectionNotice />
      <UpdateNotice />
    </Box>
  );
}

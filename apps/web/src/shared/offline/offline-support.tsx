import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useLanguage } from '../i18n/use-language.js';
import { ConnectionNotice } from './connection-notice.js';
import { connection } from './connection.js';
import { noteLanguage } from './note-language.js';
import { UpdateNotice } from './update-notice.js';
import { LOW_WINDOW } from '../../theme/tokens.js';

/** Watches the connection for the whole interface and says what there is to say of it, below the top bar. */
export function OfflineSupport() {
  const language = useLanguage();
  useEffect(() => connection.start(), []);
  useEffect(() => void noteLanguage(language), [language]);
  return (
    <Box
      sx={(theme) => ({
        position: 'sticky',
        top: theme.layout.topBar,
        zIndex: theme.zIndex.appBar - 1,
        [LOW_WINDOW]: { position: 'static' },
      })}
    >
      <ConnectionNotice />
      <UpdateNotice />
    </Box>
  );
}

import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { browser } from '../browser.js';
import { connection } from '../api/connection.js';
import { MissingPage } from './missing-page.js';
import { mayReloadForCode } from './missing-code.js';

type Finding = 'looking' | 'offline' | 'lost';

/**
 * Stands where a page's code could not be had. After a release the files of the version in this tab are gone from the
 * server: one reload brings the new version, and what was entered is in local storage by then. Without a connection it
 * says so instead; `children` stand for what neither explains.
 */
export function MissingCodeScreen({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [finding, setFinding] = useState<Finding>('looking');
  useEffect(() => {
    let isCurrent = true;
    void connection.confirm().then((isOnline) => {
      if (!isCurrent) return;
      if (!isOnline) setFinding('offline');
      else if (mayReloadForCode(Date.now())) browser.reload();
      else setFinding('lost');
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  if (finding === 'offline') return <MissingPage />;
  if (finding === 'lost') return children;
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60dvh' }}>
      <CircularProgress aria-label={t('loading')} />
    </Box>
  );
}

import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptWork } from './kept-work.js';
import { NoticeBar } from './notice-bar.js';
import { useConnection } from './use-connection.js';

/** Good news is no reason to stay for long. */
const GOOD_NEWS_MS = 6_000;

/** Says that there is no connection and what becomes of the answers, and that it is back (T-56). */
export function ConnectionNotice() {
  const { t } = useTranslation('offline');
  const connection = useConnection();
  const work = useKeptWork();
  const [wasAway, setWasAway] = useState(false);
  const isAway = connection !== 'online';
  if (isAway && !wasAway) setWasAway(true);
  const isBack = wasAway && !isAway;
  const isOver = isBack && work !== 'waiting';

  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => setWasAway(false), GOOD_NEWS_MS);
    return () => clearTimeout(timer);
  }, [isOver]);

  return (
    <div role="status">
      {isAway && (
        <NoticeBar icon={<CloudOffOutlined fontSize="small" aria-hidden />}>
          {t(`${work === 'none' ? 'page' : 'form'}.${connection}`)}
        </NoticeBar>
      )}
      {isBack && (
        <NoticeBar icon={<CloudDoneOutlined fontSize="small" aria-hidden />}>{t(`back.${work}`)}</NoticeBar>
      )}
    </div>
  );
}

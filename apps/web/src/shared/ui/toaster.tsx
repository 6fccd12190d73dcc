import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useIsTakenOver } from '../use-is-from-file.js';
import { VisuallyHidden } from './visually-hidden.js';
import { ToastCard } from '../toast/toast-card.js';
import { setToastRegionFocused } from '../toast/toast-store.js';
import { useToastState } from '../toast/use-toast-state.js';

/** The notification region; it stands beside the page, so a page drawn into a file has none yet. */
export function Toaster() {
  return useIsTakenOver() ? <ToastRegion /> : null;
}

/** The one message on screen, and a log of all of them for those who do not see it. */
function ToastRegion() {
  const { t } = useTranslation();
  const { current, log } = useToastState();
  const host = useToastHost();
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      setToastRegionFocused(true);
      /* An open dialog first has to learn that it may let the focus go. */
      queueMicrotask(() => region.current?.focus());
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  return createPortal(
    <Box
      ref={region}
      role="region"
      aria-label={t('notifications')}
      tabIndex={-1}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setToastRegionFocused(false);
      }}
      sx={(theme) => ({
        displayPrint: 'none',
        position: 'fixed',
        zIndex: theme.zIndex.tooltip + 1,
        /* Over the bar and, on a wide screen, its name: what a page offers to do stands below or at its right. */
        top: theme.spacing(1),
        left: theme.spacing(2),
        width: `min(${theme.layout.toast}, calc(100vw - ${theme.spacing(4)}))`,
        /* On a screen of middle width the bar has links from its middle on. */
        [theme.breakpoints.between('md', 'lg')]: { width: `min(${theme.layout.toast}, 45vw)` },
        /* On a phone a dialog begins at the top: its way out stays free. */
        [theme.breakpoints.down('sm')]: {
          top: theme.spacing(0.5),
          'body:has([role=dialog]) &': {
            width: `calc(100vw - ${theme.spacing(2)} - ${theme.layout.wayOut})`,
          },
        },
      })}
    >
      {current && <ToastCard key={current.id} toast={current} />}
      <VisuallyHidden role="log" aria-live="polite" aria-label={t('notificationLog')}>
        {log.map(({ id, title, description }) => (
          <p key={id}>{description ? `${title}. ${description}` : title}</p>
        ))}
      </VisuallyHidden>
    </Box>,
    host,
  );
}

/** A child of the body of its own. An open modal hides its siblings from assistive technology; messages must still be heard. */
function useToastHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(host);
    const observer = new MutationObserver(() => {
      if (host.hasAttribute('aria-hidden')) host.removeAttribute('aria-hidden');
    });
    observer.observe(host, { attributes: true, attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
}

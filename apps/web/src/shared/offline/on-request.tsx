import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../toast/toast-store.js';
import { connection } from '../api/connection.js';

export interface OnRequest {
  /** Whether it is to be seen; what is only ever there while it is says nothing. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog whose code is fetched when it is first opened. Without a connection that cannot be: the page stays as it is,
 * with all that was entered, and says what it needs; the next try asks again. Any other failure is the error screen's.
 */
export function onRequest<Props extends OnRequest>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  function Requested(props: Props) {
    const { isOpen = true, onClose } = props;
    const { t } = useTranslation('offline', { useSuspense: false });
    const [code, setCode] = useState<{ Dialog: ComponentType<Props> } | { failure: unknown } | null>(null);
    const giveUp = useEffectEvent(() => {
      toast({ title: t('needsConnection') });
      onClose();
    });
    useEffect(() => {
      if (!isOpen || code) return undefined;
      let isWanted = true;
      const fetchCode = async () => {
        try {
          const Dialog = await load();
          if (isWanted) setCode({ Dialog });
        } catch (failure) {
          const isOnline = await connection.confirm();
          if (!isWanted) return;
          if (isOnline) setCode({ failure });
          else giveUp();
        }
      };
      void fetchCode();
      return () => {
        isWanted = false;
      };
    }, [isOpen, code]);
    if (!code) return null;
    if ('failure' in code) throw code.failure;
    return (
      <Suspense>
        <code.Dialog {...props} />
      </Suspense>
    );
  }
  return Requested;
}

import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toast/toast-store.js';

/** Puts a text into the clipboard and says so, or that the browser refuses. */
export function useCopy(): (text: string, what: 'finding' | 'list') => void {
  const { t } = useTranslation('contract-analysis');
  return (text, what) => {
    const refused = () =>
      toast({ title: t('copy.refused'), description: t('copy.refusedText'), variant: 'destructive' });
    /* Where the page did not come safely there is no clipboard at all. */
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) return void refused();
    clipboard.writeText(text).then(() => toast({ title: t(`copy.done.${what}`) }), refused);
  };
}

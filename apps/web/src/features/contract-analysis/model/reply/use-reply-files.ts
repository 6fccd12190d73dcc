import type { ReplyProposal } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../shared/api/api-error.js';
import { toast } from '../../../../shared/toast/toast-store.js';
import { makeRedline, makeSheet } from './make-file.js';
import { planToSend, type Plan } from './reply-plan.js';
import { replyName } from './reply-name.js';

interface Wanted {
  readonly runId: string;
  readonly fileName: string | undefined;
  readonly proposals: readonly ReplyProposal[];
  readonly plan: Plan;
}

/** Has the files of a reply made, one at a time, and says what became of them. */
export function useReplyFiles({ runId, fileName, proposals, plan }: Wanted) {
  const { t } = useTranslation('contract-reply');
  const [busy, setBusy] = useState<'word' | 'sheet'>();
  const asked = (what: 'reply' | 'sheet') => ({
    runId,
    plan: planToSend(plan, proposals),
    name: replyName(fileName, what),
  });
  const tell = ({ message, summary }: ApiError): void => {
    toast({ title: t('files.failed'), description: message ?? summary, variant: 'destructive' });
  };
  const during = async (what: 'word' | 'sheet', work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    await work().finally(() => setBusy(undefined));
  };
  return {
    busy,
    makeWord: (file: File) =>
      during('word', async () => {
        const made = await makeRedline(file, asked('reply'));
        if ('error' in made) return tell(made.error);
        const { changed, displaced, isProtected } = made;
        toast({
          title: t('files.made'),
          description: [
            t('files.changed', { count: changed }),
            ...(displaced > 0 ? [t('files.displaced', { count: displaced })] : []),
            ...(isProtected ? [t('files.protected')] : []),
          ].join(' '),
        });
      }),
    makeTable: () =>
      during('sheet', async () => {
        const error = await makeSheet(asked('sheet'));
        if (error) return tell(error);
        toast({ title: t('files.sheetMade') });
      }),
  };
}

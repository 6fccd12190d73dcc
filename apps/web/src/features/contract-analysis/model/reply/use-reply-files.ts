import type { ReplyProposal } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaymentDialog } from '../../../../shared/payment/payment-context.js';
import type { ApiError } from '../../../../shared/api/api-error.js';
import { derivedName } from '../../../../shared/download/derived-name.js';
import { toast } from '../../../../shared/toast/toast-store.js';
import { holdFile } from '../sent-file.js';
import { makeRedline, makeSheet, type MadeRedline } from './make-file.js';
import { wayOf, type Plan } from './reply-plan.js';
import { asRemarks, planToSend } from './sent-plan.js';
import { useReplyUnit } from './use-reply-unit.js';

type Work = 'word' | 'comments' | 'sheet';

interface Wanted {
  readonly runId: string;
  readonly fileName: string | undefined;
  readonly proposals: readonly ReplyProposal[];
  readonly plan: Plan;
}

/** Has the files of a reply made, one at a time, and says what became of them. */
export function useReplyFiles({ runId, fileName, proposals, plan }: Wanted) {
  const { t } = useTranslation('contract-reply');
  const openPayment = usePaymentDialog();
  const { unit, isAwaited, ask } = useReplyUnit(runId);
  const [busy, setBusy] = useState<Work>();
  /** The file in which nothing can be changed, as long as it may take the comments alone. */
  const [unsafe, setUnsafe] = useState<File>();
  const asked = (what: 'reply' | 'sheet') => ({
    runId,
    plan: planToSend(plan, proposals),
    name: derivedName(fileName ?? t('fileNames.contract'), t(`fileNames.${what}`)),
  });
  const hasChanges = proposals.some((proposal) => wayOf(plan, proposal) === 'change');
  const [failure, setFailure] = useState<string>();
  /* It stays until something is tried again: it may say what to do instead. */
  const tell = ({ message, summary }: ApiError): void => setFailure(message ?? summary);
  /** Has it paid for where that is due, and then makes what was asked for. */
  const refused = async (error: ApiError, again: () => void): Promise<void> => {
    const order = error.code === 'REPLY_NOT_PAID' ? (await ask())?.orderId : undefined;
    if (!order) return tell(error);
    const onSuccess = (): void => {
      void ask();
      again();
    };
    openPayment({ contractId: order, subject: 'reply', onSuccess });
  };
  const during = async (what: Work, work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setFailure(undefined);
    if (what !== 'comments') setUnsafe(undefined);
    await work().finally(() => setBusy(undefined));
  };
  const makeWord = (file: File): Promise<void> =>
    during('word', async () => {
      const made = await makeRedline(file, asked('reply'));
      if ('error' in made) {
        if (made.error.code === 'REDLINE_NOT_SAFE' && hasChanges) setUnsafe(file);
        return refused(made.error, () => void makeWord(file));
      }
      /* It is the one that was checked: nobody has to choose it again. */
      holdFile(runId, file);
      toast({ title: t('files.made'), description: described(made) });
    });
  const makeComments = (file: File): Promise<void> =>
    during('comments', async () => {
      const wanted = asked('reply');
      const made = await makeRedline(file, { ...wanted, plan: asRemarks(wanted.plan) });
      if ('error' in made) {
        if (made.error.code === 'REDLINE_NOT_SAFE') {
          setUnsafe(undefined);
          return setFailure(t('files.commentsRefused'));
        }
        return refused(made.error, () => void makeComments(file));
      }
      holdFile(runId, file);
      toast({ title: t('files.made'), description: t('files.commentsMade') });
    });
  const makeTable = (): Promise<void> =>
    during('sheet', async () => {
      const error = await makeSheet(asked('sheet'));
      if (error) return refused(error, () => void makeTable());
      toast({ title: t('files.sheetMade') });
    });
  const described = ({
    changed,
    displaced,
    isProtected,
  }: Exclude<MadeRedline, { error: ApiError }>): string =>
    [
      t('files.changed', { count: changed }),
      ...(displaced > 0 ? [t('files.displaced', { count: displaced })] : []),
      ...(isProtected ? [t('files.protected')] : []),
    ].join(' ');
  return { busy, failure, unsafe, unit, isAwaited, makeWord, makeComments, makeTable };
}

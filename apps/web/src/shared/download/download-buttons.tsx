import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import type { ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Details } from '@pactwright/drafting';
import { DOCUMENT_FORMATS, type DocumentFormat } from '@pactwright/protocol';
import { readDetails } from '../details/kept-details.js';
import { NeedsConnection } from '../offline/needs-connection.js';
import { toast } from '../toast/toast-store.js';
import { BusyButton } from '../ui/busy-button.js';
import { downloadContract } from './download-contract.js';

interface DownloadButtonsProps extends Pick<ButtonProps, 'size' | 'variant'> {
  readonly contractId: string;
  /** Which contract, for those who hear the buttons out of context. */
  readonly contractName?: string;
  /** Words on the buttons: "Download PDF", or "PDF" alone where space is short. */
  readonly isShort?: boolean;
  /** What stands in the file in place of its gaps; otherwise what this browser keeps for the contract. */
  readonly details?: Details | undefined;
  /** Asked instead of downloading while the contract is locked. */
  readonly onLocked?: (() => void) | undefined;
}

export function DownloadButtons(props: DownloadButtonsProps) {
  const { contractId, contractName, isShort = false, details, onLocked, ...button } = props;
  const { t } = useTranslation();
  const [busy, setBusy] = useState<ReadonlySet<DocumentFormat>>(new Set());

  const download = async (format: DocumentFormat) => {
    setBusy((formats) => new Set(formats).add(format));
    const error = await downloadContract(contractId, format, details ?? (await readDetails(contractId)));
    setBusy((formats) => new Set([...formats].filter((other) => other !== format)));
    if (error) {
      const description =
        error.code === 'PAYLOAD_TOO_LARGE'
          ? t('download.detailsTooLong')
          : t('download.failedFile', { format: format.toUpperCase() });
      toast({ title: t('download.failed'), description, variant: 'destructive' });
    }
  };

  return DOCUMENT_FORMATS.map((format) => (
    <NeedsConnection key={format}>
      <BusyButton
        {...button}
        startIcon={onLocked ? <LockOutlined /> : <FileDownload />}
        isBusy={busy.has(format)}
        loadingPosition="start"
        aria-label={contractName ? `${t(`download.${format}`)}: ${contractName}` : t(`download.${format}`)}
        onClick={() => (onLocked ? onLocked() : void download(format))}
      >
        {isShort ? format.toUpperCase() : t(`download.${format}`)}
      </BusyButton>
    </NeedsConnection>
  ));
}

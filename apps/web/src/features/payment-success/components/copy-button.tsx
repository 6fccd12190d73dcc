import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Copies where the browser allows it; elsewhere the text can still be selected. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('payment-success');
  const [copied, setCopied] = useState<string>();
  if (!window.isSecureContext) return null;
  const isCopied = copied === text;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    );
  return (
    <Button variant="outlined" startIcon={isCopied ? <Check /> : <ContentCopy />} onClick={() => void copy()}>
      {t(isCopied ? 'claim.copied' : 'claim.copy')}
    </Button>
  );
}

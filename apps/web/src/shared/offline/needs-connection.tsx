import Tooltip from '@mui/material/Tooltip';
import { cloneElement, type CSSProperties, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from './use-connection.js';

interface ButtonProps {
  'aria-disabled'?: boolean | 'true' | 'false' | undefined;
  style?: CSSProperties | undefined;
  onClick?: unknown;
}

const REFUSED: CSSProperties = { opacity: 0.5, cursor: 'not-allowed' };

/** A button that is of no use without the server: offline it stays in reach of keyboard and finger and says why. */
export function NeedsConnection({ children }: { readonly children: ReactElement<ButtonProps> }) {
  const { t } = useTranslation('offline');
  const isOnline = useIsOnline();
  if (isOnline) return children;
  return (
    <Tooltip title={t('needsConnection')} describeChild enterTouchDelay={0}>
      {cloneElement(children, { 'aria-disabled': true, style: REFUSED, onClick: undefined })}
    </Tooltip>
  );
}

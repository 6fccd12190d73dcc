import { cloneElement, type CSSProperties, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionTooltip, type Described } from '../ui/action-tooltip.js';
import { useIsOnline } from './use-connection.js';

interface ButtonProps extends Described {
  'aria-disabled'?: boolean | 'true' | 'false' | undefined;
  'aria-description'?: string | undefined;
  style?: CSSProperties | undefined;
  onClick?: unknown;
}

const REFUSED: CSSProperties = { opacity: 0.5, cursor: 'not-allowed' };

/** A button that is of no use without the server: offline it stays in reach of keyboard and finger and says why. */
export function NeedsConnection({ children }: { readonly children: ReactElement<ButtonProps> }) {
  const { t } = useTranslation('offline');
  const isOnline = useIsOnline();
  const reason = t('needsConnection');
  return (
    <ActionTooltip description={isOnline ? undefined : reason} staysAfterTouch>
      {isOnline
        ? children
        : cloneElement(children, {
            'aria-disabled': true,
            'aria-description': reason,
            style: REFUSED,
            onClick: undefined,
          })}
    </ActionTooltip>
  );
}

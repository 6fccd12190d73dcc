import Translate from '@mui/icons-material/Translate';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Translation } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoverageIndex } from '../model/coverage.js';
import { TranslationDialog } from './translation-dialog.js';

const DOTS = { translated: 'success', missing: 'error', outdated: 'warning' } as const;

interface TranslateButtonProps extends Pick<Translation, 'entityType' | 'entityId' | 'fieldName'> {
  /** The English text; nothing is offered for one that is empty. */
  readonly original: string | null;
  readonly coverage: CoverageIndex;
  /** A link has asked for this very text. */
  readonly isOpenFirst?: boolean;
  readonly onClose?: () => void;
}

/** Opens the translation of one text and says whether there is one (R-ADM-09). */
export function TranslateButton({
  original,
  coverage,
  isOpenFirst = false,
  onClose,
  ...text
}: TranslateButtonProps) {
  const { t } = useTranslation('wizard-editor');
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const state = coverage.of(text);
  if (!original) return null;
  const words = state ? t(`state.${state}`) : '';
  const close = () => {
    setIsOpen(false);
    if (isOpenFirst) onClose?.();
  };
  return (
    <>
      <Tooltip title={words}>
        <IconButton
          size="small"
          aria-label={[t('translate', { name: original }), words].filter(Boolean).join('. ')}
          onClick={() => setIsOpen(true)}
        >
          <Badge variant="dot" color={state ? DOTS[state] : 'default'} invisible={!state}>
            <Translate fontSize="small" />
          </Badge>
        </IconButton>
      </Tooltip>
      {isOpen && <TranslationDialog {...text} original={original} onClose={close} />}
    </>
  );
}

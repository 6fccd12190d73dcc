import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Language, ReplyProposal } from '@pactwright/protocol';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../shared/i18n/use-language.js';
import { markedDocument } from '../../model/reply/marked-words.js';
import type { Plan } from '../../model/reply/reply-plan.js';
import { MarkedText } from './marked-text.js';
import { toCard } from './reply-places.js';
import { documentSheet, underTopBar } from '../document-sheet.js';

interface ReplyDocumentProps {
  readonly text: string;
  readonly language: Language;
  readonly proposals: readonly ReplyProposal[];
  readonly plan: Plan;
  /** The point whose change somebody was led to. */
  readonly shown: string | undefined;
}

/** The contract with the chosen changes in their places; beside the cards, where there is room. */
export const ReplyDocument = memo(function ReplyDocument(props: ReplyDocumentProps) {
  const { text, language, proposals, plan, shown } = props;
  const { t } = useTranslation('contract-reply');
  const interfaceLanguage = useLanguage();
  const runs = useMemo(
    () => markedDocument(text, proposals, plan, language),
    [text, proposals, plan, language],
  );
  return (
    <Sheet lang={language} tabIndex={0} role="group" aria-label={t('document')}>
      <MarkedText
        runs={runs}
        hasPlaces
        behind={(key) =>
          key === shown && (
            <Back size="small" variant="outlined" lang={interfaceLanguage} onClick={() => toCard(key)}>
              {t('backToPoint')}
            </Back>
          )
        }
      />
    </Sheet>
  );
});

/* In the text, behind the words that it belongs to. */
const Back = styled(Button)(({ theme }) => ({
  margin: theme.spacing(0, 0.75),
  padding: theme.spacing(0, 1),
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
}));

const Sheet = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: { display: 'block' },
  '@media print': { display: 'none' },
  position: 'sticky',
  top: underTopBar(theme),
  height: `calc(100dvh - ${theme.layout.topBar} - ${theme.spacing(6)})`,
  minWidth: 0,
  overflowY: 'auto',
  ...documentSheet(theme),
}));

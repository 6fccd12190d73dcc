import { styled } from '@mui/material/styles';
import type { Language, ReplyProposal } from '@pactwright/protocol';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { markedDocument } from '../../model/reply/marked-words.js';
import type { Plan } from '../../model/reply/reply-plan.js';
import { MarkedText } from './marked-text.js';
import { documentSheet, underTopBar } from '../document-sheet.js';

interface ReplyDocumentProps {
  readonly text: string;
  readonly language: Language;
  readonly proposals: readonly ReplyProposal[];
  readonly plan: Plan;
}

/** The contract with the chosen changes in their places; beside the cards, where there is room. */
export const ReplyDocument = memo(function ReplyDocument(props: ReplyDocumentProps) {
  const { text, language, proposals, plan } = props;
  const { t } = useTranslation('contract-reply');
  const runs = useMemo(
    () => markedDocument(text, proposals, plan, language),
    [text, proposals, plan, language],
  );
  return (
    <Sheet lang={language} tabIndex={0} role="group" aria-label={t('document')}>
      <MarkedText runs={runs} hasPlaces />
    </Sheet>
  );
});

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

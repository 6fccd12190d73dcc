import { styled } from '@mui/material/styles';
import type { AnalysisItem, ContractAnalysis, Evidence } from '@pactwright/protocol';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { markQuotes } from '../model/marked-text.js';
import { visuallyHidden } from '../../../theme/tokens.js';
import { centreInSheet } from '../model/scroll-to-finding.js';
import { DOCUMENT_ID, quoteId } from '../model/show-quote.js';
import { documentSheet, underTopBar } from './document-sheet.js';

interface DocumentPaneProps {
  readonly analysis: ContractAnalysis;
  readonly items: readonly AnalysisItem[];
  /** Of which of the two parties they are. */
  readonly isOther: boolean;
  readonly chosen: AnalysisItem | undefined;
  /** The nearest passage to something that was not found: no finding, and marked only while the reader looks at it. */
  readonly sought: Evidence | undefined;
  onChoose(id: string): void;
}

/** The text that was read, with every quoted passage marked and the chosen one in sight. */
export function DocumentPane({ analysis, items, isOther, chosen, sought, onChoose }: DocumentPaneProps) {
  const { t } = useTranslation('contract-analysis');
  const { documentText, documentLanguage } = analysis;
  const runs = useMemo(() => markQuotes(documentText, items, sought), [documentText, items, sought]);
  const start = chosen?.evidence?.start;
  const chosenId = chosen?.id;
  useEffect(() => {
    if (start !== undefined) centreInSheet(start);
  }, [start, isOther]);

  return (
    <Pane aria-labelledby="document-heading">
      <Label id="document-heading">{t('document')}</Label>
      <Sheet
        id={DOCUMENT_ID}
        lang={documentLanguage}
        tabIndex={0}
        role="group"
        aria-labelledby="document-heading"
      >
        {runs.map(({ start: from, text, findings, isSought }) => {
          const [first] = findings;
          const place = { id: quoteId(from), tabIndex: -1, 'data-sought': isSought || undefined };
          if (first === undefined)
            return isSought ? (
              <span key={from} {...place}>
                {text}
              </span>
            ) : (
              text
            );
          const isChosen = chosenId !== undefined && findings.includes(chosenId);
          return (
            <mark
              key={from}
              {...place}
              data-chosen={isChosen || undefined}
              onClick={() => onChoose(isChosen && chosenId !== undefined ? chosenId : first)}
            >
              {text}
            </mark>
          );
        })}
      </Sheet>
    </Pane>
  );
}

/** Stays where it is while the list of findings beside it goes by. */
const Pane = styled('section')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: underTopBar(theme) },
}));

/** Seen where the document stands under the findings; beside them it speaks for itself. */
const Label = styled('h2')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.mutedOnCanvas,
  margin: theme.spacing(0, 0, 1),
  [theme.breakpoints.up('lg')]: visuallyHidden,
}));

const Sheet = styled('div')(({ theme }) => ({
  position: 'relative',
  ...documentSheet(theme),
  overflowY: 'auto',
  height: '70dvh',
  [theme.breakpoints.up('lg')]: {
    height: `calc(100dvh - ${theme.layout.topBar} - ${theme.spacing(6)})`,
    scrollMarginTop: underTopBar(theme),
  },
  '& mark': {
    background: theme.palette.ai.tint,
    color: 'inherit',
    cursor: 'pointer',
    borderBottom: `1px solid ${theme.palette.ai.main}`,
    transition: 'background-color 180ms ease-out',
  },
  '& mark[data-chosen]': {
    background: theme.palette.tint.primary,
    borderBottom: `2px solid ${theme.palette.primary.main}`,
  },
  '& [data-sought]': {
    outline: `${theme.layout.line}px dashed ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
}));

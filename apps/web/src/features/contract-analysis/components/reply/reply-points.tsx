import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RiskDots } from '../../../../shared/findings/risk-dots.js';
import { partedPoints, type ClausePoints, type LesserPoints } from '../../model/reply/reply-cards.js';
import { wayOf } from '../../model/reply/reply-plan.js';
import { Disclosure } from '../disclosure.js';
import { onPaper } from './on-paper.js';
import { ReplyCard, type CardContext } from './reply-card.js';
import { usePrintedOpen } from './use-printed-open.js';
import type { ReplyProposal } from '@pactwright/protocol';

interface ReplyPointsProps extends CardContext {
  readonly proposals: readonly ReplyProposal[];
}

/** The points that are raised unasked, clause by clause; under them the others, folded by their risk. */
export function ReplyPoints({ proposals, ...context }: ReplyPointsProps) {
  const { text } = context;
  const { raised, lesser } = useMemo(() => partedPoints(text, proposals), [text, proposals]);
  const folds = usePrintedOpen();
  return (
    <Box ref={folds} sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, minWidth: 0, '@media print': onPaper(1) }}>
      {raised.map((clause) => (
        <Clause key={clause.sentences[0]?.key} clause={clause} {...context} />
      ))}
      {lesser.map((points) => (
        <Lesser key={points.risk} {...points} {...context} />
      ))}
    </Box>
  );
}

function Clause({ clause, ...context }: CardContext & { readonly clause: ClausePoints }) {
  const { t } = useTranslation('contract-reply');
  const { title, sentences } = clause;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1, sm: 1.5 }, minWidth: 0, '@media print': onPaper(1) }}>
      <Typography
        variant="subtitle1"
        component="h3"
        color="textPrimary"
        lang={title ? context.textLanguage : undefined}
        sx={{ overflowWrap: 'anywhere', breakAfter: 'avoid' }}
      >
        {title ?? t(title === null ? 'clauses.absent' : 'clauses.other')}
      </Typography>
      {sentences.map((sentence) => (
        <ReplyCard key={sentence.key} sentence={sentence} {...context} />
      ))}
    </Box>
  );
}

function Lesser({ risk, clauses, ...context }: CardContext & LesserPoints) {
  const { t } = useTranslation('contract-reply');
  const points = clauses.flatMap(({ sentences }) => sentences.flatMap((sentence) => sentence.points));
  const sent = points.filter((proposal) => wayOf(context.plan, proposal) !== 'leave').length;
  return (
    <Disclosure sx={sent === 0 ? { displayPrint: 'none' } : { '@media print': { border: 0 } }}>
      <Box component="summary" sx={{ '@media print': { display: 'none' } }}>
        <RiskDots riskFactor={risk} /> {t('lesser', { count: points.length })}
        {sent > 0 && ` · ${t('lesserSent', { count: sent })}`}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, p: { xs: 1, sm: 2 }, '@media print': { p: 0, ...onPaper(1) } }}>
        {clauses.map((clause) => (
          <Clause key={clause.sentences[0]?.key} clause={clause} {...context} />
        ))}
      </Box>
    </Disclosure>
  );
}

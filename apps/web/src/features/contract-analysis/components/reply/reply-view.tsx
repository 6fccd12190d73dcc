import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knowsBoth } from '../../model/parties.js';
import { countUnraisable, countWays, isMoreToRaise, withAllRaised } from '../../model/reply/reply-plan.js';
import { useLanguage } from '../../../../shared/i18n/use-language.js';
import { isAnyBelow } from '../../model/reply/reply-cards.js';
import { settledProposals } from '../../model/reply/settled-proposals.js';
import { proposedSince } from '../../model/reply/since-mine.js';
import { besidePoints, earlierPoints } from '../../model/reply/with-earlier.js';
import { usePlan, type Reply } from '../../model/reply/use-reply.js';
import { onPaper } from './on-paper.js';
import { toChange } from './reply-places.js';
import { ReplyDocument } from './reply-document.js';
import { ReplyFiles } from './reply-files.js';
import { ReplyPoints } from './reply-points.js';

interface ReplyViewProps {
  readonly runId: string;
  readonly reply: Reply;
}

/** Every point with what goes back, beside the contract as it would be. */
export function ReplyView({ runId, reply }: ReplyViewProps) {
  const { t } = useTranslation('contract-reply');
  const { analysis, fileName, kept } = reply;
  const text = analysis.documentText;
  const [plan, setPlan] = usePlan(runId, kept);
  const { since } = plan;
  const language = useLanguage();
  const raised = useMemo(() => proposedSince(reply.answer.proposals, since), [reply.answer, since]);
  const earlier = useMemo(
    () =>
      earlierPoints(since?.earlier ?? [], reply.answer.proposals, {
        text,
        textLanguage: reply.answer.language,
        language,
      }),
    [reply.answer, since, text, language],
  );
  const answer = useMemo(
    () => ({ ...reply.answer, proposals: [...besidePoints(plan, earlier, raised)] }),
    [reply.answer, plan, earlier, raised],
  );
  const { proposals } = answer;
  const settled = useDeferredValue(plan);
  const made = useMemo(
    () => ({ ...answer, proposals: settledProposals(plan, answer.proposals, text, answer.language) }),
    [plan, answer, text],
  );
  const inText = useMemo(
    () => settledProposals(settled, answer.proposals, text, answer.language),
    [settled, answer, text],
  );
  const byKey = useMemo(() => new Map(proposals.map((each) => [each.key, each])), [proposals]);
  const heading = useRef<HTMLHeadingElement>(null);
  const pointsHeading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [shown, setShown] = useState<string>();
  const show = useCallback((key: string) => {
    setShown(key);
    toChange(key);
  }, []);
  const counts = countWays(plan, proposals);
  const unraisable = countUnraisable(plan, proposals);
  const isDoubtful =
    proposals.length > 0 && !knowsBoth(analysis) && !proposals.some(({ ways }) => ways.includes('change'));
  return (
    <>
      <Typography ref={heading} variant="h2" component="h1" tabIndex={-1} color="textPrimary">
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
        {fileName}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: '68ch' }}>
        {t('intro')}
      </Typography>
      {isDoubtful && (
        <Typography color="textPrimary" sx={{ mt: 1.5, maxWidth: '68ch' }}>
          {t('doubtful')}
        </Typography>
      )}
      {since !== undefined && (
        <Typography
          component="div"
          color="textPrimary"
          sx={{ mt: 1.5, maxWidth: '68ch', displayPrint: 'none' }}
        >
          {t('since')}
          <Button
            variant="outlined"
            sx={{ display: 'block', mt: 1 }}
            onClick={() => setPlan((before) => ({ ...before, since: undefined }))}
          >
            {t('notSince')}
          </Button>
        </Typography>
      )}
      <Typography component="p" role="status" variant="subtitle2" color="textPrimary" sx={{ mt: 2, mb: 3 }}>
        {(['change', 'comment', 'leave'] as const)
          .filter((way) => counts[way] > 0)
          .map((way) => t(`counts.${way}`, { count: counts[way] }))
          .join(' · ')}
      </Typography>
      <ReplyFiles runId={runId} fileName={fileName} answer={made} plan={plan} text={text} onPlan={setPlan} />
      {proposals.length === 0 ? (
        <Typography sx={{ mt: 3 }}>{t('nothing')}</Typography>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            mt: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
            '@media print': onPaper(1),
          }}
        >
          <Box
            component="section"
            aria-labelledby="reply-points"
            sx={{ display: 'grid', gap: 2, minWidth: 0, '@media print': onPaper(1) }}
          >
            <Typography
              ref={pointsHeading}
              id="reply-points"
              variant="h4"
              component="h2"
              tabIndex={-1}
              color="textPrimary"
            >
              {t('points')}
            </Typography>
            {isMoreToRaise(plan, proposals) && (
              <Box sx={{ displayPrint: 'none' }}>
                <Typography variant="body2" color="textPrimary">
                  {t('some', {
                    all: proposals.length,
                    sent: proposals.length - counts.leave,
                    left: counts.leave,
                  })}
                  {since === undefined && isAnyBelow(plan, proposals) && ` ${t('someBelow')}`}
                  {unraisable > 0 && ` ${t('someStay', { count: unraisable })}`}
                </Typography>
                <Button
                  variant="outlined"
                  sx={{ mt: 1.5 }}
                  onClick={() => {
                    setPlan((before) => withAllRaised(before, proposals));
                    /* The button goes. */
                    pointsHeading.current?.focus();
                  }}
                >
                  {t('raiseAll')}
                </Button>
              </Box>
            )}
            <Typography variant="body2" color="textMutedOnCanvas">
              {t('words.note')}
            </Typography>
            <ReplyPoints
              proposals={made.proposals}
              byKey={byKey}
              plan={plan}
              text={text}
              textLanguage={answer.language}
              onPlan={setPlan}
              onShow={show}
            />
          </Box>
          <ReplyDocument
            text={text}
            language={answer.language}
            proposals={inText}
            plan={settled}
            shown={shown}
          />
        </Box>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled, type Theme } from '@mui/material/styles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { askedAlone, askedTwice } from '@pactwright/drafting';
import type { Language, ReplyProposal } from '@pactwright/protocol';
import { memo, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RiskDots } from '../../../../shared/findings/risk-dots.js';
import { useLanguage } from '../../../../shared/i18n/use-language.js';
import { markedCompanions, markedSentences, type MarkedWords } from '../../model/reply/marked-words.js';
import {
  contraryTo,
  sentenceWay,
  sentenceWays,
  withSentenceWay,
  type SentencePoints,
} from '../../model/reply/reply-cards.js';
import { takenAlongBy, typedFigure, wayOf, withFigure, type Plan } from '../../model/reply/reply-plan.js';
import { FigureField } from './figure-field.js';
import { headingOf } from './heading-of.js';
import { figuresProps, showId } from './reply-places.js';
import { ReplyReasons } from './reply-reasons.js';
import { Part, Words } from './reply-words.js';
import { WayChoice } from './way-choice.js';

export interface CardContext {
  /** All of the reply, by their keys. */
  readonly byKey: ReadonlyMap<string, ReplyProposal>;
  readonly plan: Plan;
  readonly text: string;
  readonly textLanguage: Language;
  onPlan(change: (plan: Plan) => Plan): void;
  onShow(key: string): void;
}

interface ReplyCardProps extends CardContext {
  readonly sentence: SentencePoints;
}

const quoteOf = (quote: string): readonly MarkedWords[] => [{ kind: 'same', text: quote }];

/** One sentence: their words, ours, why, how far to go, and what the reader decides. */
export const ReplyCard = memo(function ReplyCard(props: ReplyCardProps) {
  const { sentence, byKey, plan, text, textLanguage, onPlan, onShow } = props;
  const { points } = sentence;
  const [lead, ...others] = points;
  const { t } = useTranslation('contract-reply');
  const language = useLanguage();
  const headingId = useId();
  const way = sentenceWay(plan, sentence);
  const ways = sentenceWays(sentence);
  const raised = points.filter((proposal) => wayOf(plan, proposal) !== 'leave');
  const changing = raised.filter((proposal) => wayOf(plan, proposal) === 'change');
  const [firstChanging] = changing;
  const quotes = new Map(
    points.flatMap(({ finding: { evidence } }) => (evidence ? [[evidence.start, evidence.quote]] : [])),
  );
  const companions = changing.flatMap((proposal) => markedCompanions(text, proposal, plan, textLanguage));
  const contrary = contraryTo(plan, sentence, byKey);
  const isChange = firstChanging !== undefined;
  const said = (proposal: ReplyProposal): string =>
    changing.includes(proposal) ? proposal.comment : askedAlone(proposal.comment, textLanguage);
  const remarks = [...new Set(raised.map(said))];
  const twice = askedTwice(remarks);
  const comments = remarks.filter((remark) => !twice.has(remark));
  const takenAlong = isChange ? undefined : takenAlongBy(plan, lead, byKey.values());
  const doubt = points.find((proposal) => proposal.doubt !== null)?.doubt;
  const isFolded = useMediaQuery<Theme>(onNarrowScreen, { noSsr: true });
  const head = (
    <>
      <RiskDots riskFactor={lead.finding.riskFactor} />
      {isFolded && (
        <Typography variant="caption" component="span" color="textSecondary" sx={{ displayPrint: 'none' }}>
          {` · ${t(`ways.${way}`)}`}
        </Typography>
      )}
      <Typography
        id={headingId}
        variant="h5"
        component="h4"
        color="textPrimary"
        lang={language}
        sx={{ mt: 0.5 }}
      >
        {headingOf(lead)}
      </Typography>
      {others.map((proposal) => (
        <Typography key={proposal.key} variant="body2" lang={language} sx={{ mt: 0.5 }}>
          {t('alsoAbout', { heading: headingOf(proposal) })}
        </Typography>
      ))}
    </>
  );
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{
        p: { xs: 0, lg: 3 },
        display: 'grid',
        gap: { xs: 1, lg: 2 },
        minWidth: 0,
        breakInside: 'avoid',
        '@media print': { p: 1, gap: 0.5, ...(way === 'leave' ? { display: 'none' } : {}) },
      }}
    >
      <Folded isOn={isFolded} head={head}>
        <OnScreen>
          <WayChoice
            about={headingOf(lead)}
            ways={ways}
            way={way}
            onChange={(chosen) => onPlan((before) => withSentenceWay(before, sentence, chosen))}
          />
          {!ways.includes('change') && (
            <Typography variant="body2" color="textSecondary">
              {t('onlyComment')}
            </Typography>
          )}
          {!isChange && doubt && <Doubted words={doubt.words} lang={textLanguage} />}
        </OnScreen>
        {isChange ? (
          <Part isPlain title={firstChanging.insert === null ? t('words.ours') : t('words.added')}>
            <Words lang={textLanguage} stretches={markedSentences(text, changing, plan, textLanguage)} />
          </Part>
        ) : (
          <Part title={t('words.theirs')}>
            {quotes.size > 0 ? (
              <Words lang={textLanguage} stretches={[...quotes.values()].map(quoteOf)} />
            ) : (
              <Typography variant="body2">{t('words.missing')}</Typography>
            )}
          </Part>
        )}
        {takenAlong !== undefined && (
          <OnScreen>
            <Typography variant="body2" color="textPrimary">
              {t('takenAlong', { heading: headingOf(takenAlong) })}
            </Typography>
          </OnScreen>
        )}
        {companions.length > 0 && (
          <Part title={t('words.companions')}>
            <Words lang={textLanguage} stretches={companions} />
          </Part>
        )}
        {contrary.size > 0 && (
          <OnScreen>
            <Part title={t(isChange ? 'words.also' : 'words.alsoBefore')}>
              <Words lang={textLanguage} stretches={[...contrary.values()].map(quoteOf)} />
            </Part>
          </OnScreen>
        )}
        {changing.map((proposal) => (
          <Figures key={proposal.key} proposal={proposal} plan={plan} onPlan={onPlan} />
        ))}
        {raised.length > 0 && (
          <Part isRunIn title={t('comment')}>
            {comments.map((comment) => (
              <Typography key={comment} variant="body2" color="textPrimary" lang={textLanguage}>
                {comment}
              </Typography>
            ))}
          </Part>
        )}
        <ReplyReasons points={points} plan={plan} onPlan={onPlan} />
        {isChange && (
          <Box sx={{ display: { xs: 'none', lg: 'block' }, displayPrint: 'none' }}>
            <Button
              id={showId(firstChanging.key)}
              size="small"
              sx={{ ml: -1.5 }}
              onClick={() => onShow(firstChanging.key)}
            >
              {t('show')}
            </Button>
          </Box>
        )}
      </Folded>
    </Paper>
  );
});

interface DoubtedProps {
  readonly words: string | null;
  readonly lang: Language;
}

/** Why the change is left to the reader: what else the sentence says. */
function Doubted({ words, lang }: DoubtedProps) {
  const { t } = useTranslation('contract-reply');
  if (words === null)
    return (
      <Typography variant="body2" color="textPrimary">
        {t('doubt.unsure')}
      </Typography>
    );
  return (
    <Part title={t('doubt.also')}>
      <Words lang={lang} stretches={[quoteOf(words)]} />
      <Typography variant="body2" color="textPrimary" sx={{ mt: 0.5 }}>
        {t('doubt.choose')}
      </Typography>
    </Part>
  );
}

/** Paper is as narrow, and what is folded on it cannot be opened. */
const onNarrowScreen = ({ breakpoints }: Theme) =>
  breakpoints.down('lg').replace('@media', '@media screen and');

interface FoldedProps {
  readonly isOn: boolean;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** All of a card under its heads; on a phone or a tablet folded, where ten cards are else as long as forty screens. */
function Folded({ isOn, head, children }: FoldedProps) {
  if (!isOn)
    return (
      <>
        <div>{head}</div>
        {children}
      </>
    );
  return (
    <Fold>
      <summary>{head}</summary>
      <div>{children}</div>
    </Fold>
  );
}

const Fold = styled('details')(({ theme }) => ({
  '& > summary': { padding: theme.spacing(1.5), cursor: 'pointer', borderRadius: 'inherit' },
  '& > div': { display: 'grid', gap: theme.spacing(1), padding: theme.spacing(0, 1.5, 1.5) },
  '@media print': { '& > summary': { listStyle: 'none' } },
}));

interface FiguresProps extends Pick<CardContext, 'plan' | 'onPlan'> {
  readonly proposal: ReplyProposal;
}

function Figures({ proposal, plan, onPlan }: FiguresProps) {
  const { key, figures } = proposal;
  if (figures.length === 0) return null;
  return (
    <FigureRow {...figuresProps(key)}>
      {figures.map((figure) => (
        <div key={figure.key}>
          <FigureField
            figure={figure}
            value={typedFigure(plan, proposal, figure)}
            onChange={(value) => onPlan((before) => withFigure(before, key, figure.key, value))}
          />
        </div>
      ))}
    </FigureRow>
  );
}

const FigureRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '@media print': { display: 'none' },
  /* In one row with its name and its bounds. */
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(1),
    '& .MuiFormControl-root': {
      flexFlow: 'row wrap',
      alignItems: 'center',
      columnGap: theme.spacing(1),
    },
    '& .MuiFormLabel-root': { marginBottom: 0 },
    '& .MuiInputBase-root': { maxWidth: '6rem' },
    '& .MuiFormHelperText-root': { marginTop: 0 },
  },
}));

/** For the reader alone: what is printed may be handed on. */
function OnScreen({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: { xs: 1, sm: 2 }, displayPrint: 'none' }}>{children}</Box>;
}

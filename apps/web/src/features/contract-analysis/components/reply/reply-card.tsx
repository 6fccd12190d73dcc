import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Language, ReplyProposal } from '@pactwright/protocol';
import { memo, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RiskDots } from '../../../../shared/findings/risk-dots.js';
import { useLanguage } from '../../../../shared/i18n/use-language.js';
import { markedCompanions, markedProposal } from '../../model/reply/marked-words.js';
import {
  typedFigure,
  stillContrary,
  wayOf,
  withFigure,
  withWay,
  type Plan,
} from '../../model/reply/reply-plan.js';
import { FigureField } from './figure-field.js';
import { MarkedText } from './marked-text.js';
import { figuresProps, showId } from './reply-places.js';
import { ReplyPositions } from './reply-positions.js';
import { WayChoice } from './way-choice.js';

interface ReplyCardProps {
  readonly proposal: ReplyProposal;
  /** All of the reply, by their keys. */
  readonly byKey: ReadonlyMap<string, ReplyProposal>;
  readonly plan: Plan;
  readonly text: string;
  readonly textLanguage: Language;
  onPlan(change: (plan: Plan) => Plan): void;
  onShow(key: string): void;
}

/** One point: their words, ours, why, how far to go, and what the reader decides. */
export const ReplyCard = memo(function ReplyCard(props: ReplyCardProps) {
  const { proposal, byKey, plan, text, textLanguage, onPlan, onShow } = props;
  const { t } = useTranslation('contract-reply');
  const language = useLanguage();
  const headingId = useId();
  const { key, finding, ways, comment, positions, figures, insert } = proposal;
  const way = wayOf(plan, proposal);
  /* What a model has found is named by what to ask for. */
  const heading = finding.heading ?? finding.suggestion;
  const isChange = way === 'change';
  const contrary = way === 'leave' ? [] : stillContrary(plan, proposal, byKey);
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-labelledby={headingId}
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'grid',
        gap: 2,
        minWidth: 0,
        breakInside: 'avoid',
        '@media print': { p: 1, gap: 0.5, ...(way === 'leave' ? { display: 'none' } : {}) },
      }}
    >
      <div>
        <RiskDots riskFactor={finding.riskFactor} />
        <Typography
          id={headingId}
          variant="h5"
          component="h3"
          color="textPrimary"
          lang={language}
          sx={{ mt: 1 }}
        >
          {heading}
        </Typography>
      </div>
      <OnScreen>
        <WayChoice
          about={heading}
          ways={ways}
          way={way}
          onChange={(chosen) => onPlan((before) => withWay(before, key, chosen))}
        />
        {!ways.includes('change') && (
          <Typography variant="body2" color="textSecondary">
            {t('onlyComment')}
          </Typography>
        )}
      </OnScreen>
      {isChange ? (
        <Part title={insert === null ? t('words.ours') : t('words.added')}>
          <Words lang={textLanguage}>
            <MarkedText runs={markedProposal(text, proposal, plan, textLanguage)} />
          </Words>
        </Part>
      ) : (
        <Part title={t('words.theirs')}>
          {finding.evidence ? (
            <Words lang={textLanguage}>{finding.evidence.quote}</Words>
          ) : (
            <Typography variant="body2">{t('words.missing')}</Typography>
          )}
        </Part>
      )}
      {isChange && proposal.companions.length > 0 && (
        <Part title={t('words.companions')}>
          {markedCompanions(text, proposal, plan, textLanguage).map((runs, at) => (
            <Words key={at} lang={textLanguage}>
              <MarkedText runs={runs} />
            </Words>
          ))}
        </Part>
      )}
      {contrary.length > 0 && (
        <OnScreen>
          <Part title={t(isChange ? 'words.also' : 'words.alsoBefore')}>
            {contrary.map(({ start, quote }) => (
              <Words key={start} lang={textLanguage}>
                {quote}
              </Words>
            ))}
          </Part>
        </OnScreen>
      )}
      {isChange && figures.length > 0 && (
        <Box {...figuresProps(key)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, displayPrint: 'none' }}>
          {figures.map((figure) => (
            <div key={figure.key}>
              <FigureField
                figure={figure}
                value={typedFigure(plan, proposal, figure)}
                onChange={(value) => onPlan((before) => withFigure(before, key, figure.key, value))}
              />
            </div>
          ))}
        </Box>
      )}
      {way !== 'leave' && (
        <Part title={t('comment')}>
          <Typography variant="body2" color="textPrimary" lang={textLanguage}>
            {comment}
          </Typography>
        </Part>
      )}
      <OnScreen>
        <Part title={t('why')}>
          <Typography variant="body2">{finding.why}</Typography>
        </Part>
        <ReplyPositions positions={positions} />
      </OnScreen>
      {isChange && (
        <Box sx={{ display: { xs: 'none', lg: 'block' }, displayPrint: 'none' }}>
          <Button id={showId(key)} size="small" sx={{ ml: -1.5 }} onClick={() => onShow(key)}>
            {t('show')}
          </Button>
        </Box>
      )}
    </Paper>
  );
});

/** For the reader alone: what is printed may be handed on. */
function OnScreen({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ display: 'grid', gap: 2, displayPrint: 'none' }}>{children}</Box>;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography variant="caption" component="p" color="textMuted" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </div>
  );
}

function Words({ lang, children }: { readonly lang: Language; readonly children: ReactNode }) {
  return (
    <Typography
      component="blockquote"
      lang={lang}
      variant="body2"
      color="textPrimary"
      sx={(theme) => ({
        fontFamily: theme.typography.contract.fontFamily,
        m: 0,
        pl: 2,
        borderLeft: `3px solid ${theme.palette.divider}`,
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
      })}
    >
      {children}
    </Typography>
  );
}

import Description from '@mui/icons-material/DescriptionOutlined';
import MailOutline from '@mui/icons-material/MailOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { REPLY_AUTHOR, REPLY_AUTHOR_LENGTH, type ReplyProposals } from '@pactwright/protocol';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../../shared/ui/busy-button.js';
import { LabelledInput } from '../../../../shared/ui/labelled-input.js';
import { countWays, wronglyFigured, type Plan } from '../../model/reply/reply-plan.js';
import { useReplyFiles } from '../../model/reply/use-reply-files.js';
import { heldFile } from '../../model/sent-file.js';
import { toFigures } from './reply-places.js';
import { ReplyPrice } from './reply-price.js';

/* With the remarks of the rules in both languages: loaded when somebody wants the mail. */
const ReplyMail = lazy(async () => ({ default: (await import('./reply-mail.js')).ReplyMail }));

interface ReplyFilesProps {
  readonly runId: string;
  readonly fileName: string | undefined;
  readonly answer: ReplyProposals;
  readonly plan: Plan;
  /** Of the contract. */
  readonly text: string;
  onPlan(change: (plan: Plan) => Plan): void;
}

/** What goes back: the file itself with tracked changes, a sheet, or a mail. */
export function ReplyFiles({ runId, fileName, answer, plan, text, onPlan }: ReplyFilesProps) {
  const { t } = useTranslation('contract-reply');
  const { proposals, language, redline } = answer;
  const input = useRef<HTMLInputElement>(null);
  const [isMailOpen, setMailOpen] = useState<boolean>();
  const { busy, failure, unsafe, unit, isAwaited, makeWord, makeComments, makeTable } = useReplyFiles({
    runId,
    fileName,
    proposals,
    plan,
  });
  const held = heldFile(runId);
  const { change, comment } = countWays(plan, proposals);
  const isEmpty = change + comment === 0;
  const [wrong] = wronglyFigured(plan, proposals);
  const isHeld = isEmpty || wrong !== undefined;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="reply-files"
      sx={{ p: { xs: 2, sm: 3 }, displayPrint: 'none' }}
    >
      <Typography id="reply-files" variant="h4" component="h2" color="textPrimary" sx={{ mb: 2 }}>
        {t('files.title')}
      </Typography>
      <Box sx={{ maxWidth: '26rem' }}>
        <LabelledInput
          label={t('files.author')}
          helper={t('files.authorHelper', { name: REPLY_AUTHOR[language] })}
          value={plan.author}
          autoComplete="name"
          inputProps={{ maxLength: REPLY_AUTHOR_LENGTH }}
          onChange={({ target }) => onPlan((before) => ({ ...before, author: target.value }))}
        />
      </Box>
      <ReplyPrice unit={unit} isAwaited={isAwaited} />
      {redline.isOffered && redline.isProtected && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('files.protectedAhead')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2.5, alignItems: 'flex-start' }}>
        {redline.isOffered && (
          <Offer hint={held ? t('files.wordHint') : t('files.again')}>
            <BusyButton
              variant="contained"
              startIcon={<Description />}
              isBusy={busy === 'word'}
              disabled={isHeld || (busy !== undefined && busy !== 'word')}
              onClick={() => (held ? void makeWord(held) : input.current?.click())}
            >
              {t('files.word')}
            </BusyButton>
            <input
              ref={input}
              type="file"
              accept=".docx"
              hidden
              aria-label={t('files.choose')}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (file) void makeWord(file);
              }}
            />
          </Offer>
        )}
        <Offer hint={t('files.sheetHint')}>
          <BusyButton
            variant={redline.isOffered ? 'outlined' : 'contained'}
            startIcon={<TableChart />}
            isBusy={busy === 'sheet'}
            disabled={isHeld || (busy !== undefined && busy !== 'sheet')}
            onClick={() => void makeTable()}
          >
            {t('files.sheet')}
          </BusyButton>
        </Offer>
        <Offer hint={t('files.mailHint')}>
          <Button
            variant="outlined"
            startIcon={<MailOutline />}
            disabled={wrong !== undefined}
            onClick={() => setMailOpen(true)}
          >
            {t('files.mail')}
          </Button>
        </Offer>
        <Offer hint={t('files.printHint')}>
          <Button variant="outlined" startIcon={<Print />} disabled={isHeld} onClick={() => window.print()}>
            {t('files.print')}
          </Button>
        </Offer>
      </Box>
      {failure !== undefined && (
        <Alert severity="error" sx={{ mt: 2 }}>
          <AlertTitle>{t('files.failed')}</AlertTitle>
          {failure}
        </Alert>
      )}
      {unsafe !== undefined && (
        <Box sx={{ mt: 2 }}>
          <Offer hint={t('files.commentsHint')}>
            <BusyButton
              variant="outlined"
              startIcon={<Description />}
              isBusy={busy === 'comments'}
              disabled={isHeld}
              onClick={() => void makeComments(unsafe)}
            >
              {t('files.comments')}
            </BusyButton>
          </Offer>
        </Box>
      )}
      {redline.refusedBecause !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t(redline.refusedBecause === 'signed' ? 'files.signed' : 'files.notWord')}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" role="status" sx={{ '&:not(:empty)': { mt: 2 } }}>
        {isEmpty && t('files.empty')}
        {wrong && t('files.wrongFigure', { point: wrong.finding.heading ?? wrong.finding.suggestion })}
      </Typography>
      {wrong && (
        <Button size="small" sx={{ ml: -0.5 }} onClick={() => toFigures(wrong.key)}>
          {t('files.toFigure')}
        </Button>
      )}
      {isMailOpen !== undefined && (
        <Suspense>
          <ReplyMail
            isOpen={isMailOpen}
            proposals={proposals}
            plan={plan}
            text={text}
            textLanguage={language}
            file={redline.isOffered ? 'word' : 'sheet'}
            onClose={() => setMailOpen(false)}
          />
        </Suspense>
      )}
    </Paper>
  );
}

function Offer({ hint, children }: { readonly hint: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ flex: '0 1 20rem', minWidth: 0 }}>
      {children}
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.75 }}>
        {hint}
      </Typography>
    </Box>
  );
}

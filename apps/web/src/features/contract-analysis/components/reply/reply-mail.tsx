import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { replyMail, type MailOptions } from '@pactwright/drafting';
import { LANGUAGES, type Language, type ReplyProposal } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../shared/toast/toast-store.js';
import { AppDialog } from '../../../../shared/ui/app-dialog.js';
import { LabelledInput } from '../../../../shared/ui/labelled-input.js';
import { RadioRow } from './radio-row.js';
import { isTakenOut, shortWords } from '../../model/reply/marked-words.js';
import { clauseNumber } from '../../model/reply/reply-cards.js';
import { wayOf, type Plan } from '../../model/reply/reply-plan.js';

interface ReplyMailProps {
  readonly isOpen: boolean;
  readonly proposals: readonly ReplyProposal[];
  readonly plan: Plan;
  readonly text: string;
  readonly textLanguage: Language;
  /** What goes with the mail. */
  readonly file: MailOptions['file'];
  onClose(): void;
}

const TONES = ['friendly', 'firm'] as const satisfies readonly MailOptions['tone'][];

/** The mail that goes with the reply, in the language and the tone that the reader chooses. */
export function ReplyMail({ isOpen, proposals, plan, text, textLanguage, file, onClose }: ReplyMailProps) {
  const { t } = useTranslation(['contract-reply', 'contract-analysis']);
  const [language, setLanguage] = useState<Language>(textLanguage);
  const [tone, setTone] = useState<MailOptions['tone']>('friendly');
  const points = proposals.map((proposal) => ({
    proposal,
    way: wayOf(plan, proposal),
    /* In the language of the contract, as it would stand in it. */
    instead: shortWords(proposal, plan, textLanguage),
    clause: clauseNumber(text, proposal),
    isTakenOut: isTakenOut(proposal, plan, textLanguage),
  }));
  const mail = replyMail(points, { language, textLanguage, tone, file, from: plan.author });
  const copy = (): void => {
    const refused = () =>
      toast({
        title: t('contract-analysis:copy.refused'),
        description: t('contract-analysis:copy.refusedText'),
        variant: 'destructive',
      });
    /* Where the page did not come safely there is no clipboard at all. */
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (!clipboard) return void refused();
    clipboard.writeText(mail).then(() => toast({ title: t('mail.copied') }), refused);
  };
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      isWide
      title={t('mail.title')}
      intro={t(`mail.intro.${file}`)}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1 }}>
          <RadioRow<Language>
            legend={t('mail.language')}
            value={language}
            options={LANGUAGES.map((each) => ({ value: each, label: t(`mail.${each}`) }))}
            onChange={setLanguage}
          />
          <RadioRow<MailOptions['tone']>
            legend={t('mail.tone')}
            value={tone}
            options={TONES.map((each) => ({ value: each, label: t(`mail.${each}`) }))}
            onChange={setTone}
          />
        </Box>
        <LabelledInput
          label={t('mail.text')}
          value={mail}
          readOnly
          multiline
          minRows={10}
          maxRows={18}
          inputProps={{ lang: language }}
        />
        <div>
          <Button variant="contained" onClick={copy}>
            {t('mail.copy')}
          </Button>
        </div>
      </Box>
    </AppDialog>
  );
}

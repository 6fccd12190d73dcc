import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isBilingual, type Language } from '@pactwright/drafting';
import { PRICES, type WizardField, type WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../shared/format/format-price.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useIsPaid } from '../../../shared/payment/use-is-paid.js';
import { askedStep } from '../../../shared/wizard/in-force.js';
/* Before anything is called whole there has to be something to judge by. */
import '../../../shared/answers/loaded-rules.js';
import { useContractText } from '../../../shared/wizard/use-contract-text.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { useApprovedAdditions } from '../model/use-approved-additions.js';
import { useInForce } from '../model/use-in-force.js';
import { useUnmetChecks } from '../model/use-unmet-checks.js';
import { fieldsToMend, missingSummaryFields } from '../model/summary-fields.js';
import type { WizardSession } from '../model/wizard-session.js';
import { shownChoice } from '../model/shown-choice.js';
import { LENGTH_KEY, selectWizard } from '../model/wizard-slice.js';
import { AnalysisSection } from './analysis-section.js';
import { AnswersToMend } from './answers-to-mend.js';
import { DetailsLeft } from './details-left.js';
import { LanguageRemark } from './language-remark.js';
import { MissingAnswers } from './missing-answers.js';
import { FoldedAnswers } from './folded-answers.js';
import { SecondTextsMissing } from './second-texts-missing.js';

interface SummaryProps {
  readonly steps: readonly WizardStep[];
  readonly session: WizardSession;
  /** Of the contract. */
  readonly language: Language;
  /** Goes to a step, and to one of its fields when given. */
  onFillIn(step: WizardStep, field?: WizardField): void;
}

/** The last step: what is missing, all answers to read, what would make the contract better, what comes next. */
export function Summary({ steps, session, language, onFillIn }: SummaryProps) {
  const { t } = useTranslation(['contract-wizard', 'payment']);
  const readerLanguage = useLanguage();
  const { answers: given, askedWhen } = useAppSelector(selectWizard);
  const answers = useInForce(given);
  const isPaid = useIsPaid(session.contractId);
  const missing = missingSummaryFields(steps, given, askedWhen);
  const length = steps
    .flatMap((step) => step.fields.map((field) => ({ step, field })))
    .find(({ field }) => field.key === LENGTH_KEY);
  const additions = useApprovedAdditions(session.contractId, answers);
  const unmet = useUnmetChecks(answers, additions);
  const toMend = fieldsToMend(steps, given, askedWhen, new Set(unmet.keys())).filter(
    ({ field }) => !missing.some((each) => each.field.key === field.key),
  );
  const contract = useContractText(answers, language, session.contractId, additions);
  return (
    <Stack spacing={3}>
      <AnswersToMend fields={toMend} unmet={unmet} answers={answers} onFillIn={onFillIn} />
      <MissingAnswers missing={missing} isSound={toMend.length === 0} onFillIn={onFillIn} />
      <LanguageRemark steps={steps} answers={answers} onChoose={onFillIn} />
      {isBilingual(contract) && (
        <SecondTextsMissing steps={steps} texts={contract.inOneLanguage} onFillIn={onFillIn} />
      )}
      <FoldedAnswers
        steps={steps.map((step) => askedStep(step, given, askedWhen))}
        answers={answers}
        onEdit={onFillIn}
      />
      <AnalysisSection session={session} steps={steps} contractLanguage={language} />
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, maxWidth: '68ch' }}>
        {length && (
          <Typography component="li" color="textSecondary">
            {`${length.field.label}: ${shownChoice(length.field, answers) ?? t('notSpecified')}`}{' '}
            <Button
              size="small"
              onClick={() => onFillIn(length.step, length.field)}
              aria-label={`${t('edit')}: ${length.field.label}`}
            >
              {t('edit')}
            </Button>
          </Typography>
        )}
        <DetailsLeft contract={contract} answers={answers} session={session} />
        <Typography component="li" color="textSecondary">
          {isPaid
            ? t('payment:paid.title')
            : t('whatItCosts', { price: formatPrice(PRICES['one-time'].amount, readerLanguage) })}
        </Typography>
      </Box>
    </Stack>
  );
}

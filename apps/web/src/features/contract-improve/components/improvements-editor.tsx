import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { answersInForce, isBilingual, type OneLanguageText } from '@pactwright/drafting';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { acceptedAnswers, withEarlier } from '../../../shared/answers/accepted-answers.js';
import { ContractPane } from '../../../shared/contract-sheet/contract-pane.js';
import { NoteContext, type MarginNote } from '../../../shared/contract-sheet/margin-note.js';
import { SheetPane } from '../../../shared/contract-sheet/sheet-pane.js';
import { contractLanguage } from '../../../shared/contract/contract-language.js';
import type { ContractToOpen } from '../../../shared/contract-to-open.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import {
  additionId,
  approvedAdditions,
  removeImproveState,
  suggestionsOf,
  type ImproveState,
} from '../../../shared/improving/improve-state.js';
import { isMinor } from '../../../shared/improving/suggestion.js';
import { paths } from '../../../shared/paths.js';
import { usePaymentDialog } from '../../../shared/payment/payment-context.js';
import { PaidNote } from '../../../shared/payment/paid-note.js';
import { useIsPaid } from '../../../shared/payment/use-is-paid.js';
import { useFilledContract } from '../../../shared/details/use-filled-contract.js';
import { useContractText } from '../../../shared/wizard/use-contract-text.js';
import { checksOf } from '../model/checks.js';
import { heldIn } from '../../../shared/improving/held-words.js';
import { REQUIRED_COUNT } from '../../../shared/improving/improve-reducer.js';
import type { Saved } from '../model/saved.js';
import { isSettled, isUndecided, suggestionStatuses } from '../model/suggestion-status.js';
import { useGeneration } from '../model/use-generation.js';
import { useAskedWhen } from '../model/use-asked-when.js';
import { useImprovements } from '../model/use-improvements.js';
import { useQuestions } from '../model/use-questions.js';
import { GenerateBar } from './generate-bar.js';
import { GoalBanner } from './goal-banner.js';
import { applyId, focusAnswer, focusSecond, QuestionCard } from './question-card.js';

/** Only a contract in both languages has any. */
const OneLanguageTexts = lazy(async () => ({
  default: (await import('../../../shared/contract/one-language-texts.js')).OneLanguageTexts,
}));

interface ImprovementsEditorProps {
  readonly initial: ImproveState;
  readonly initialSaved: Saved | undefined;
}

/** The suggestions to work through, with the contract beside them as each one changes it. */
export function ImprovementsEditor({ initial, initialSaved }: ImprovementsEditorProps) {
  const { t } = useTranslation('contract-improve');
  const readerLanguage = useLanguage();
  const navigate = useNavigate();
  const openPayment = usePaymentDialog();
  const isPaid = useIsPaid(initial.contractId.trim());
  const questions = useQuestions();
  const improvements = useImprovements(initial, questions, initialSaved);
  const { state, saved, refused, save } = improvements;
  const askedWhen = useAskedWhen(questions, initial.contractId.trim(), isPaid);
  const language = contractLanguage(state.formData, readerLanguage);
  const isTwoPane = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const [focusedClause, setFocusedClause] = useState<string>();

  /* A refused answer is in no file either. */
  const written = useMemo(() => {
    const accepted = acceptedAnswers(state.formData, questions, saved.answers);
    const formData = answersInForce(withEarlier(accepted, refused, saved.answers), askedWhen);
    return { ...state, formData };
  }, [state, questions, saved, refused, askedWhen]);
  const shown = useDeferredValue(written);
  const additions = useMemo(() => approvedAdditions(shown), [shown]);
  const document = useContractText(shown.formData, language, initial.contractId.trim(), additions);
  const filled = useFilledContract(document, initial.contractId.trim());
  const checks = useMemo(() => checksOf(shown, readerLanguage), [shown, readerLanguage]);
  const held = useMemo(() => heldIn(shown, language), [shown, language]);
  const statuses = useMemo(
    () => suggestionStatuses(state, held, questions, saved, refused),
    [state, held, questions, saved, refused],
  );
  const notes = useMemo(
    () =>
      suggestionsOf(shown).map(({ text, clauseId = '' }, index) => ({
        number: index + 1,
        clauseId,
        text,
        isTaken: statuses.get(text) === 'inContract',
      })),
    [shown, statuses],
  );
  const activeClauses = useMemo(() => new Set(focusedClause ? [focusedClause] : []), [focusedClause]);

  /** The texts that stopped the way on. */
  const [stoppedBy, setStoppedBy] = useState<readonly string[]>([]);
  const mayGoOn = () => {
    const latest = improvements.read();
    const now = { ...latest, formData: answersInForce(latest.formData, askedWhen) };
    const status = suggestionStatuses(now, heldIn(now, language), questions, saved, refused);
    const undecided = now.suggestions.filter((text) => isUndecided(status.get(text)));
    setStoppedBy(undecided);
    const [first] = undecided;
    if (first === undefined) return true;
    focusAnswer(now.suggestions.indexOf(first) + 1);
    return false;
  };
  const openDialog = () => {
    /* Something may have been typed while the contract was generated. */
    if (!mayGoOn()) return;
    openPayment({
      contractId: state.contractId,
      onSuccess: () => {
        removeImproveState(state.contractId);
        /* Open there, with its files: a list is no answer to having paid. */
        const paid: ContractToOpen = { openId: state.contractId };
        void navigate(paths.contracts, { state: paid });
      },
    });
  };
  const generation = useGeneration({
    state: written,
    questions,
    language: readerLanguage,
    save,
    onGenerated: openDialog,
  });
  const suggestions = useMemo(() => suggestionsOf(state), [state]);
  const marked = suggestions.slice(0, REQUIRED_COUNT);
  const openMarked = marked.filter(({ text }) => !isSettled(statuses.get(text)));
  /* Of answers the wizard says it, and the page of the finished contract. */
  const inOneLanguage = isBilingual(document)
    ? document.inOneLanguage.filter(({ key }) => key.startsWith('addition:'))
    : [];
  const toSecond = ({ key, label }: OneLanguageText) => {
    const at = suggestions.findIndex((each) => key === `addition:${additionId(each)}`);
    return at === -1 ? null : (
      <Button
        size="small"
        aria-label={`${t('secondSentence')}: ${label[readerLanguage]}`}
        onClick={() => focusSecond(at + 1)}
      >
        {t('secondSentence')}
      </Button>
    );
  };
  const isHeld = (text: string) => isUndecided(statuses.get(text));

  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 6,
        gridTemplateColumns: isTwoPane ? 'minmax(0, 9fr) minmax(0, 10fr)' : 'minmax(0, 1fr)',
      }}
    >
      <div>
        <Typography variant="h2" component="h1" tabIndex={-1} color="textPrimary">
          {t('title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 3, maxWidth: '68ch' }}>
          {t('intro')}
        </Typography>
        {isPaid && (
          <Box sx={{ mb: 2 }}>
            <PaidNote />
          </Box>
        )}
        <GoalBanner
          checks={checks}
          marked={{ count: marked.length, open: openMarked.length }}
          held={state.suggestions.filter(isHeld).length}
        />
        {suggestions.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 3, mb: 1 }}>
            {t(marked.some(isMinor) ? 'requiredNoteMinor' : 'requiredNote')}
          </Typography>
        )}
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {suggestions.map((suggestion, index) => (
            <QuestionCard
              key={suggestion.text}
              number={index + 1}
              suggestion={suggestion}
              isRequired={index < REQUIRED_COUNT}
              answer={state.answers[suggestion.text] ?? ''}
              decision={state.extras.decisions[suggestion.text]}
              status={statuses.get(suggestion.text)}
              held={held.get(suggestion.text)}
              language={language}
              questions={questions}
              improvements={improvements}
              onFocus={setFocusedClause}
            />
          ))}
        </Stack>
        {inOneLanguage.length > 0 && (
          <Box sx={{ mt: 3 }}>
            <Suspense>
              <OneLanguageTexts texts={inOneLanguage} action={toSecond} />
            </Suspense>
          </Box>
        )}
        <GenerateBar
          contractId={state.contractId}
          generation={generation}
          isOverPreview={!isTwoPane}
          onPreview={() => setPreviewOpen(true)}
          held={stoppedBy.filter(isHeld).length}
          mayGoOn={mayGoOn}
        />
      </div>
      <ContractPane
        title={t('previewTitle')}
        isDrawer={!isTwoPane}
        isOpen={isPreviewOpen}
        onClose={() => setPreviewOpen(false)}
      >
        <NoteContext value={isTwoPane ? goToCard : null}>
          <SheetPane
            document={filled}
            activeClauses={activeClauses}
            shownClauses={activeClauses}
            notes={notes}
          />
        </NoteContext>
      </ContractPane>
    </Box>
  );
}

const goToCard = ({ number }: MarginNote): void => window.document.getElementById(applyId(number))?.focus();

import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import type { Answers, WizardStep } from '@pactwright/protocol';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerList } from './answer-list.js';

interface FoldedAnswersProps {
  readonly steps: readonly WizardStep[];
  readonly answers: Answers;
  onEdit(step: WizardStep): void;
}

/** All answers to read once more, folded away until somebody wants them (R-SUM-02). */
export function FoldedAnswers({ steps, answers, onEdit }: FoldedAnswersProps) {
  const { t } = useTranslation('contract-wizard');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <Box>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        endIcon={<ExpandMoreRounded sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
      >
        {isOpen ? t('reviewHide') : t('review')}
      </Button>
      <Collapse in={isOpen} id={listId} unmountOnExit>
        <AnswerList steps={steps} answers={answers} onEdit={onEdit} />
      </Collapse>
    </Box>
  );
}

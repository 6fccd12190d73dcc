import { readBrief, type BriefReading } from '@pactwright/drafting';
import type { WizardStep } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toIsoDate } from '../../../../shared/answers/dates.js';
import { AppDialog } from '../../../../shared/ui/app-dialog.js';
import { BriefFound } from './brief-found.js';
import { BriefText } from './brief-text.js';

interface BriefDialogProps {
  readonly isOpen: boolean;
  readonly steps: readonly WizardStep[];
  readonly contractId: string | null;
  onClose(): void;
}

/** A brief is pasted, read on this device, and what it says is taken or left. */
export function BriefDialog({ isOpen, steps, contractId, onClose }: BriefDialogProps) {
  const { t } = useTranslation('brief');
  const [text, setText] = useState('');
  const [reading, setReading] = useState<BriefReading>();
  return (
    <AppDialog
      isOpen={isOpen}
      isWide
      onClose={onClose}
      title={t(reading ? 'foundTitle' : 'title')}
      intro={t(reading ? 'foundIntro' : 'intro')}
      onExited={() => setReading(undefined)}
    >
      {reading ? (
        <BriefFound
          reading={reading}
          steps={steps}
          contractId={contractId}
          onBack={() => setReading(undefined)}
          onTaken={() => {
            setText('');
            onClose();
          }}
        />
      ) : (
        <BriefText
          text={text}
          onChange={setText}
          onRead={() => setReading(readBrief(text, toIsoDate(new Date())))}
        />
      )}
    </AppDialog>
  );
}

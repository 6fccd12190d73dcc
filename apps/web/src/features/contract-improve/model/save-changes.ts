import { OTHER_SUFFIX, type Language } from '@pactwright/protocol';
import { saveAnswer } from '../../../shared/contract/save-answer.js';
import { findDefaultField } from './default-fields.js';
import type { AnswerChanges } from './improve-reducer.js';

/**
 * Stores changed answers the way the wizard does, by the names that its questions have. The server finds a key wherever an
 * administrator has moved it; the default wizard says where it began.
 */
export async function saveChanges(
  contractId: string,
  changes: AnswerChanges,
  language: Language,
): Promise<void> {
  await Promise.all(
    Object.entries(changes).map(([key, value]) => {
      const found = findDefaultField(key);
      return saveAnswer({
        contractId,
        stepKey: found?.stepKey ?? '',
        fieldKey: found ? `${found.field.label.en}${found.isOther ? OTHER_SUFFIX : ''}` : key,
        key,
        value: value ?? '',
        language,
        sequence: Date.now(),
      });
    }),
  );
}

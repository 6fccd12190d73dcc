import type { WizardField } from '@pactwright/protocol';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Says, to whoever does not see it, which questions an answer has brought up and which it has taken away. */
export function AskedChanges({ fields }: { fields: readonly WizardField[] }) {
  const { t } = useTranslation('contract-wizard', { keyPrefix: 'moreTerms' });
  const [seen, setSeen] = useState(fields);
  const [words, setWords] = useState('');
  if (seen !== fields) {
    const without = (some: readonly WizardField[], others: readonly WizardField[]) =>
      some.filter(({ key }) => !others.some((other) => other.key === key)).map(({ label }) => label);
    const [come, gone] = [without(fields, seen), without(seen, fields)];
    setSeen(fields);
    /* The same questions in another language are no news. */
    if (come.length + gone.length > 0)
      setWords(
        [
          come.length > 0 ? t('asked', { fields: come.join(', ') }) : '',
          gone.length > 0 ? t('notAsked', { fields: gone.join(', ') }) : '',
        ]
          .filter((part) => part !== '')
          .join(' '),
      );
  }
  return (
    <div role="status" style={visuallyHidden}>
      {words}
    </div>
  );
}

import { FIELD_TOPICS } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { testsInText } from './condition.js';
import type { Property } from './properties.js';
import { useTypeName } from './use-type-name.js';

/** Puts what a form can change into the reader's words. */
export function useWords() {
  const { t } = useTranslation('wizard-editor');
  const { t: topicName } = useTranslation('contract-wizard', { keyPrefix: 'moreTerms.topics' });
  const typeName = useTypeName();
  const say: Readonly<Record<Property['kind'], (value: string | boolean) => string>> = {
    text: (value) => String(value) || t('empty'),
    type: (value) => typeName(String(value)),
    condition: (value) =>
      testsInText(String(value))
        .map(({ key, in: values }) => `${key}: ${values.join(', ')}`)
        .join('; ') || t('condition.always'),
    topic: (value) => {
      const topic = FIELD_TOPICS.find((each) => each === value);
      return topic === undefined ? t('topic.outright') : t('topic.under', { topic: topicName(topic) });
    },
    flag: (value) => t(value ? 'yes' : 'no'),
  };
  return {
    nameOf: ({ title }: Property): string => t(title),
    say: ({ kind }: Property, value: string | boolean): string => say[kind](value),
  };
}

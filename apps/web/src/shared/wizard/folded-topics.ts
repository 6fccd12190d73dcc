import { FIELD_TOPICS, type FieldTopic, type WizardField } from '@pactwright/protocol';

/** Questions about one thing that most people leave as they are. */
export interface FoldedTopic {
  readonly name: FieldTopic;
  readonly fields: readonly WizardField[];
}

/** What is asked outright, and what is folded: an answer that has to be given is never out of sight. */
export function withFolded(fields: readonly WizardField[]): {
  readonly outright: readonly WizardField[];
  readonly topics: readonly FoldedTopic[];
} {
  const topics = FIELD_TOPICS.map((name) => ({
    name,
    fields: fields.filter(({ topic, isRequired }) => topic === name && !isRequired),
  })).filter((topic) => topic.fields.length > 0);
  const folded = new Set(topics.flatMap((topic) => topic.fields));
  return { outright: fields.filter((field) => !folded.has(field)), topics };
}

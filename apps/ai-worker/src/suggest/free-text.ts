import { OTHER_SUFFIX, defaultWizard } from '@pactwright/drafting';

/* Stages with their dates and prices are read line by line: their shape is for the rules. */
const READ_AS_DATA: ReadonlySet<string> = new Set(['milestones']);
const FREE: ReadonlySet<string> = new Set(
  defaultWizard()
    .flatMap(({ fields }) => fields)
    .filter(({ key, type }) => type === 'textarea' && !READ_AS_DATA.has(key))
    .map(({ key }) => key),
);

/** Whether the field holds words of the user's own, which a model may write; not a choice, a number, a date or a city. */
export const isFreeText = (key: string | null): boolean =>
  key === null || key.endsWith(OTHER_SUFFIX) || FREE.has(key);

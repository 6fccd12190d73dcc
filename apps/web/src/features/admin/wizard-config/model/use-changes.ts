import { versionsOf, type FieldOption } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import type { Properties, Values } from './properties.js';
import type { Stored } from './stored.js';
import { changedNames, isNewer } from './use-conflict.js';
import { useWords } from './use-words.js';

/** Tells what somebody else has done to a thing and to its options, in words; undefined when they have done nothing. */
export function useChanges() {
  const { t } = useTranslation('wizard-editor');
  const { nameOf, say } = useWords();
  const ofThing = <V extends Values<V>>(properties: Properties<V>, seen: Stored<V>, now: Stored<V>) =>
    isNewer(now.version, seen.version)
      ? changedNames(properties, seen.values, now.values).map((name) =>
          t('changed.property', {
            name: nameOf(properties[name]),
            before: say(properties[name], seen.values[name]),
            now: say(properties[name], now.values[name]),
          }),
        )
      : undefined;
  const ofOptions = (seen: readonly FieldOption[], now: readonly FieldOption[]) => {
    if (versionsOf(seen) === versionsOf(now)) return undefined;
    const find = (options: readonly FieldOption[], id: number) => options.find((option) => option.id === id);
    return [
      ...now.flatMap((option) => {
        const before = find(seen, option.id);
        if (!before) return t('changed.optionAdded', { name: option.label });
        return before.version === option.version ? [] : t('changed.optionChanged', { name: option.label });
      }),
      ...seen
        .filter((option) => !find(now, option.id))
        .map((option) => t('changed.optionDeleted', { name: option.label })),
    ];
  };
  return { ofThing, ofOptions };
}

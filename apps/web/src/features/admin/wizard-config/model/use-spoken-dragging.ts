import type { Announcements, DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

type Spoken = NonNullable<DndContextProps['accessibility']>;

/** What is said of dragging to whoever does not see it; the library itself speaks English only. */
export function useSpokenDragging(rows: readonly { readonly id: number; readonly label: string }[]): Spoken {
  const { t } = useTranslation('wizard-editor');
  const nameOf = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.label ?? '';
  const placed =
    (key: 'dragging.over' | 'dragging.ended'): Announcements['onDragOver'] =>
    ({ active, over }) =>
      over
        ? t(key, {
            name: nameOf(active.id),
            place: rows.findIndex((row) => row.id === over.id) + 1,
            count: rows.length,
          })
        : undefined;
  return {
    screenReaderInstructions: { draggable: t('dragging.instructions') },
    announcements: {
      onDragStart: ({ active }) => t('dragging.started', { name: nameOf(active.id) }),
      onDragOver: placed('dragging.over'),
      onDragEnd: placed('dragging.ended'),
      onDragCancel: ({ active }) => t('dragging.cancelled', { name: nameOf(active.id) }),
    },
  };
}

import type { Language } from '@pactwright/protocol';

type Thing = 'field' | 'option';
type Change = 'created' | 'updated' | 'deleted' | 'reordered';

const MESSAGES: Readonly<Record<Language, Readonly<Record<Thing, Readonly<Record<Change, string>>>>>> = {
  en: {
    field: {
      created: 'Field created successfully',
      updated: 'Field updated successfully',
      deleted: 'Field deleted successfully',
      reordered: 'Field order updated successfully',
    },
    option: {
      created: 'Option created successfully',
      updated: 'Option updated successfully',
      deleted: 'Option deleted successfully',
      reordered: 'Option order updated successfully',
    },
  },
  lt: {
    field: {
      created: 'Laukas sukurtas',
      updated: 'Laukas atnaujintas',
      deleted: 'Laukas ištrintas',
      reordered: 'Laukų tvarka atnaujinta',
    },
    option: {
      created: 'Parinktis sukurta',
      updated: 'Parinktis atnaujinta',
      deleted: 'Parinktis ištrinta',
      reordered: 'Parinkčių tvarka atnaujinta',
    },
  },
};

/** What a finished edit says (R-ADM-11, R-ADM-12, T-46). */
export const editMessage = (language: Language, thing: Thing, change: Change): string =>
  MESSAGES[language][thing][change];

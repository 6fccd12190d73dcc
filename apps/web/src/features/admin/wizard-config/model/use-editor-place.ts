import { useSearchParams } from 'react-router-dom';

/** What the query parameters of /admin open beside a place: a form or a question (R-ROUTE-09). */
export const EDITOR_ACTIONS = ['add-field', 'add-option', 'edit', 'delete', 'translate', 'preview'] as const;
export type EditorAction = (typeof EDITOR_ACTIONS)[number];

export interface EditorPlace {
  readonly step: number | null;
  readonly field: number | null;
  readonly option: number | null;
  readonly action: EditorAction | null;
}

const NOWHERE: EditorPlace = { step: null, field: null, option: null, action: null };

/** Where in the wizard the editor is, kept in the address, so that a link leads there and Back leads back. */
export function useEditorPlace(): [EditorPlace, (place: Partial<EditorPlace>, replace?: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const action = search.get('action');
  const place: EditorPlace = {
    step: idIn(search.get('step')),
    field: idIn(search.get('field')),
    option: idIn(search.get('option')),
    action: EDITOR_ACTIONS.find((each) => each === action) ?? null,
  };
  const go = (next: Partial<EditorPlace>, replace = false): void => {
    const entries = Object.entries({ ...NOWHERE, ...next }).filter(([, value]) => value !== null);
    setSearch(
      new URLSearchParams([['tab', 'wizard'], ...entries.map(([name, value]) => [name, String(value)])]),
      {
        replace,
        preventScrollReset: true,
      },
    );
  };
  return [place, go];
}

const idIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

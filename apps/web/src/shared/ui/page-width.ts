import { useMatches } from 'react-router-dom';

/** The `handle` of a route whose page uses the whole window: bar and footer then keep to its edges. */
export const WIDE_PAGE = { isWidePage: true } as const;

export function useIsWidePage(): boolean {
  return useMatches().some(({ handle }) => (handle as Partial<typeof WIDE_PAGE> | undefined)?.isWidePage);
}

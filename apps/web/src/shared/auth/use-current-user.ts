import type { User } from '@pactwright/protocol';
import { useGetCurrentUserQuery } from './current-user-api.js';

interface CurrentUser {
  /** Null while unknown, too: look at `isLoading` where the difference matters. */
  readonly user: User | null;
  readonly isLoading: boolean;
}

export function useCurrentUser(): CurrentUser {
  const { data, isLoading } = useGetCurrentUserQuery();
  return { user: data ?? null, isLoading };
}

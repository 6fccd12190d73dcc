import { useSyncExternalStore } from 'react';
import { currentUserSource, type CurrentUser } from './current-user.js';

export const useCurrentUser = (): CurrentUser =>
  useSyncExternalStore(currentUserSource.subscribe, currentUserSource.get, currentUserSource.getAtBuild);

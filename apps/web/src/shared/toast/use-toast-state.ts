import { useSyncExternalStore } from 'react';
import { toastSource } from './toast-store.js';

export const useToastState = () =>
  useSyncExternalStore(toastSource.subscribe, toastSource.get, toastSource.get);

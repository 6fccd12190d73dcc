import { useSyncExternalStore } from 'react';
import { connection, type Connection } from '../api/connection.js';

const assumed = (): Connection => 'online';

export const useConnection = (): Connection =>
  useSyncExternalStore(connection.subscribe, connection.state, assumed);

export const useIsOnline = (): boolean => useConnection() === 'online';

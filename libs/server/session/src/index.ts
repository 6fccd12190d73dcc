export {
  CSRF_HEADER,
  clearedGuestCookie,
  clearedSessionCookie,
  cookieNames,
  csrfCookie,
  guestCookie,
  sessionCookie,
  type CookieNames,
} from './cookies.js';
export { issueCsrfToken, verifyCsrfToken } from './csrf.js';
export { deriveKey } from './derive-key.js';
export { signIdentity, verifyIdentity, type Identity } from './identity-token.js';
export { Presence, isOnline } from './presence.js';
export { RememberedSessions } from './remembered-sessions.js';
export { connectSessionRedis } from './session-redis.js';
export { SessionStore, type Session, type SessionOwner } from './session-store.js';
export { isSessionToken, sessionIdOf } from './session-token.js';

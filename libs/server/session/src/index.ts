export { deriveKey } from './derive-key.js';
export { signIdentity, verifyIdentity, type Identity } from './identity-token.js';

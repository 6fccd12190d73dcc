import { createSigner, createVerifier } from 'fast-jwt';
import { SERVICES, type ServiceName } from '@pactwright/protocol';
import { deriveKey } from '@pactwright/server-session';

const LIFETIME_MS = 30_000;
const CLOCK_TOLERANCE_MS = 5_000;
const TOKEN_TYPE = 'service+jwt';
/* One token serves many calls for a while; it is signed anew well before it ends. */
const REUSE_MS = 10_000;

const keyOf = (secret: string, callee: ServiceName): Buffer => deriveKey(secret, `rpc:${callee}`);

/** Signs who calls. `now` is for tests of stale tokens. */
export function signService(secret: string, caller: ServiceName, callee: ServiceName, now?: number): string {
  return createSigner({
    key: keyOf(secret, callee),
    algorithm: 'HS256',
    iss: caller,
    aud: callee,
    expiresIn: LIFETIME_MS,
    notBefore: 0,
    header: { alg: 'HS256', typ: TOKEN_TYPE },
    ...(now === undefined ? {} : { clockTimestamp: now }),
  })({});
}

/** A source of tokens for one callee that signs again only every ten seconds. */
export function serviceTokens(secret: string, caller: ServiceName, callee: ServiceName): () => string {
  let token = '';
  let signedAt = 0;
  return () => {
    const now = Date.now();
    if (now - signedAt > REUSE_MS) {
      token = signService(secret, caller, callee);
      signedAt = now;
    }
    return token;
  };
}

/** Checks tokens addressed to `callee`: the caller's name, or undefined for anything not signed by one of us just now. */
export function serviceVerifier(
  secret: string,
  callee: ServiceName,
): (token: unknown) => ServiceName | undefined {
  const verify = createVerifier({
    key: keyOf(secret, callee),
    algorithms: ['HS256'],
    allowedIss: [...SERVICES],
    allowedAud: callee,
    checkTyp: TOKEN_TYPE,
    clockTolerance: CLOCK_TOLERANCE_MS,
    requiredClaims: ['exp', 'iat', 'iss', 'aud'],
    cache: 100,
    cacheTTL: LIFETIME_MS,
  });
  return (token) => {
    if (typeof token !== 'string') return undefined;
    try {
      return (verify(token) as { iss: ServiceName }).iss;
    } catch {
      return undefined;
    }
  };
}

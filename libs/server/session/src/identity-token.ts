import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import { actor, type Actor, type ServiceName } from '@pactwright/protocol';
import { deriveKey } from './derive-key.js';

/** What the gateway vouches for: who calls, and the hash that names the session (null without one). */
export interface Identity {
  readonly actor: Actor;
  readonly sessionId: string | null;
}

const claims = z.object({ act: actor, sid: z.string().nullable(), exp: z.number() });

const LIFETIME_MS = 60_000;
/* Calls of one caller come in bunches: within this time they carry the same token. */
const REUSED_MS = 5_000;
const MOST_RECENT = 2_000;
const CLOCK_TOLERANCE_MS = 5_000;
const ISSUER = 'gateway';
const TOKEN_TYPE = 'identity+jwt';

type Sign = (payload: object) => string;
interface Verifier {
  readonly verify: (token: string) => unknown;
  /** What good tokens said, and until when they may be believed. */
  readonly known: Map<string, { readonly identity: Identity; readonly until: number }>;
}
const signers = new Map<string, Sign>();
const verifiers = new Map<string, Verifier>();
const recent = new Map<string, { readonly token: string; readonly signedAt: number }>();

const slotOf = (secret: string, audience: ServiceName): string => `${audience}\0${secret}`;
const keyOf = (secret: string, audience: ServiceName): Buffer => deriveKey(secret, `identity:${audience}`);

/** A token that only `audience` accepts, for 55 seconds at least. `now` is for tests of stale tokens. */
export function signIdentity(
  secret: string,
  audience: ServiceName,
  identity: Identity,
  now?: number,
): string {
  const make = (): Sign =>
    createSigner({
      key: keyOf(secret, audience),
      algorithm: 'HS256',
      iss: ISSUER,
      aud: audience,
      expiresIn: LIFETIME_MS,
      notBefore: 0,
      header: { alg: 'HS256', typ: TOKEN_TYPE },
      ...(now === undefined ? {} : { clockTimestamp: now }),
    });
  const payload = { act: identity.actor, sid: identity.sessionId };
  if (now !== undefined) return make()(payload);
  const slot = slotOf(secret, audience);
  const key = `${slot}\0${JSON.stringify(payload)}`;
  const known = recent.get(key);
  const signedAt = performance.now();
  if (known && signedAt - known.signedAt < REUSED_MS) return known.token;
  let sign = signers.get(slot);
  if (!sign) signers.set(slot, (sign = make()));
  const token = sign(payload);
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(key, { token, signedAt });
  return token;
}

/** The identity in the token, or undefined when it is missing, forged, stale or meant for another service. */
export function verifyIdentity(
  secret: string,
  audience: ServiceName,
  token: string | undefined,
): Identity | undefined {
  if (!token) return undefined;
  const { verify, known } = verifierOf(secret, audience);
  const believed = known.get(token);
  if (believed && Date.now() < believed.until) return believed.identity;
  let payload: unknown;
  try {
    payload = verify(token);
  } catch {
    return undefined;
  }
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return undefined;
  const { act, sid, exp } = parsed.data;
  const identity = { actor: act, sessionId: sid };
  if (known.size >= MOST_RECENT) known.clear();
  known.set(token, { identity, until: exp * 1_000 + CLOCK_TOLERANCE_MS });
  return identity;
}

function verifierOf(secret: string, audience: ServiceName): Verifier {
  const slot = slotOf(secret, audience);
  const existing = verifiers.get(slot);
  if (existing) return existing;
  const verify = createVerifier({
    key: keyOf(secret, audience),
    algorithms: ['HS256'],
    allowedIss: ISSUER,
    allowedAud: audience,
    checkTyp: TOKEN_TYPE,
    clockTolerance: CLOCK_TOLERANCE_MS,
    requiredClaims: ['exp', 'iat'],
  });
  const made: Verifier = { verify, known: new Map() };
  verifiers.set(slot, made);
  return made;
}

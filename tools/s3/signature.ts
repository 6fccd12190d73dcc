import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './errors.ts';
import type { Target } from './target.ts';

/**
 * AWS Signature Version 4, in the Authorization header or in the address (presigned).
 * what the request says about its own signature
 */
interface Claim {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  /** hash of the body, or UNSIGNED-PAYLOAD */
  payload: string;
  /** seconds a presigned address is good for */
  expires?: number;
}

const allowedSkew = 15 * 60 * 1000;
const longestPresign = 7 * 24 * 3600;

/** @returns what the body must hash to, or UNSIGNED-PAYLOAD */
export function checkSignature(
  request: IncomingMessage,
  target: Target,
  keys: { accessKey: string; secretKey: string },
): string {
  const claim = claimOf(request, target);
  const [accessKey, day = '', region = '', service = '', terminator] = claim.credential.split('/');
  if (accessKey !== keys.accessKey) {
    throw new S3Error(403, 'InvalidAccessKeyId', 'The access key does not exist in our records.');
  }
  checkTime(claim);
  const signed = claim.signedHeaders.split(';');
  const unsigned = Object.keys(request.headers).find(
    (name) => name.startsWith('x-amz-') && !signed.includes(name),
  );
  if (unsigned || !signed.includes('host') || terminator !== 'aws4_request' || !claim.date.startsWith(day)) {
    throw new S3Error(
      403,
      'AccessDenied',
      'There were headers present in the request which were not signed.',
    );
  }
  const headers = signed.map((name) => `${name}:${headerText(request, name)}\n`).join('');
  const canonical = [
    request.method,
    encodePath(target.path),
    canonicalQuery(target),
    headers,
    claim.signedHeaders,
  ];
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', claim.date, scope, sha256([...canonical, claim.payload].join('\n'))].join(
    '\n',
  );
  const key = [day, region, service, 'aws4_request'].reduce(hmac, `AWS4${keys.secretKey}` as string | Buffer);
  if (!sameText(hmac(key, text).toString('hex'), claim.signature)) {
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The signature does not match the one calculated from the key.',
    );
  }
  return claim.payload;
}

function claimOf({ headers }: IncomingMessage, { query }: Target): Claim {
  if (query.has('X-Amz-Signature')) {
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
      signature: query.get('X-Amz-Signature') ?? '',
      date: query.get('X-Amz-Date') ?? '',
      payload: 'UNSIGNED-PAYLOAD',
      expires: Number(query.get('X-Amz-Expires')),
    };
  }
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;
  const [, credential, signedHeaders, signature] = pattern.exec(headers.authorization ?? '') ?? [];
  if (!credential || !signedHeaders || !signature) throw new S3Error(403, 'AccessDenied', 'Access Denied.');
  return {
    credential,
    signedHeaders,
    signature,
    date: String(headers['x-amz-date'] ?? ''),
    payload: String(headers['x-amz-content-sha256'] ?? ''),
  };
}

function checkTime({ date, expires }: Claim) {
  const signedAt = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (Number.isNaN(signedAt)) throw new S3Error(403, 'AccessDenied', 'The request has no valid date.');
  const age = Date.now() - signedAt;
  if (expires === undefined) {
    if (Math.abs(age) <= allowedSkew) return;
    throw new S3Error(403, 'RequestTimeTooSkewed', 'The clocks of client and server differ too much.');
  }
  if (!(expires > 0 && expires <= longestPresign)) {
    throw new S3Error(
      400,
      'AuthorizationQueryParametersError',
      'X-Amz-Expires must be between 1 and 604800.',
    );
  }
  if (age > expires * 1000 || age < -allowedSkew)
    throw new S3Error(403, 'AccessDenied', 'Request has expired.');
}

function canonicalQuery({ query }: Target) {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

const headerText = ({ headers }: IncomingMessage, name: string) =>
  String(headers[name] ?? '')
    .trim()
    .replace(/ +/g, ' ');

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export const encodePath = (path: string) => path.split('/').map(encode).join('/');

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const sameText = (left: string, right: string) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error } from './errors.mjs';

/**
 * AWS Signature Version 4, in the Authorization header or in the address (presigned).
 *
 * @typedef {object} Claim what the request says about its own signature
 * @property {string} credential
 * @property {string} signedHeaders
 * @property {string} signature
 * @property {string} date
 * @property {string} payload hash of the body, or UNSIGNED-PAYLOAD
 * @property {number} [expires] seconds a presigned address is good for
 */

const allowedSkew = 15 * 60 * 1000;
const longestPresign = 7 * 24 * 3600;

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('./target.mjs').Target} target
 * @param {{ accessKey: string, secretKey: string }} keys
 * @returns {string} what the body must hash to, or UNSIGNED-PAYLOAD
 */
export function checkSignature(request, target, keys) {
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
  const key = [day, region, service, 'aws4_request'].reduce(
    hmac,
    /** @type {string | Buffer} */ (`AWS4${keys.secretKey}`),
  );
  if (!sameText(hmac(key, text).toString('hex'), claim.signature)) {
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The signature does not match the one calculated from the key.',
    );
  }
  return claim.payload;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('./target.mjs').Target} target
 * @returns {Claim}
 */
function claimOf({ headers }, { query }) {
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

/** @param {Claim} claim */
function checkTime({ date, expires }) {
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

/** @param {import('./target.mjs').Target} target */
function canonicalQuery({ query }) {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} name
 */
const headerText = ({ headers }, name) =>
  String(headers[name] ?? '')
    .trim()
    .replace(/ +/g, ' ');

/** @param {string} text */
const encode = (text) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** @param {string} path */
export const encodePath = (path) => path.split('/').map(encode).join('/');

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/**
 * @param {string | Buffer} key
 * @param {string} text
 * @returns {Buffer}
 */
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();

/**
 * @param {string} left
 * @param {string} right
 */
const sameText = (left, right) =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

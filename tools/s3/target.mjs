import { S3Error } from './errors.mjs';

/**
 * What a request is about.
 * @typedef {object} Target
 * @property {string} path decoded
 * @property {Map<string, string>} query decoded
 * @property {string} bucket empty for the service itself
 * @property {string} key empty for a bucket
 */

/**
 * @param {string} address path and query of the request
 * @returns {Target}
 */
export function targetOf(address) {
  try {
    const [rawPath = '/', ...rest] = address.split('?');
    const path = decodeURIComponent(rawPath);
    const query = new Map(rest.join('?').split('&').filter(Boolean).map(parameter));
    return { path, query, ...place(path) };
  } catch (error) {
    if (error instanceof URIError) throw new S3Error(400, 'InvalidURI', 'The address could not be read.');
    throw error;
  }
}

/**
 * @param {string} path `/bucket/key/with/slashes`
 * @returns {{ bucket: string, key: string }}
 */
export function place(path) {
  const [bucket = '', ...key] = path.replace(/^\//, '').split('/');
  return { bucket, key: key.join('/') };
}

/**
 * @param {string} text `name=value`
 * @returns {[string, string]}
 */
function parameter(text) {
  const [name = '', ...value] = text.split('=');
  return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
}

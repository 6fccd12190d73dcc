import { S3Error } from './errors.ts';

/** What a request is about. */
export interface Target {
  /** decoded */
  path: string;
  /** decoded */
  query: Map<string, string>;
  /** empty for the service itself */
  bucket: string;
  /** empty for a bucket */
  key: string;
}

/** @param address path and query of the request */
export function targetOf(address: string): Target {
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

/** @param path `/bucket/key/with/slashes` */
export function place(path: string): { bucket: string; key: string } {
  const [bucket = '', ...key] = path.replace(/^\//, '').split('/');
  return { bucket, key: key.join('/') };
}

/** @param text `name=value` */
function parameter(text: string): [string, string] {
  const [name = '', ...value] = text.split('=');
  return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
}

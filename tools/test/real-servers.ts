import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, findProgram, missingProgram } from '#tools/launch/apt.mjs';
import { findOfficeProgram } from '#tools/pdf/find-office.ts';
import { answers } from '#tools/launch/readiness.ts';
import type { Children } from '#tools/launch/children.mjs';
import { goBuild } from './go-build.ts';

interface Place {
  folder: string;
  port: number;
}

/**
 * Starts MinIO's own server.
 * @returns what the storage tests are told
 */
export async function startMinio(
  children: Children,
  { folder, port }: Place,
): Promise<Record<string, string>> {
  const program = await goBuild(children, 'minio');
  const keys = { MINIO_ROOT_USER: 'pactwright', MINIO_ROOT_PASSWORD: 'pactwright-test' };
  await children.start({
    name: 'minio',
    command: program,
    args: ['server', folder, '--address', `127.0.0.1:${port}`, '--console-address', `127.0.0.1:${port + 1}`],
    env: { ...process.env, ...keys },
    ready: answers(`http://127.0.0.1:${port}/minio/health/ready`),
  });
  return {
    TEST_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    TEST_S3_ACCESS_KEY: keys.MINIO_ROOT_USER,
    TEST_S3_SECRET_KEY: keys.MINIO_ROOT_PASSWORD,
  };
}

/** The programs Gotenberg calls: the variable that names each, the program, and the Debian package it comes in. */
const helpers = [
  ['CHROMIUM_BIN_PATH', 'chromium', 'chromium'],
  // Gotenberg brings a script of its own in its image; Debian's, from which that one stems, takes the same arguments.
  ['UNOCONVERTER_BIN_PATH', 'unoconv', 'unoconv'],
  ['QPDF_BIN_PATH', 'qpdf', 'qpdf'],
  ['EXIFTOOL_BIN_PATH', 'exiftool', 'libimage-exiftool-perl'],
  ['PDFTK_BIN_PATH', 'pdftk', 'pdftk-java'],
] as const;

/**
 * Starts Gotenberg 8 itself.
 * @returns what the PDF tests are told
 */
export async function startGotenberg(
  children: Children,
  { folder, port }: Place,
): Promise<Record<string, string>> {
  const program = await goBuild(children, 'gotenberg');
  const pdfcpu = await goBuild(children, 'pdfcpu');
  const found = await findHelpers(children);
  mkdirSync(folder, { recursive: true });
  await children.start({
    name: 'gotenberg',
    command: program,
    args: [
      '--api-bind-ip=127.0.0.1',
      `--api-port=${port}`,
      '--api-timeout=90s',
      '--gotenberg-hide-banner',
      '--chromium-disable-routes',
      '--libreoffice-auto-start',
      '--libreoffice-start-timeout=60s',
    ],
    env: {
      ...process.env,
      ...found,
      PDFCPU_BIN_PATH: pdfcpu,
      CHROMIUM_HYPHEN_DATA_DIR_PATH: folder,
      // Debian's own Python comes first: it is the one that can talk to LibreOffice.
      PATH: ['/usr/bin', '/bin', process.env.PATH].join(path.delimiter),
      TMPDIR: folder,
      OTEL_TRACES_EXPORTER: 'none',
      OTEL_LOGS_EXPORTER: 'none',
      OTEL_METRICS_EXPORTER: 'none',
    },
    ready: answers(`http://127.0.0.1:${port}/health`),
    grace: 15_000,
  });
  return { TEST_GOTENBERG_URL: `http://127.0.0.1:${port}` };
}

async function findHelpers(children: Children): Promise<Record<string, string>> {
  const absent = helpers.filter(([, program]) => !findProgram(program)).map(([, , name]) => name);
  const packages = [...(findOfficeProgram() ? [] : ['libreoffice-writer-nogui']), ...absent];
  const reason = packages.length > 0 ? await aptInstall(children, packages) : undefined;
  if (reason) throw missingProgram({ what: 'What Gotenberg needs', packages, reason });
  const paths = helpers.map(([variable, program]) => [variable, findProgram(program) ?? '']);
  return { ...Object.fromEntries(paths), LIBREOFFICE_BIN_PATH: findOfficeProgram() ?? '' };
}

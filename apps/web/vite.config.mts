import { promises as fs } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { cutFaces } from './build/faces.mjs';
import { catalogues } from './build/catalogues.mjs';
import { checkerFigures } from './build/checker-figures.mjs';
import { chunkGroups } from './build/chunk-groups.mjs';
import { fontLicences } from './build/font-licences.mjs';
import { leftOut } from './build/left-out.mjs';
import { markdown } from './build/markdown.mjs';
import { prerender } from './build/prerender.mjs';
import { serviceWorker } from './build/service-worker.mjs';
import { webManifest } from './build/web-manifest.mjs';

const gateway = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
const SMALLEST_WORTH_IT = 1_024;
/** Files that the entry loads (build/chunk-groups.mjs). */
const ENTRY = /\/(rolldown-runtime|react|material|theme|router|index)-[^/]+\.js$/;

/** Lays a `.br` and a `.gz` beside every text file of the build; the gateway sends what the browser takes. */
const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const files = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const target = path.join(dir ?? '', file);
        const content = await fs.readFile(target);
        if (content.length < SMALLEST_WORTH_IT) return;
        const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content)]);
        await Promise.all([fs.writeFile(`${target}.br`, br), fs.writeFile(`${target}.gz`, gz)]);
      }),
    );
  },
});

/* The package names its development build for everybody (7.x has no condition for the other). */
const router = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('react-router'))),
  '..',
  'production',
);

const faces = path.join(import.meta.dirname, '../../node_modules/.cache/faces');
await cutFaces(faces);

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    leftOut(),
    catalogues(),
    checkerFigures(),
    markdown(),
    react(),
    webManifest(),
    fontLicences(),
    serviceWorker(),
    precompressed(),
    prerender(),
  ],
  resolve: {
    alias: [
      { find: '@faces', replacement: faces },
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
            { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
          ]
        : []),
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    /* The gateway serves no maps; a line that names one in every file would be asked for and paid for in vain. */
    sourcemap: 'hidden',
    manifest: true,
    /* The notices that the packages in the bundle ask to be passed on. */
    license: { fileName: 'licences.md' },
    chunkSizeWarningLimit: 800,
    modulePreload: {
      /* A page that is gone to comes when the entry has all of its own; naming that again would cost every visitor. */
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ENTRY.test(file)) : files,
    },
    /* The security policy takes no typeface out of a page. */
    assetsInlineLimit: 0,
    rolldownOptions: {
      /* A schema that nobody reads by is not needed: making one changes nothing. */
      treeshake: { manualPureFunctions: ['z', 'defineRpc', 'defineJob', 'defineCall'] },
      output: {
        codeSplitting: { groups: chunkGroups },
        /* The entry names every file, and what is random in a name does not compress: 42 bits tell builds apart. */
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: { proxy: { '/api': gateway } },
  preview: { proxy: { '/api': gateway } },
}));

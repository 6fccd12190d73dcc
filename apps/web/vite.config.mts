import { promises as fs } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { markdown } from './build/markdown.mjs';

const gateway = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
const SMALLEST_WORTH_IT = 1_024;

/** Lays a `.br` and a `.gz` beside every text file of the build; the gateway sends what the browser takes. */
const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const files = Object.keys(bundle).filter((file) => /\.(js|css|html|svg)$/.test(file));
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [markdown(), react(), precompressed()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', sourcemap: true },
  server: { proxy: { '/api': gateway } },
  preview: { proxy: { '/api': gateway } },
});

/* The recognising half of the checker as data/cuad/README.md asks for it: (text) => { [category]: [start, end][] }. */
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/pactwright/', import.meta.url));
const file = `${cache}drafting.${process.pid}.mjs`;

await mkdir(cache, { recursive: true });
const bundle = await rolldown({ input: fileURLToPath(new URL('../src/index.ts', import.meta.url)) });
await bundle.write({ file, format: 'esm' });
await bundle.close();

const { recognise } = await import(pathToFileURL(file).href);
await rm(file);
export default recognise;

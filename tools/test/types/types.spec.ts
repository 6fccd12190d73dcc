import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '#tools/launch/settings.mjs';
import { checkedAlone } from './alone.ts';

const together = ['services', 'tools'].map((name) => read(`tools/test/types/${name}.json`));

/** The files of a configuration, and its options without where it stands. */
function read(config: string) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(path.join(root, config), {}, host);
  if (!parsed || parsed.errors.length > 0) throw new Error(`${config} cannot be read`);
  const { configFilePath: _here, ...options } = parsed.options;
  return { files: parsed.fileNames, options };
}

const configs = globSync('{apps,libs,libs/server,tools,deploy}/*/tsconfig.json', { cwd: root }).filter(
  (config) => !checkedAlone.includes(path.basename(path.dirname(config))),
);

describe('types checked together', () => {
  it.each(configs)('are all those of %s, with the same options', (config) => {
    const { files, options } = read(config);
    const programs = together.filter((program) => files.every((file) => program.files.includes(file)));
    expect(programs.map((program) => program.options)).toEqual([options]);
    expect(files).not.toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICE_ENVIRONMENT, SERVICE_OPTIONS } from './services.mjs';
import { root } from '#tools/launch/settings.mjs';

describe('services', () => {
  it('run with the same options and environment here and in an image', () => {
    const dockerfile = readFileSync(path.join(root, 'deploy', 'docker', 'Dockerfile'), 'utf8');
    const [, started = ''] = /^ENTRYPOINT (.*)$/m.exec(dockerfile) ?? [];

    expect(JSON.parse(started)).toEqual(['node', ...SERVICE_OPTIONS]);
    for (const [name, value] of Object.entries(SERVICE_ENVIRONMENT))
      expect(dockerfile).toContain(`\nENV ${name}=${value}\n`);
  });
});

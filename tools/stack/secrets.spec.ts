import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepSecrets } from './secrets.ts';

describe(keepSecrets.name, () => {
  it('makes them once, for their owner alone, where there is no folder yet', () => {
    const parent = mkdtempSync(path.join(tmpdir(), 'pactwright-secrets-'));
    const folder = path.join(parent, 'data');
    const made = keepSecrets(folder);

    expect(keepSecrets(folder)).toEqual(made);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    rmSync(parent, { recursive: true });
  });
});

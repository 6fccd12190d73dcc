import { AUDIT_ACTIONS } from '@pactwright/protocol';
import { resources } from '../../../shared/i18n/resources.js';

type Names = { readonly [part: string]: string | Names };

const flat = (names: Names, prefix = ''): [string, string][] =>
  Object.entries(names).flatMap(([part, name]) =>
    typeof name === 'string' ? [[prefix + part, name] as [string, string]] : flat(name, `${prefix}${part}.`),
  );

describe.each(['en', 'lt'] as const)('the names of the acts in the audit log, in %s', (language) => {
  const names = flat(resources[language].admin.audit.actions);

  it('T-45 are there for each act and for nothing else', () => {
    expect(names.map(([action]) => action).sort()).toEqual([...AUDIT_ACTIONS].sort());
  });

  it('T-45 tell the acts apart', () => {
    expect(new Set(names.map(([, name]) => name)).size).toBe(AUDIT_ACTIONS.length);
  });
});

import { WIRES } from '../wires.js';
import { refusalsOf } from './wire.js';

describe('the wires', () => {
  it('name each call once', () => {
    const addresses = Object.values(WIRES).flatMap(({ call, alias }) =>
      [call.path, alias].filter((path) => path !== undefined).map((path) => `${call.method} ${path}`),
    );
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it.each(Object.entries(WIRES))(
    '%s reads from the path what stands in it',
    (_name, { call, params = {} }) => {
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params).sort()).toEqual(inPath.sort());
    },
  );
});

describe(refusalsOf.name, () => {
  it('says what follows from who may make a call and from what it takes', () => {
    const { saveTranslation, listWizardSteps } = WIRES;
    if (!saveTranslation || !listWizardSteps) throw new Error('calls are missing');
    expect(refusalsOf(listWizardSteps)).toEqual([
      'MALFORMED_REQUEST',
      'TOO_MANY_REQUESTS',
      'INTERNAL',
      'SERVICE_UNAVAILABLE',
    ]);
    expect(refusalsOf(saveTranslation)).toEqual(
      expect.arrayContaining([
        'VALIDATION_FAILED',
        'NOT_SIGNED_IN',
        'ADMIN_ONLY',
        'CSRF_TOKEN_INVALID',
        'PAYLOAD_TOO_LARGE',
        'STALE_EDIT',
      ]),
    );
  });
});

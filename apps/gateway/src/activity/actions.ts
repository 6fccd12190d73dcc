import type { UserAction } from '@pactwright/protocol';

/** Which calls of signed-in users are remembered, and as what. Registering and signing in are noted by identity itself. */
const ACTIONS: readonly (readonly [methods: string, path: RegExp, action: UserAction])[] = [
  ['POST', /^\/api\/contracts$/, 'contract.create'],
  ['POST', /^\/api\/contracts\/[^/]+\/copy$/, 'contract.copy'],
  ['PUT', /^\/api\/contracts\/[^/]+\/label$/, 'contract.rename'],
  ['POST', /^\/api\/contracts\/suggestion$/, 'contract.suggest'],
  ['POST', /^\/api\/contracts\/analyze$/, 'contract.analyze'],
  ['POST', /^\/api\/contracts\/save-progress$/, 'contract.improve'],
  ['GET', /^\/api\/contracts\/[^/]+\/download\/[^/]+$/, 'contract.download'],
  ['POST', /^\/api\/analyze\/upload$/, 'contract.check'],
  ['POST', /^\/api\/user\/claims$/, 'contract.claim'],
  ['POST', /^\/api\/payment$/, 'payment.start'],
  ['POST', /^\/api\/billing\/subscription\/[^/]+$/, 'subscription.change'],
  ['POST', /^\/api\/(billing|admin)\/payments\/[^/]+\/refund$/, 'payment.refund'],
  ['PUT', /^\/api\/user\/profile$/, 'profile.update'],
  ['GET', /^\/api\/user\/export$/, 'account.export'],
  ['POST', /^\/api(\/auth)?\/logout$/, 'account.sign-out'],
  ['POST', /^\/api\/admin\/users\/[^/]+\/[^/]+$/, 'users.change'],
  ['POST PUT DELETE', /^\/api\/(wizard-fields|field-options)(\/.*)?$/, 'wizard.edit'],
  ['POST PUT DELETE', /^\/api\/translations(\/.*)?$/, 'translations.edit'],
];

const BY_METHOD = new Map<string, (readonly [path: RegExp, action: UserAction])[]>();
for (const [methods, path, action] of ACTIONS)
  for (const method of methods.split(' '))
    BY_METHOD.set(method, [...(BY_METHOD.get(method) ?? []), [path, action]]);

export const actionOf = (method: string, path: string): UserAction | undefined =>
  BY_METHOD.get(method)?.find(([pattern]) => pattern.test(path))?.[1];

const OF_ADMINISTRATORS: readonly (UserAction | undefined)[] = [
  'users.change',
  'wizard.edit',
  'translations.edit',
];

/** Whether only administrators may make this call. */
export const isAdministration = (method: string, path: string): boolean =>
  path.startsWith('/api/admin/') || OF_ADMINISTRATORS.includes(actionOf(method, path));

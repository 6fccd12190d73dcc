import { XSRF_COOKIE, XSRF_HEADER, type Wire } from '@pactwright/protocol';
import { cookieNames } from '@pactwright/server-session';

/** One way to be somebody: every scheme that is named at once, with the roles that it takes. */
type Requirement = Readonly<Record<string, readonly string[]>>;

/** How a caller says who they are. */
export function schemesOf(publicUrl: string): Readonly<Record<string, object>> {
  const names = cookieNames(publicUrl.startsWith('https:'));
  return {
    session: {
      ...{ type: 'apiKey', in: 'cookie', name: names.session },
      description: 'Set when somebody registers or signs in. The role `admin` is that of administrators.',
    },
    guest: {
      ...{ type: 'apiKey', in: 'cookie', name: names.guest },
      description: 'Set when somebody without an account begins to own something.',
    },
    csrf: {
      ...{ type: 'apiKey', in: 'header', name: XSRF_HEADER },
      description: `What the cookie \`${XSRF_COOKIE}\` says, which comes with a session. Whoever sends \`Origin\`, as browsers do, repeats it in every write of a session.`,
      'x-cookie': XSRF_COOKIE,
    },
  };
}

/** Who may make the call; several ways are alternatives. */
export function securityOf({ call, access, isWebhook }: Wire): readonly Requirement[] {
  const isProven = call.method !== 'GET' && isWebhook !== true;
  const session = (...roles: string[]): Requirement => ({ session: roles, ...(isProven && { csrf: [] }) });
  switch (access) {
    case 'public':
      return isWebhook ? [] : [{}, { guest: [] }, session()];
    case 'guest':
      return [{ guest: [] }];
    case 'signed-in':
      return [session()];
    case 'admin':
      return [session('admin')];
  }
}

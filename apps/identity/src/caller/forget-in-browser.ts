import { clearedSessionCookie } from '@pactwright/server-session';
import type { FastifyReply } from 'fastify';

/**
 * Ends the session in the browser and has it drop what it kept of answers. Signing out leaves storage alone, where the web app
 * has removed the drafts itself (T-03); with the account goes all of it. Never `cookies`: the language would go too.
 */
export function forgetInBrowser(
  reply: FastifyReply,
  isSecure: boolean,
  what: readonly ('cache' | 'storage')[],
): void {
  void reply.header('set-cookie', clearedSessionCookie(isSecure));
  void reply.header('clear-site-data', what.map((kind) => `"${kind}"`).join(', '));
}

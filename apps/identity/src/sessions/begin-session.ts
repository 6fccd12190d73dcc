import { Injectable } from '@nestjs/common';
import { SessionStore } from '@pactwright/server-session';
import type { Origin } from '../caller/origin.js';
import type { User } from '../users/user.entity.js';

/** A user with the token of the session that has just begun. */
export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

/** Begins sessions. Always with a new token: one that somebody planted before must be worth nothing afterwards. */
@Injectable()
export class BeginSession {
  constructor(private readonly sessions: SessionStore) {}

  async run(user: User, { sessionId, device }: Origin): Promise<SignedIn> {
    const { id: userId, isAdmin, preferredLanguage } = user;
    const { token } = await this.sessions.create({ userId, isAdmin, preferredLanguage, ...device });
    if (sessionId !== null) await this.sessions.destroy(sessionId);
    return { user, token };
  }
}

import { Controller } from '@nestjs/common';
import {
  identityWires as wires,
  type Language as LanguageCode,
  type MessageResponse,
  type SessionView,
  type SessionsResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, AppError, Language } from '@pactwright/server-kit';
import { SessionStore, type Session } from '@pactwright/server-session';
import { accountMessages } from '../caller/account-messages.js';
import { From, type Origin } from '../caller/origin.js';
import { AccountEvents } from '../audit/account-events.js';

/** Where somebody is signed in, and how they end it there. */
@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionStore,
    private readonly events: AccountEvents,
  ) {}

  @Answers(wires.listSessions)
  async list(@From() origin: Origin): Promise<SessionsResponse> {
    const own = await this.sessions.listOf(userOf(origin));
    return { sessions: own.map((session) => toView(session, origin.sessionId)) };
  }

  @Answers(wires.endSession)
  async end(
    { params: { id } }: Taken<typeof wires.endSession>,
    @From() origin: Origin,
    @Language() language: LanguageCode,
  ): Promise<MessageResponse> {
    const userId = userOf(origin);
    if (!(await this.sessions.destroyOf(userId, id))) throw new AppError('SESSION_NOT_FOUND');
    await this.events.record({ act: 'session.end', userId });
    return { success: true, message: accountMessages[language].sessionEnded };
  }

  @Answers(wires.endOtherSessions)
  async endOthers(@From() origin: Origin, @Language() language: LanguageCode): Promise<MessageResponse> {
    const userId = userOf(origin);
    const sessions = await this.sessions.destroyAllOf(userId, origin.sessionId ?? undefined);
    await this.events.record({ act: 'session.end-others', userId, details: { sessions } });
    return { success: true, message: accountMessages[language].othersEnded };
  }
}

function userOf({ actor }: Origin): string {
  if (actor.userId === null) throw new AppError('NOT_SIGNED_IN');
  return actor.userId;
}

const toView = (session: Session, currentId: string | null): SessionView => ({
  id: session.id,
  createdAt: new Date(session.createdAt).toISOString(),
  lastSeenAt: new Date(session.lastSeenAt).toISOString(),
  browser: session.browser,
  system: session.system,
  isCurrent: session.id === currentId,
});

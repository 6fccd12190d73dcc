import { Controller, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  identityWires,
  type Language as LanguageCode,
  type ProfileResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, AppError, Language } from '@pactwright/server-kit';
import { sessionCookie } from '@pactwright/server-session';
import { accountMessages } from '../caller/account-messages.js';
import { COOKIES_ARE_SECURE } from '../caller/cookies.js';
import { From, type Origin } from '../caller/origin.js';
import { toUserView } from '../users/user.entity.js';
import { SaveProfile } from './save-profile.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly saveProfile: SaveProfile,
    @Inject(COOKIES_ARE_SECURE) private readonly isSecure: boolean,
  ) {}

  @Answers(identityWires.saveProfile)
  async save(
    { body }: Taken<typeof identityWires.saveProfile>,
    @From() origin: Origin,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProfileResponse> {
    const { userId } = origin.actor;
    if (userId === null) throw new AppError('NOT_SIGNED_IN');
    const { user, token, endedSessions } = await this.saveProfile.run(userId, body, origin);
    if (token) void reply.header('set-cookie', sessionCookie(token, this.isSecure));
    const { profileSaved, passwordChanged } = accountMessages[language];
    const message = token ? passwordChanged : profileSaved;
    return { success: true, message, user: toUserView(user), endedSessions };
  }
}

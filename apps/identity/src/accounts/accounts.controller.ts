import { Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  identityWires as wires,
  type Actor,
  type AuthResponse,
  type CurrentUserResponse,
  type Language as LanguageCode,
  type Taken,
  type User as UserView,
} from '@pactwright/protocol';
import { Answers, CurrentActor, Language } from '@pactwright/server-kit';
import { sessionCookie } from '@pactwright/server-session';
import { toUserView, type User } from '../users/user.entity.js';
import { accountMessages } from '../caller/account-messages.js';
import { AccountsService } from './accounts.service.js';
import { PasswordGuard } from './local.strategy.js';
import { COOKIES_ARE_SECURE } from '../caller/cookies.js';
import { forgetInBrowser } from '../caller/forget-in-browser.js';
import { From, type Origin } from '../caller/origin.js';

/** Registration, sign-in and sign-out under both families of addresses (T-01), and who is signed in. */
@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    @Inject(COOKIES_ARE_SECURE) private readonly isSecure: boolean,
  ) {}

  @Answers(wires.register)
  async register(
    { body }: Taken<typeof wires.register>,
    @From() origin: Origin,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthResponse> {
    const { user, token } = await this.accounts.register(body, origin);
    void reply.header('set-cookie', sessionCookie(token, this.isSecure));
    const message = accountMessages[language].registered(user.email);
    return { success: true, message, user: toUserView(user) };
  }

  @Answers(wires.signIn)
  @UseGuards(PasswordGuard)
  async login(
    _: Taken<typeof wires.signIn>,
    @Req() { user: proven }: { user: User },
    @From() origin: Origin,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthResponse> {
    const { user, token } = await this.accounts.signIn(proven, origin);
    void reply.header('set-cookie', sessionCookie(token, this.isSecure));
    return { success: true, message: accountMessages[language].signedIn, user: toUserView(user) };
  }

  @Answers(wires.signOut)
  async logout(
    @From() origin: Origin,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthResponse> {
    await this.accounts.signOut(origin);
    forgetInBrowser(reply, this.isSecure, ['cache']);
    return { success: true, message: accountMessages[language].signedOut };
  }

  @Answers(wires.getCurrentUser)
  async current(@CurrentActor() actor: Actor): Promise<CurrentUserResponse> {
    return { success: true, user: await this.user(actor) };
  }

  @Answers(wires.getUser)
  async user(@CurrentActor() { userId }: Actor): Promise<UserView> {
    return toUserView(await this.accounts.getCurrent(userId));
  }
}

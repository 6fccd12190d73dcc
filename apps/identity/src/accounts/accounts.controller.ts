import { Controller, Get, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  registration,
  type Actor,
  type AuthResponse,
  type Registration,
  type CurrentUserResponse,
  type Language as LanguageCode,
  type User as UserView,
} from '@pactwright/protocol';
import { CurrentActor, Language, Public, SignedIn, ZodBody } from '@pactwright/server-kit';
import { sessionCookie } from '@pactwright/server-session';
import { toUserView, type User } from '../users/user.entity.js';
import { accountMessages } from './account-messages.js';
import { AccountsService } from './accounts.service.js';
import { PasswordGuard } from './local.strategy.js';
import { COOKIES_ARE_SECURE } from './cookies.js';
import { forgetInBrowser } from './forget-in-browser.js';
import { From, type Origin } from './origin.js';

/** Registration, sign-in and sign-out under both families of addresses (T-01), and who is signed in. */
@Controller('api')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    @Inject(COOKIES_ARE_SECURE) private readonly isSecure: boolean,
  ) {}

  @Post(['auth/register', 'register'])
  @Public()
  async register(
    @ZodBody(registration) body: Registration,
    @From() origin: Origin,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthResponse> {
    const { user, token } = await this.accounts.register(body, origin);
    void reply.header('set-cookie', sessionCookie(token, this.isSecure));
    const message = accountMessages[language].registered(user.email);
    return { success: true, message, user: toUserView(user) };
  }

  @Post(['auth/login', 'login'])
  @HttpCode(200)
  @Public()
  @UseGuards(PasswordGuard)
  async login(
    @Req() { user: proven }: { user: User },
    @From() origin: Origin,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthResponse> {
    const { user, token } = await this.accounts.signIn(proven, origin);
    void reply.header('set-cookie', sessionCookie(token, this.isSecure));
    return { success: true, message: accountMessages[language].signedIn, user: toUserView(user) };
  }

  @Post(['auth/logout', 'logout'])
  @HttpCode(200)
  @Public()
  async logout(
    @From() origin: Origin,
    @Language() language: LanguageCode,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthResponse> {
    await this.accounts.signOut(origin);
    forgetInBrowser(reply, this.isSecure, ['cache']);
    return { success: true, message: accountMessages[language].signedOut };
  }

  @Get('auth/user')
  @SignedIn()
  async current(@CurrentActor() actor: Actor): Promise<CurrentUserResponse> {
    return { success: true, user: await this.user(actor) };
  }

  @Get('user')
  @SignedIn()
  async user(@CurrentActor() { userId }: Actor): Promise<UserView> {
    return toUserView(await this.accounts.getCurrent(userId));
  }
}

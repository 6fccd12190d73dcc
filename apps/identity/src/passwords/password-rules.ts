import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError } from '@pactwright/server-kit';
import { readCommonPasswords } from './common-passwords.js';

const PRODUCT = 'pactwright';

/** Which passwords may be chosen. Those that exist already are never asked: nobody is shut out of their account by a list. */
@Injectable()
export class PasswordRules implements OnModuleInit {
  private common: ReadonlySet<string> = new Set();

  async onModuleInit(): Promise<void> {
    this.common = await readCommonPasswords();
  }

  /** @throws AppError PASSWORD_COMMON for what is tried first: leaked ones, the product's name, the account's own e-mail. */
  check(password: string, email: string): void {
    const lower = password.toLowerCase();
    const name = email.split('@', 1)[0];
    /* `Pactwright2026!` is no better than the bare word. */
    const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    const isGuessable =
      this.common.has(lower) ||
      core === PRODUCT ||
      [lower, core].some((each) => each === email || each === name);
    if (isGuessable) throw new AppError('PASSWORD_COMMON');
  }
}

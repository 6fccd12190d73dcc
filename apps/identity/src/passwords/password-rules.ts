import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommonPasswords } from './common-passwords.js';
import { composed } from './password-hasher.js';
import { refusedAt, type PasswordField } from './refused-at.js';

/* What comes to mind here and not in every leak: the product's name, and "password" in Lithuanian. */
const OBVIOUS = ['pactwright', 'slaptazodis', 'slaptažodis'];

/** Which passwords may be chosen. Those that exist already are never asked: nobody is shut out of their account by a list. */
@Injectable()
export class PasswordRules implements OnModuleInit {
  private common: CommonPasswords | undefined;

  async onModuleInit(): Promise<void> {
    this.common = await CommonPasswords.read();
  }

  /** @throws AppError PASSWORD_COMMON for what is tried first: leaked ones, what is obvious here, the account's own e-mail. */
  check(password: string, email: string, field: PasswordField = 'password'): void {
    if (!this.common) throw new Error('the common passwords have not been read');
    const lower = composed(password).toLowerCase();
    const name = email.split('@', 1)[0];
    /* `Pactwright2026!` is no better than the bare word. */
    const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    const isGuessable =
      this.common.has(lower) ||
      OBVIOUS.includes(core) ||
      [lower, core].some((each) => each === email || each === name);
    if (isGuessable) throw refusedAt(field, 'PASSWORD_COMMON');
  }
}

import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import { z } from 'zod';
import { credentials, type Actor, type ErrorBody, type Language as LanguageCode } from '@pactwright/protocol';
import {
  AdminOnly,
  AppError,
  Confirmed,
  CurrentActor,
  Language,
  Public,
  SignedIn,
  ZodBody,
  requestId,
} from '@pactwright/server-kit';
import { HeldCalls } from '../held-calls.js';
import { asActor, type TestService } from '../../src/index.js';

const note = z.object({ text: z.string().max(5), language: z.enum(['en', 'lt']).optional() });
const strict = z.strictObject({ rows: z.int().min(1), kind: z.enum(['a', 'b']) });

@Controller('api/notes')
class NotesController {
  @Get('open')
  @Public()
  open(@CurrentActor() actor: Actor): { actor: Actor } {
    return { actor };
  }

  @Post('open')
  @Public()
  send(@Body() body: unknown): { body: unknown } {
    return { body: body ?? null };
  }

  @Get('mine')
  @SignedIn()
  mine(): { ok: true } {
    return { ok: true };
  }

  @Get('all')
  @AdminOnly()
  all(): { ok: true } {
    return { ok: true };
  }

  @Get('guarded')
  @AdminOnly()
  @Confirmed()
  guarded(): { ok: true } {
    return { ok: true };
  }

  @Post()
  @Public()
  async add(
    @ZodBody(note) body: z.infer<typeof note>,
    @Language() language: LanguageCode,
  ): Promise<{ text: string; language: LanguageCode; requestId: string | undefined }> {
    await new Promise((resolve) => setImmediate(resolve));
    return { text: body.text, language, requestId: requestId() };
  }

  @Post('credentials')
  @Public()
  credentials(@ZodBody(credentials) body: z.infer<typeof credentials>): { email: string } {
    return { email: body.email };
  }

  @Post('strict')
  @Public()
  strict(@ZodBody(strict) body: z.infer<typeof strict>): { rows: number } {
    return { rows: body.rows };
  }

  @Get('refused')
  @Public()
  refused(): never {
    throw new AppError('TOO_MANY_REQUESTS', { seconds: 7 });
  }

  @Get('slow')
  @Public()
  async slow(): Promise<{ ok: true }> {
    await slowCalls.take();
    return { ok: true };
  }

  @Get('broken')
  @Public()
  broken(): never {
    throw new Error('a secret detail');
  }
}

/** Calls that are answered when a test says so. */
export const slowCalls = new HeldCalls();

@Module({ controllers: [NotesController] })
export class NotesModule {}

type Headers = Record<string, string>;

/** Calls of that service as a visitor makes them, unless the headers say otherwise. */
export const callsOf = (service: () => TestService) => ({
  get: (path: string, headers: Headers = asActor('i18n')): Promise<Response> =>
    fetch(`${service().url}${path}`, { headers }),
  post: (path: string, body: string, headers: Headers = {}): Promise<Response> =>
    fetch(`${service().url}${path}`, {
      method: 'POST',
      headers: { ...asActor('i18n'), 'content-type': 'application/json', ...headers },
      body,
    }),
});

export const refusal = async (answer: Response): Promise<ErrorBody> => (await answer.json()) as ErrorBody;

import type { ErrorCode } from '@pactwright/protocol';
import { ZodParam } from '@pactwright/server-kit';
import { z } from 'zod';

/** The number in `:id`; anything that cannot be one is what nobody has found. */
export const IdParam = (notFound: ErrorCode): ParameterDecorator =>
  ZodParam(
    'id',
    z
      .string()
      .regex(/^\d{1,9}$/, notFound)
      .transform(Number),
  );

import { z } from 'zod';
import type { Told } from '../platform/told.js';
import { fieldOption, wizardField } from './wizard.js';

/* Every write answers the thing as it is now, and the text that product.txt names for it. */
const written = <S extends z.ZodType>(data: S) =>
  z.object({ success: z.literal(true), message: z.string(), data });
export const fieldResponse = written(wizardField);
export type FieldResponse = Told<typeof fieldResponse>;
export const optionResponse = written(fieldOption);
export type OptionResponse = Told<typeof optionResponse>;

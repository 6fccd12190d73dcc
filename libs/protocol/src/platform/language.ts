import { z } from 'zod';
import { LANGUAGES } from './languages.js';

export const language = z.enum(LANGUAGES);

import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import type { Writer } from '../../writing/clause.js';
import { mayBeAgent } from '../fees/commercial-agents.js';
import { en } from './en.js';
import { lt } from './lt.js';

const WORDS = { en, lt } as const;

/** The notice that was agreed, and that the law may ask for a longer one. */
export function notice(terms: Terms, { language, say, text, format, ref }: Writer): Inline[] {
  const days = text`${format.count(terms.noticeDays, 'calendar-day')}`;
  return mayBeAgent(terms) ? say(WORDS[language].notice, { days, agents: ref('fees.agents') }) : days;
}

/** What the client pays for once this contract ends: services, or the sales that commission is due on. */
export const isByCommission = ({ payment }: Terms): boolean => payment.structure === 'commission';

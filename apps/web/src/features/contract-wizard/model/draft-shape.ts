import { answers, uuid } from '@pactwright/protocol';
import { z } from 'zod';

/* On its own: who comes for the first time has nothing to read, and needs no schema for it. */
const localDraft = z.object({
  timestamp: z.number(),
  contractId: uuid().nullable(),
  stepKey: z.string(),
  formData: answers,
  /** The account that it belongs to, where there is one: nobody else goes on with it. */
  ownerId: uuid().nullish(),
  /** Keys that somebody changed and whose latest value the server has not confirmed. */
  unsaved: z.array(z.string()),
});
export type LocalDraft = z.infer<typeof localDraft>;

/** What another visit has kept, when it can be read. */
export const parseDraft = (value: unknown): LocalDraft | undefined => localDraft.safeParse(value).data;

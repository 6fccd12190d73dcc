import { z } from 'zod';

/* What is typed at signing in goes along with the navigation: in the address it would be kept by servers and histories. */
const resetState = z.object({ email: z.string() });

export const resetStateOf = (email: string): z.infer<typeof resetState> => ({ email });

/** The e-mail that came along from signing in; empty for whoever opens the page otherwise. */
export const emailIn = (state: unknown): string => resetState.safeParse(state).data?.email ?? '';

/** What the wizard tells the list of contracts, in the state of the history: which contract was just made. */
export interface CreatedContract {
  readonly createdId: string;
}

export function readCreatedId(state: unknown): string | undefined {
  const { createdId } = (state ?? {}) as Partial<Record<keyof CreatedContract, unknown>>;
  return typeof createdId === 'string' ? createdId : undefined;
}

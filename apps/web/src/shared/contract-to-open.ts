/** What other pages tell the list of contracts, in the state of the history: which contract is to be open in it. */
export interface ContractToOpen {
  readonly openId: string;
}

export function readOpenId(state: unknown): string | undefined {
  const { openId } = (state ?? {}) as Partial<Record<keyof ContractToOpen, unknown>>;
  return typeof openId === 'string' ? openId : undefined;
}

import { CHECKOUT_END } from '@pactwright/protocol';

/** The address without what the payment provider adds for those who leave without paying; null for all others. */
export function leftCheckoutFor({ pathname, search }: { pathname: string; search: string }): string | null {
  const parameters = new URLSearchParams(search);
  if (parameters.get(CHECKOUT_END.name) !== CHECKOUT_END.left) return null;
  parameters.delete(CHECKOUT_END.name);
  return `${pathname}?${parameters}`;
}

/* Measured with the common tokenisers: English has about 4 characters a token, Lithuanian about 2.6; both are rounded up. */
const ASCII_PER_TOKEN = 3.5;
const TOKENS_PER_OTHER = 1.5;

/** Rather too many tokens than too few. */
export function estimateTokens(text: string): number {
  let others = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) others += 1;
  return Math.ceil((text.length - others) / ASCII_PER_TOKEN + others * TOKENS_PER_OTHER);
}

/** The bytes of a text in Base64. */
export function bytesOf(written: string): Uint8Array<ArrayBuffer> {
  const letters = atob(written);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/* What no file may be called by on some system, and what reorders or hides letters of a name, or is half of one. */
const UNSAFE = /[/\\:*?"<>|\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu;
/* In characters; names of up to 255 bytes are allowed, and a letter may take four of them. */
const LONGEST = 50;

/** A text as the beginning of a file's name, on every system; empty where nothing of it may stand there. */
export const safeFileName = (text: string): string =>
  [
    ...text

      .replaceAll(UNSAFE, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
      .replace(/^[.\s]+/u, ''),
  ]
    .slice(0, LONGEST)
    .join('')
    .trim();

/** The header of a file that is saved under this name: in any letters, and under an ASCII name where those are not understood (RFC 6266). */
export const attachment = (name: string, plainName: string): string =>
  `attachment; filename="${plainName}"; filename*=UTF-8''${encoded(name)}`;

/** `encodeURIComponent` leaves four signs that a parameter may not have (RFC 5987). */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The name in such a header. */
export function attachedName(header: string | null): string | undefined {
  const [, name] = /;\s*filename\*=UTF-8''([^;\s]+)/iu.exec(header ?? '') ?? [];
  return name === undefined ? undefined : decodeURIComponent(name);
}

const LENGTH = 12;
/* Without the letters and digits that are taken for one another when they are copied by hand. */
const KINDS = ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#$%&*+-=?@'];

/** A random password with a character of each kind (R-PROF-05). */
export function generatePassword(): string {
  for (;;) {
    const characters = Array.from({ length: LENGTH }, () => oneOf(KINDS.join('')));
    if (KINDS.every((kind) => characters.some((character) => kind.includes(character))))
      return characters.join('');
  }
}

/** Every character as likely as every other: numbers that would favour the first ones are drawn again. */
function oneOf(characters: string): string {
  const fair = 256 - (256 % characters.length);
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (number < fair) return characters.charAt(number % characters.length);
  }
}

/** The address of a list with whichever of these is asked for. */
export function listAddress(
  path: string,
  asked: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined && value !== '');
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

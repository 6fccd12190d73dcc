/** By how much the first part of a number is another: 1 from "4.2" to "5.2"; undefined where the rest is not the same. */
export function stepOf(one: string, other: string): number | undefined {
  const [[first, ...rest], [now, ...others]] = [one.split('.'), other.split('.')];
  return rest.join('.') === others.join('.') ? Number(now) - Number(first) : undefined;
}

/** The first and the last moment of a day as the reader's clock has it; undefined for what is no day. */
export const startOfDay = (day: string): string | undefined => momentOf(day, '00:00:00.000');
export const endOfDay = (day: string): string | undefined => momentOf(day, '23:59:59.999');

function momentOf(day: string, time: string): string | undefined {
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

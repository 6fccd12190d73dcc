/** Whether every text is read that tests have, as every night. */
const isWhole = process.env['TESTS_WHOLE'] === '1';

/** Of many texts that hold a rule alike every so many by day, all of them every night: see CONTRIBUTING. */
export const byDay = <T>(all: readonly T[], everyOne: number): readonly T[] =>
  isWhole ? all : all.filter((_, at) => at % everyOne === 0);

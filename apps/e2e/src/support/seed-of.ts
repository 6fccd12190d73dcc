/** The seed that the environment names, else another every day. Not for titles: a run that crosses midnight would not find its own test again. */
export const seedOf = (name: string): number =>
  Number(process.env[name] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

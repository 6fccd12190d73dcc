import { DataSource } from 'typeorm';
import { z } from 'zod';
import { credentials, errorMessage } from '@pactwright/protocol';
import { AppError, configureLogging, isErrorCode, readConfig } from '@pactwright/server-kit';
import { dataSourceOptions } from '@pactwright/server-database';
import { makeAdmin, promote, type Outcome } from './command/make-admin.js';
import { readPassword } from './command/read-password.js';
import { databaseConfigSchema } from './config.js';
import { entities, migrations } from './database/data-source.js';

/* node admin.mjs <email>: makes an existing or a new account an administrator's. */

const SAID: Readonly<Record<Outcome, string>> = {
  made: 'The account was made. It is an administrator.',
  promoted:
    'The account is an administrator now. It keeps its password: make sure that it is yours. It takes effect at the next sign-in.',
  unchanged: 'The account is an administrator already.',
};
const configSchema = z.object({
  IDENTITY_DATABASE_URL: databaseConfigSchema.shape.IDENTITY_DATABASE_URL,
  NEW_ADMIN_PASSWORD: z.string().optional(),
});

async function run(): Promise<string> {
  const config = readConfig(configSchema);
  const [given, ...more] = process.argv.slice(2);
  if (given === undefined || more.length > 0)
    throw new Error('Give one thing, the e-mail address: npm run admin -- somebody@example.com');
  const email = parsed(credentials.shape.email, given);
  const dataSource = await new DataSource(
    dataSourceOptions({ url: config.IDENTITY_DATABASE_URL, entities, migrations }),
  ).initialize();
  try {
    const outcome = await promote(dataSource.manager, email);
    if (outcome) return SAID[outcome];
    const password = parsed(credentials.shape.password, config.NEW_ADMIN_PASSWORD ?? (await readPassword()));
    return SAID[await makeAdmin(dataSource.manager, { email, password })];
  } finally {
    await dataSource.destroy();
  }
}

function parsed<T>(schema: z.ZodType<T>, value: string): T {
  const { data, error } = schema.safeParse(value);
  const code = error?.issues[0]?.message;
  if (isErrorCode(code)) throw new AppError(code);
  if (error) throw error;
  return data as T;
}

configureLogging('admin', 'silent');
try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  const said =
    error instanceof AppError
      ? errorMessage(error.code, 'en', error.params)
      : String((error as Error).message);
  process.stderr.write(`${said}\n`);
  process.exitCode = 1;
}

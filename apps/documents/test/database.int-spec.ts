import { expectNoDrift, expectOnlyAdditions } from '@pactwright/server-database';
import { testDatabase } from '@pactwright/testing';
import { entities, migrations } from '../src/database/data-source.js';

/* Until the release after next. */
const LEFT = ['uploads.base_text', 'uploads.partly_texts', 'uploads.is_base_unreadable'];

describe('the migrations', () => {
  it('agree with the entities, from the first to the last and back', async () => {
    const { dataSource, drop } = await testDatabase(entities, migrations);
    try {
      expectOnlyAdditions(dataSource);
      await expectNoDrift(dataSource, LEFT);
      for (let left = migrations.length; left > 0; left -= 1) await dataSource.undoLastMigration();
      await dataSource.runMigrations();
      await expectNoDrift(dataSource, LEFT);
    } finally {
      await drop();
    }
  });
});

import { Field } from '../src/wizard/field.entity.js';
import { WizardConfigHarness } from './harness.js';

let wizard: WizardConfigHarness;
beforeAll(async () => {
  wizard = await WizardConfigHarness.start();
});
afterAll(() => wizard.stop());

describe('POST /api/wizard-fields/{id}/reorder', () => {
  it('R-API-27 R-ADM-07 R-ADM-11 moves up and down, and says when it is at the end', async () => {
    const [first, second, ...rest] = await wizard.fieldIds();
    const moved = await wizard.send('post', `wizard-fields/${second}/reorder`, { direction: 'up' });
    expect([moved.status, moved.body.message]).toEqual([200, 'Field order updated successfully']);
    expect(await wizard.fieldIds()).toEqual([second, first, ...rest]);
    const atEnd = await wizard.send('post', `wizard-fields/${second}/reorder`, { direction: 'up' });
    expect([atEnd.status, atEnd.body.code]).toEqual([409, 'CANNOT_MOVE']);
    const aside = await wizard.send('post', `wizard-fields/${second}/reorder`, { direction: 'left' });
    expect(aside.status).toBe(400);
    await wizard.send('post', `wizard-fields/${second}/reorder`, { after: rest.at(-1) });
    expect(await wizard.fieldIds()).toEqual([first, ...rest, second]);
  });

  it('keeps the order whole while two administrators move at once, and does not outdate open edits', async () => {
    const before = await wizard.fieldIds();
    const versions = (await wizard.firstStep()).fields.map((field) => [field.id, field.version]);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        wizard.send('post', `wizard-fields/${before[index % before.length]}/reorder`, {
          direction: index % 3 === 0 ? 'up' : 'down',
        }),
      ),
    );
    expect([...(await wizard.fieldIds())].sort()).toEqual([...before].sort());
    const rows = await wizard.database.dataSource
      .getRepository(Field)
      .find({ where: { stepId: (await wizard.firstStep()).id } });
    expect(rows.map((row) => row.order).sort((a, b) => a - b)).toEqual(rows.map((_, index) => index));
    expect(new Map(rows.map((row) => [row.id, row.version]))).toEqual(
      new Map(versions as [number, number][]),
    );
  });
});

describe('the order of a step that several administrators change at once', () => {
  it('stays whole while fields are added, moved and deleted', async () => {
    const doomed: number[] = [];
    for (const label of ['Doomed 1', 'Doomed 2', 'Doomed 3'])
      doomed.push((await wizard.addField(label)).body.data.id);
    const before = (await wizard.fieldIds()).filter((id) => !doomed.includes(id));
    const { id: stepId } = await wizard.firstStep();
    const changes = await Promise.all([
      ...Array.from({ length: 6 }, (_, index) => wizard.addField(`Added ${index}`)),
      ...doomed.map((id) => wizard.send('delete', `wizard-fields/${id}`)),
      ...before.map((id, index) =>
        wizard.send('post', `wizard-fields/${id}/reorder`, { after: before[(index + 1) % 4] }),
      ),
      ...doomed.map((id) => wizard.send('post', `wizard-fields/${id}/reorder`, { before: before[0] })),
    ]);
    expect(changes.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const added = changes.slice(0, 6).map(({ body }) => body.data.id as number);
    expect([...(await wizard.fieldIds())].sort()).toEqual([...before, ...added].sort());
    const rows = await wizard.database.dataSource.getRepository(Field).findBy({ stepId });
    expect(new Set(rows.map((row) => row.order)).size).toBe(rows.length);
  });

  it('R-ADM-10 puts what is added at the end, whatever was deleted before, or where it was asked for', async () => {
    const [first] = await wizard.fieldIds();
    await wizard.send('delete', `wizard-fields/${(await wizard.addField('In between')).body.data.id}`);
    await wizard.addField('Behind it');
    await wizard.send('delete', `wizard-fields/${first}`);
    const last = (await wizard.addField('Last')).body.data.id;
    expect((await wizard.fieldIds()).at(-1)).toBe(last);
    const second = (await wizard.addField('Second', { order: 1 })).body.data;
    expect([(await wizard.fieldIds())[1], second.order]).toEqual([second.id, 1]);
    const third = await wizard.send('put', `wizard-fields/${second.id}`, {
      ...{ stepId: second.stepId, label: 'Third', order: 2, version: second.version },
    });
    expect([(await wizard.fieldIds())[2], third.body.data.order]).toEqual([second.id, 2]);
  });

  it('puts what is dragged next to where it was dropped, though another administrator deleted a row above meanwhile', async () => {
    for (const label of ['One', 'Two', 'Three', 'Four', 'Five']) await wizard.addField(label);
    const [one, two, three, four, five] = (await wizard.fieldIds()).slice(-5);
    await wizard.send('delete', `wizard-fields/${one}`);
    await wizard.send('post', `wizard-fields/${five}/reorder`, { before: three });
    expect((await wizard.fieldIds()).slice(-4)).toEqual([two, five, three, four]);
    await wizard.send('post', `wizard-fields/${two}/reorder`, { after: three });
    expect((await wizard.fieldIds()).slice(-4)).toEqual([five, three, two, four]);
  });

  it('leaves everything where it is when the row that was dropped on is gone', async () => {
    const gone = (await wizard.addField('Gone')).body.data.id;
    await wizard.send('delete', `wizard-fields/${gone}`);
    const before = await wizard.fieldIds();
    for (const to of [{ before: gone }, { after: gone }]) {
      const { status, body } = await wizard.send('post', `wizard-fields/${before[0]}/reorder`, to);
      expect([status, body.code]).toEqual([409, 'NEIGHBOUR_GONE']);
    }
    expect(await wizard.fieldIds()).toEqual(before);
  });

  it('puts a field that changes its step behind the others there', async () => {
    const [from, to] = await wizard.steps();
    const moved = (await wizard.addField('Elsewhere')).body.data.id;
    await wizard.send('put', `wizard-fields/${moved}`, { stepId: to?.id, label: 'Elsewhere' });
    const now = await wizard.steps();
    expect(now[0]?.fields.map(({ id }) => id)).toEqual(from?.fields.map(({ id }) => id));
    expect(now[1]?.fields.map(({ id }) => id)).toEqual([...(to?.fields ?? []).map(({ id }) => id), moved]);
    await wizard.send('delete', `wizard-fields/${moved}`);
  });
});

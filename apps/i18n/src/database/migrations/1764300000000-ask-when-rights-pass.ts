import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Said {
  readonly source: string;
  readonly text: string;
}
interface Change {
  readonly type: 'wizard_fields' | 'field_options';
  readonly id: number;
  readonly field: 'label' | 'description';
  readonly before: Said;
  readonly after: Said;
}

/** Of the question about the rights and its choices; their ids are for ever. */
const CHANGES: readonly Change[] = [
  {
    type: 'wizard_fields',
    id: 401,
    field: 'label',
    before: { source: 'Who owns the result', text: 'Kam priklauso rezultatas' },
    after: { source: 'When the rights pass', text: 'Kada pereina teisės' },
  },
  {
    type: 'wizard_fields',
    id: 401,
    field: 'description',
    before: {
      source: 'Who has the rights in what is made, and from when.',
      text: 'Kam ir nuo kada priklauso teisės į tai, kas sukurta.',
    },
    after: {
      source:
        'Who gets the rights in what is made, and from when. With one price for the whole work, the first two come to the same.',
      text: 'Kam ir nuo kada priklauso teisės į tai, kas sukurta. Kai už visą darbą viena kaina, pirmi du atsakymai reiškia tą patį.',
    },
  },
  {
    type: 'field_options',
    id: 40101,
    field: 'label',
    before: { source: 'The client, after full payment', text: 'Klientui, kai sumokėta visa kaina' },
    after: {
      source: 'To the client, with each stage or part that is paid for',
      text: 'Klientui, kai sumokama už kiekvieną etapą ar dalį',
    },
  },
  {
    type: 'field_options',
    id: 40102,
    field: 'label',
    before: { source: 'The client, as soon as it is made', text: 'Klientui nuo sukūrimo' },
    after: { source: 'To the client, as soon as it is made', text: 'Klientui nuo sukūrimo' },
  },
  {
    type: 'field_options',
    id: 40103,
    field: 'label',
    before: {
      source: 'The provider; the client gets a licence',
      text: 'Paslaugų teikėjui; klientas gauna licenciją',
    },
    after: {
      source: 'They stay with the provider; the client gets a licence',
      text: 'Lieka paslaugų teikėjui; klientas gauna licenciją',
    },
  },
];

/** The question says when the rights pass; a text that an administrator wrote stays. */
export class AskWhenRightsPass1764300000000 implements MigrationInterface {
  readonly name = 'AskWhenRightsPass1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const { before, after, ...place } of CHANGES) await say(runner, place, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { before, after, ...place } of CHANGES) await say(runner, place, after, before);
  }
}

const say = (
  runner: QueryRunner,
  { type, id, field }: Omit<Change, 'before' | 'after'>,
  from: Said,
  to: Said,
): Promise<unknown> =>
  runner.query(
    `UPDATE translations SET value = $5, source_value = $6
     WHERE entity_type = $1 AND entity_id = $2 AND field_name = $3 AND value = $4`,
    [type, id, field, from.text, to.text, to.source],
  );

import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Said {
  readonly source: string;
  readonly text: string;
}
interface Change {
  readonly type: 'wizard_steps' | 'wizard_fields' | 'field_options';
  readonly id: number;
  readonly field: 'label' | 'description';
  readonly before: Said;
  readonly after: Said;
}

/** Of the questions whose texts promised too much; their ids are for ever. */
const CHANGES: readonly Change[] = [
  {
    type: 'wizard_fields',
    id: 103,
    field: 'description',
    before: {
      source: 'What is handed over at the end, one item a line: files, formats, numbers of pieces.',
      text: 'Kas pabaigoje perduodama, po vieną eilutėje: failai, formatai, kiekiai.',
    },
    after: {
      source: 'What is handed over, one item a line: files, formats, numbers of pieces.',
      text: 'Kas perduodama, po vieną eilutėje: failai, formatai, kiekiai.',
    },
  },
  {
    type: 'wizard_fields',
    id: 106,
    field: 'description',
    before: {
      source: 'The day by which everything is delivered.',
      text: 'Diena, iki kurios viskas turi būti perduota.',
    },
    after: {
      source:
        'The day by which everything is delivered. Where a monthly fee or a commission is paid, the last day of the contract.',
      text: 'Diena, iki kurios viskas turi būti perduota. Kai mokamas mėnesinis ar komisinis atlyginimas – paskutinė sutarties diena.',
    },
  },
  {
    type: 'wizard_fields',
    id: 109,
    field: 'description',
    before: {
      source:
        'Working days in which the client checks what was delivered and accepts it or says what is wrong.',
      text: 'Darbo dienos, per kurias klientas patikrina, kas perduota, ir priima arba nurodo trūkumus.',
    },
    after: {
      source:
        'Working days in which the client checks what was delivered and accepts it or says what is wrong. If it says nothing, the work counts as accepted.',
      text: 'Darbo dienos, per kurias klientas patikrina, kas perduota, ir priima arba nurodo trūkumus. Jeigu nieko nenurodo, laikoma, kad darbas priimtas.',
    },
  },
  {
    type: 'wizard_steps',
    id: 2,
    field: 'description',
    before: {
      source:
        'Who works for whom. Names, addresses and codes stay as placeholders that you fill in yourself.',
      text: 'Kas kam dirba. Vardai, adresai ir kodai lieka tušti – juos įrašysite patys.',
    },
    after: {
      source:
        'Who works for whom. Names, addresses and codes are filled in later, and are kept on your device only.',
      text: 'Kas kam dirba. Vardus, adresus ir kodus įrašysite vėliau; jie laikomi tik jūsų įrenginyje.',
    },
  },
  {
    type: 'wizard_fields',
    id: 209,
    field: 'description',
    before: {
      source: 'Decides whose number stands in the contract and who pays the taxes on the price.',
      text: 'Nuo to priklauso, koks numeris įrašomas sutartyje ir kas nuo kainos sumoka mokesčius.',
    },
    after: {
      source: 'Decides which number stands in the contract and who pays the taxes on the price.',
      text: 'Nuo to priklauso, koks numeris įrašomas sutartyje ir kas nuo kainos sumoka mokesčius.',
    },
  },
  {
    type: 'wizard_fields',
    id: 203,
    field: 'description',
    before: {
      source: 'The client orders the work and pays for it, as a business.',
      text: 'Klientas užsako darbą ir už jį moka, veikdamas kaip verslas.',
    },
    after: {
      source:
        'The client orders the work and pays for it, as a business. The contract does not fit work for a private person.',
      text: 'Klientas užsako darbą ir už jį moka, veikdamas kaip verslas. Darbui, kurį užsako privatus asmuo, ši sutartis netinka.',
    },
  },
  {
    type: 'wizard_fields',
    id: 302,
    field: 'description',
    before: {
      source: 'The whole price, the rate an hour, the fee a month or the percentage, as chosen above.',
      text: 'Visa kaina, valandos įkainis, mėnesio mokestis arba procentas – pagal tai, kas pasirinkta aukščiau.',
    },
    after: {
      source:
        'As chosen above: the whole price, the rate an hour, the fee a month, or the percentage of what the client earns by sales that result from the work.',
      text: 'Pagal tai, kas pasirinkta aukščiau: visa kaina, valandos įkainis, mėnesio mokestis arba procentas nuo pajamų, kurias klientas gauna iš dėl šio darbo įvykusių pardavimų.',
    },
  },
  {
    type: 'wizard_fields',
    id: 107,
    field: 'description',
    before: {
      source:
        'If the work goes in stages: what each one brings, by when, and what is paid for it – an amount or a part of the price.',
      text: 'Jeigu dirbama etapais: kas kiekvienu etapu padaroma, iki kada ir kiek už jį mokama – suma arba kainos dalis.',
    },
    after: {
      source:
        'If the work goes in stages: what each one brings and by when. Where the price is paid by milestones, also what is paid for each: an amount or a part of the price. A list can be pasted as it is.',
      text: 'Jeigu dirbama etapais: kas kiekvienu etapu padaroma ir iki kada. Kai kaina mokama etapais – ir kiek už kiekvieną mokama: suma arba kainos dalis. Turimą sąrašą galima tiesiog įklijuoti.',
    },
  },
  {
    type: 'wizard_fields',
    id: 309,
    field: 'description',
    before: {
      source: 'The most that may be spent without a new approval. Leave empty when there is no limit.',
      text: 'Daugiausia, kiek galima išleisti be naujo patvirtinimo. Jeigu ribos nėra, palikite tuščią.',
    },
    after: {
      source: 'The most that may be spent without a new approval.',
      text: 'Daugiausia, kiek galima išleisti be naujo patvirtinimo.',
    },
  },
  {
    type: 'wizard_fields',
    id: 403,
    field: 'description',
    before: {
      source:
        'The most that one side can owe the other for damage. Intent and gross negligence are never limited.',
      text: 'Daugiausia, kiek viena šalis gali būti skolinga kitai už žalą. Tyčiai ir dideliam neatsargumui riba netaikoma.',
    },
    after: {
      source:
        'The most that one side can owe the other for damage. Where no price for the whole work is agreed, the fees of 12 months stand for it. What the law never lets a contract limit, such as intent, stays unlimited.',
      text: 'Daugiausia, kiek viena šalis gali būti skolinga kitai už žalą. Kai kaina už visą darbą nesutarta, vietoj jos skaičiuojamas 12 mėnesių atlyginimas. Tam, ko pagal įstatymą riboti negalima, pvz., tyčiai, riba netaikoma.',
    },
  },
  {
    type: 'wizard_fields',
    id: 405,
    field: 'description',
    before: {
      source: 'What the client pays of the price that is still open when it ends the contract early.',
      text: 'Kokią dar nesumokėtos kainos dalį klientas sumoka, jeigu nutraukia sutartį anksčiau laiko.',
    },
    after: {
      source:
        'What the client pays besides the work done when it ends the contract early: a share of the price that is still open, of the hours already ordered, or of one monthly fee.',
      text: 'Kiek, be atlikto darbo, klientas sumoka, jeigu nutraukia sutartį anksčiau laiko: dalį likusios kainos, jau užsakytų valandų kainos arba vieno mėnesio mokesčio.',
    },
  },
  {
    type: 'field_options',
    id: 40502,
    field: 'label',
    before: { source: '25% of the open price', text: '25 % likusios kainos' },
    after: { source: '25%', text: '25 %' },
  },
  {
    type: 'field_options',
    id: 40503,
    field: 'label',
    before: { source: '50% of the open price', text: '50 % likusios kainos' },
    after: { source: '50%', text: '50 %' },
  },
  {
    type: 'field_options',
    id: 41202,
    field: 'label',
    before: {
      source: 'Not hiring away each other’s people',
      text: 'Įsipareigojimas nevilioti darbuotojų ar klientų',
    },
    after: {
      source: 'Not hiring away each other’s people',
      text: 'Įsipareigojimas nevilioti vienas kito darbuotojų',
    },
  },
  {
    type: 'field_options',
    id: 41203,
    field: 'label',
    before: { source: 'Not working for named competitors', text: 'Įsipareigojimas nedirbti konkurentams' },
    after: {
      source: 'Not working for competitors that the client names in writing',
      text: 'Įsipareigojimas nedirbti kliento raštu įvardytiems konkurentams',
    },
  },
  {
    type: 'field_options',
    id: 41204,
    field: 'label',
    before: { source: 'Penalty for late delivery', text: 'Netesybos už vėlavimą' },
    after: { source: 'A fixed sum for each day of delay', text: 'Netesybos už kiekvieną vėlavimo dieną' },
  },
  {
    type: 'field_options',
    id: 41301,
    field: 'description',
    before: {
      source: '7 to 10 pages, every case provided for',
      text: '7–10 puslapių, numatyti visi atvejai',
    },
    after: {
      source: '6 to 9 pages, more cases provided for',
      text: '6–9 puslapiai, numatyta daugiau atvejų',
    },
  },
  {
    type: 'field_options',
    id: 41302,
    field: 'description',
    before: { source: 'About 4 pages in plain sentences', text: 'Apie 4 puslapius, paprastais sakiniais' },
    after: { source: '3 to 5 pages in plain sentences', text: '3–5 puslapiai, paprastais sakiniais' },
  },
];

/** What the wizard says now, in Lithuanian; a text that an administrator wrote stays. */
export class PromiseWhatIsAsked1764600000000 implements MigrationInterface {
  readonly name = 'PromiseWhatIsAsked1764600000000';

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

import { Client } from 'minio';
import { paidContract, type PaidContract } from '#tools/bench/measuring/visitor.ts';
import { say } from '#tools/launch/say.mjs';
import { atLeast, atMost, exactly, type Experiment } from './experiment.ts';
import { openLab, query, until } from './lab.ts';

const RENDERS = 100;
const KILLS = 20;
const AT_ONCE = 4;
const LONGEST_LIFE_MS = 2_500;
const PATIENCE_MS = 120_000;
const DATABASE = 'DOCUMENTS_DATABASE_URL';

export default {
  id: 'R2',
  title: `kill -9 of documents ${KILLS} times in the middle of ${RENDERS} renders`,
  async run(children) {
    const lab = await openLab(children);
    const buying = buyAll(lab.url);
    let underWay = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_LIFE_MS));
      await lab.stack.get('documents').kill();
      const [running]: { n: number }[] = await query(
        lab,
        DATABASE,
        `SELECT count(*)::int AS n FROM renders WHERE status = 'running'`,
      );
      underWay += running?.n ?? 0;
      await lab.stack.get('documents').start();
    }
    say(`killed ${KILLS} times, ${underWay} renders under way`);
    const contracts = await buying;

    let valid = 0;
    await inTurns(contracts, AT_ONCE, async ({ id, cookie }) => {
      let file = Buffer.alloc(0);
      await until(async () => {
        const response = await fetch(`${lab.url}/api/contracts/${id}/download/pdf`, { headers: { cookie } });
        file = Buffer.from(await response.arrayBuffer());
        return response.ok;
      }, PATIENCE_MS);
      if (file.subarray(0, 5).equals(Buffer.from('%PDF-')) && file.subarray(-64).includes('%%EOF'))
        valid += 1;
    });

    const rows: { contractId: string; status: string; docxKey: string; pdfKey: string }[] = await query(
      lab,
      DATABASE,
      `SELECT contract_id AS "contractId", status, docx_key AS "docxKey", pdf_key AS "pdfKey" FROM renders`,
    );
    const named = new Set(rows.flatMap(({ docxKey, pdfKey }) => [docxKey, pdfKey]));
    const stored = await storedObjects(lab.environment);
    const current = Map.groupBy(
      rows.filter(({ status }) => status === 'done'),
      ({ contractId }) => contractId,
    );
    const once = [...current.values()].filter((each) => each.length === 1).length;
    const others = rows.filter(({ status }) => status !== 'done');
    await lab.close();
    return {
      criteria: [
        exactly('valid PDFs', valid, RENDERS),
        exactly('contracts with exactly one current render', once, RENDERS),
        atMost('renders left in any other state', others.length, 0),
        atMost('stored files that no render names', stored.filter((key) => !named.has(key)).length, 0),
        atMost(
          'files that a render names and that are not stored',
          [...named].filter((key) => !stored.includes(key)).length,
          0,
        ),
        atLeast('renders that a kill interrupted', underWay, 5),
      ],
    };
  },
} satisfies Experiment;

async function buyAll(url: string) {
  const contracts: PaidContract[] = [];
  const numbers = Array.from({ length: RENDERS }, (_, number) => number);
  await inTurns(numbers, AT_ONCE, async (number) => void contracts.push(await paidContract(url, number)));
  return contracts;
}

async function inTurns<T>(items: T[], atOnce: number, act: (item: T) => Promise<void>) {
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** @returns the keys of everything in the object storage */
async function storedObjects(environment: Record<string, string>): Promise<string[]> {
  const { hostname, port } = new URL(environment.S3_ENDPOINT ?? '');
  const client = new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    accessKey: environment.S3_ACCESS_KEY ?? '',
    secretKey: environment.S3_SECRET_KEY ?? '',
  });
  const keys = [];
  for (const { name } of await client.listBuckets())
    for await (const { name: key } of client.listObjectsV2(name, '', true)) keys.push(key);
  return keys;
}

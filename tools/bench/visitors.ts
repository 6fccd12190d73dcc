import { Problem } from '#tools/launch/say.mjs';
import type { Call } from './load.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Visitors with a contract each, and what they call while they answer questions. */
export async function visitors(url: string, count: number): Promise<{ save: Call; list: Call }[]> {
  const steps = (await (await fetch(`${url}/api/wizard-steps`)).json()) as {
    key: string;
    fields: { label: string }[];
  }[];
  const stepKey = steps.find(({ fields }) => fields.some(({ label }) => label === FIELD))?.key;
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const created = await fetch(`${url}/api/contracts`, { method: 'POST' });
      if (!created.ok) throw new Problem(`A contract was answered ${created.status}.`);
      const cookie = created.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      const { contractId } = (await created.json()) as { contractId: string };
      const value = `Build booking site number ${number} with a calendar and payments`;
      return {
        save: {
          path: '/api/wizard-steps/save',
          method: 'POST',
          headers: { ...JSON_TYPE, cookie },
          body: JSON.stringify({ contractId, stepKey, fieldKey: FIELD, value }),
        },
        list: { path: '/api/contracts', headers: { cookie } },
      };
    }),
  );
}

const FIELD = 'Scope of Work';

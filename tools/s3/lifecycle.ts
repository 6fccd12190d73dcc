import { elements, textOf } from './xml.ts';
import type { Store } from './store.ts';

const day = 24 * 3600 * 1000;

/** Removes what the lifecycle rules of the buckets have let expire. */
export async function expire(store: Store, now: number = Date.now()) {
  for (const bucket of store.list()) {
    for (const { prefix, days } of rulesOf(bucket.setting('lifecycle') ?? '')) {
      const old = bucket
        .objects()
        .filter(({ key, modified }) => key.startsWith(prefix) && now - modified >= days * day);
      for (const { key } of old) await bucket.remove(key);
    }
  }
}

function rulesOf(xml: string) {
  return elements(xml, 'Rule')
    .filter((rule) => textOf(rule, 'Status') === 'Enabled')
    .map((rule) => ({
      prefix: textOf(rule, 'Prefix') ?? '',
      days: Number(textOf(elements(rule, 'Expiration')[0] ?? '', 'Days')),
    }))
    .filter(({ days }) => days > 0);
}

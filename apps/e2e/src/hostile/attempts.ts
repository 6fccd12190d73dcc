import { Buffer } from 'node:buffer';
import type { Things } from '../access/callers.js';
import { NOBODYS, namedIn, pathOf } from './asking.js';
import type { DescribedCall } from './described-calls.js';
import { HOSTILE_BYTES, HOSTILE_ESCAPES, HOSTILE_TEXTS, NESTED } from './hostile-texts.js';
import { leavesOf, objectsIn, samplesOf, withAt, type Place, type Schema } from './samples.js';
import type { Message } from './send.js';

export interface Attempt {
  readonly call: DescribedCall;
  /** Where the text stands and which it is. */
  readonly what: string;
  readonly message: Message;
}

/* What some part of the product reads, or a part in front of it does. */
const HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'host',
  'idempotency-key',
  'if-none-match',
  'origin',
  'prefer',
  'range',
  'stripe-signature',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
  'x-xsrf-token',
];
const COOKIES = ['sid', 'guest', 'language', 'XSRF-TOKEN'];
/** A call that asks for no body can be sent one all the same. */
const ANY_BODY: Schema = { type: 'object', properties: { text: { type: 'string' } } };
const BOUNDARY = '----hostile';
const HERE = '\u0001here\u0001';

/** Every string of one call, each with every hostile text. */
export function* attemptsOf(call: DescribedCall, things: Things): Generator<Attempt> {
  const filled = namedIn(call, things);
  const path = pathOf(call, filled);
  const known = { contractId: things.contract ?? NOBODYS };
  const bodies = call.method === 'GET' ? [] : samplesOf(call.body ?? ANY_BODY, known);
  const usual: Message = {
    method: call.method,
    path,
    headers: [['prefer', 'respond-async']],
    ...(bodies.length > 0 ? { type: 'application/json', body: JSON.stringify(bodies[0]) } : {}),
  };
  const attempt = (what: string, change: Partial<Message>): Attempt => ({
    call,
    what,
    message: { ...usual, ...change },
  });

  for (const [name] of call.template.matchAll(/:\w+|\*/g))
    for (const [text, escapes] of Object.entries(HOSTILE_ESCAPES)) {
      const parts = call.template.split('/').map((part) => {
        if (part === name) return escapes;
        return part.replace(/:(\w+)/, (_, each: string) => filled[each] ?? 'x');
      });
      yield attempt(`${name} with ${text}`, { path: parts.join('/') });
    }
  for (const name of [...call.query, 'x'])
    for (const [text, escapes] of Object.entries(HOSTILE_ESCAPES))
      yield attempt(`?${name} with ${text}`, { path: `${path}?${name}=${escapes}` });
  for (const name of HEADERS)
    for (const [text, bytes] of Object.entries(HOSTILE_BYTES))
      yield attempt(`header ${name} with ${text}`, { headers: [[name, bytes]] });
  for (const name of COOKIES)
    for (const [text, bytes] of Object.entries(HOSTILE_BYTES))
      yield attempt(`cookie ${name} with ${text}`, {
        cookie: Buffer.concat([Buffer.from(`${name}=`), bytes]),
      });

  if (call.form) {
    for (const [what, body] of hostileForms(call.form))
      yield attempt(what, { type: `multipart/form-data; boundary=${BOUNDARY}`, body });
    return;
  }
  for (const [what, body] of hostileBodies(bodies)) yield attempt(what, { body });
}

function* hostileBodies(bodies: readonly unknown[]): Generator<[string, string | Buffer]> {
  const seen = new Set<string>();
  const isNew = (place: Place, kind: string): boolean => {
    const key = `${kind} ${JSON.stringify(place)}`;
    return !seen.has(key) && seen.add(key).size > 0;
  };
  for (const body of bodies) {
    for (const place of leavesOf(body).filter((each) => isNew(each, 'value'))) {
      for (const [text, hostile] of Object.entries(HOSTILE_TEXTS))
        yield [`${nameOf(place)} with ${text}`, JSON.stringify(withAt(body, place, () => hostile))];
      const marked = JSON.stringify(withAt(body, place, () => HERE));
      for (const [text, nested] of Object.entries(NESTED))
        yield [`${nameOf(place)} with ${text}`, marked.replace(JSON.stringify(HERE), nested)];
      const [before = '', after = ''] = marked.split(JSON.stringify(HERE).slice(1, -1));
      const bytes = Buffer.from([0xed, 0xa0, 0x80]);
      yield [
        `${nameOf(place)} with no UTF-8`,
        Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]),
      ];
    }
    for (const place of objectsIn(body).filter((each) => isNew(each, 'name')))
      for (const [text, hostile] of Object.entries(HOSTILE_TEXTS)) {
        const changed = withAt(body, place, (there) => ({ ...(there as object), [hostile]: 'x' }));
        yield [`a name in ${nameOf(place)} with ${text}`, JSON.stringify(changed)];
      }
  }
}

const nameOf = (place: Place): string => place.join('.') || 'the body';

/** The parts of a form, with something hostile for the name of a part, of its file, for what it says, or in a header of its own. */
function* hostileForms({ properties = {} }: Schema): Generator<[string, Buffer]> {
  const parts = Object.entries(properties).map(([name, { format }]) => ({
    name,
    isFile: format === 'binary',
  }));
  for (const { name, isFile } of parts) {
    for (const [text, bytes] of Object.entries(HOSTILE_BYTES)) {
      const usual = (each: (typeof parts)[number]): Buffer =>
        partOf(each.name, each.isFile ? '; filename="a.txt"' : '');
      const formWith = (part: Buffer): Buffer =>
        Buffer.concat([
          ...parts.map((each) => (each.name === name ? part : usual(each))),
          Buffer.from(`--${BOUNDARY}--\r\n`),
        ]);
      yield [
        `the name of part ${name} with ${text}`,
        formWith(partOf(bytes, isFile ? '; filename="a.txt"' : '')),
      ];
      yield [`a header of part ${name} with ${text}`, formWith(partOf(name, '', { extra: bytes }))];
      if (!isFile) yield [`part ${name} with ${text}`, formWith(partOf(name, '', { content: bytes }))];
      else {
        const filename = Buffer.concat([Buffer.from('; filename="'), bytes, Buffer.from('.txt"')]);
        yield [`the file name of ${name} with ${text}`, formWith(partOf(name, filename))];
      }
    }
    if (isFile)
      for (const filename of [
        "utf-16le''%00%d8.%00t%00x%00t%00",
        "utf-8''%ED%A0%80.txt",
        "utf-8''a%00b.txt",
        `utf-8''${'%C4%85'.repeat(20_000)}.txt`,
      ])
        yield [
          `the extended file name of ${name} with ${filename.slice(0, 30)}`,
          Buffer.concat([partOf(name, `; filename*=${filename}`), Buffer.from(`--${BOUNDARY}--\r\n`)]),
        ];
  }
}

function partOf(
  name: string | Buffer,
  rest: string | Buffer,
  { extra, content = Buffer.from('A contract.') }: { extra?: Buffer; content?: Buffer } = {},
): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="`),
    Buffer.from(name),
    Buffer.from('"'),
    Buffer.from(rest),
    ...(extra ? [Buffer.from('\r\nX-Extra: '), extra] : []),
    Buffer.from('\r\n\r\n'),
    content,
    Buffer.from('\r\n'),
  ]);
}

import { z } from 'zod';
import { WIRES, WIRES_BY_SERVICE, joined } from '../wires.js';
import { defineCall, type FormFile } from './call.js';
import { events, file, json, later, refusalsOf, wire } from './wire.js';

const POST = { service: 'documents', method: 'POST', path: '/api/x' } as const;
const about = { summary: 'Only for its types.', access: 'public' } as const;
const words = z.object({ words: z.string() });

describe('the wires', () => {
  const ofOthers = Object.entries(WIRES_BY_SERVICE).flatMap(([service, wires]) =>
    Object.entries(wires).filter(([, { call }]) => call.service !== service),
  );

  it('are those of the service that they stand with, and all of them', () => {
    expect(ofOthers).toEqual([]);
    const count = Object.values(WIRES_BY_SERVICE).flatMap((wires) => Object.keys(wires)).length;
    expect(Object.keys(WIRES)).toHaveLength(count);
  });

  it('do not have one name twice', () => {
    const { getCapabilities, getOverview } = WIRES;
    expect(Object.keys(joined({ gateway: { getCapabilities }, i18n: { getOverview } }))).toHaveLength(2);
    /* @ts-expect-error One of the two would be lost. */
    expect(Object.keys(joined({ gateway: { getOverview }, i18n: { getOverview } }))).toHaveLength(1);
  });

  it('name each call once', () => {
    const addresses = Object.values(WIRES).flatMap(({ call, alias }) =>
      [call.path, alias].filter((path) => path !== undefined).map((path) => `${call.method} ${path}`),
    );
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  it.each(Object.entries(WIRES))(
    '%s reads from the path what stands in it',
    (_name, { call, params = {} }) => {
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys(params).sort()).toEqual(inPath.sort());
    },
  );
});

describe(wire.name, () => {
  interface Form {
    readonly contract: FormFile;
    readonly plan: { readonly words: string };
    readonly language?: string;
  }
  const sending = defineCall<{ form: Form }>(POST);
  const form = { contract: 'file', plan: words, language: 'text?' } as const;
  const answer = file('text/plain');

  it('takes a form part by part as its call says', () => {
    expect(wire(sending, { ...about, form, answer }).form).toEqual(form);
    /* @ts-expect-error The file may not be left out. */
    wire(sending, { ...about, form: { ...form, contract: 'file?' }, answer });
    /* @ts-expect-error The language is no file. */
    wire(sending, { ...about, form: { ...form, language: 'file?' }, answer });
    /* @ts-expect-error The plan is JSON of another kind. */
    wire(sending, { ...about, form: { ...form, plan: z.object({ words: z.number() }) }, answer });
    /* @ts-expect-error A part that no caller knows. */
    wire(sending, { ...about, form: { ...form, more: 'text?' }, answer });
    /* @ts-expect-error A form that no caller sends. */
    wire(defineCall<object>(POST), { ...about, form, answer });
    /* @ts-expect-error No form where callers send one. */
    wire(sending, { ...about, answer });
  });

  it('answers in the way that its call says', () => {
    const telling = defineCall<{ answer: { readonly words: string } }>(POST);
    const streaming = defineCall<{ message: { readonly words: string } }>(POST);
    expect(wire(telling, { ...about, answer: json(words) }).answer.kind).toBe('json');
    expect(wire(streaming, { ...about, answer: events(words) }).answer.kind).toBe('events');
    /* @ts-expect-error Its callers do not know that it may be late. */
    wire(telling, { ...about, answer: later(words) });
    /* @ts-expect-error Its callers wait for an answer, not for events. */
    wire(telling, { ...about, answer: events(words) });
    /* @ts-expect-error Its callers wait for an answer, not for a file. */
    wire(telling, { ...about, answer });
    /* @ts-expect-error Its callers hear events. */
    wire(streaming, { ...about, answer: json(words) });
    /* @ts-expect-error Its messages are others. */
    wire(streaming, { ...about, answer: events(z.object({ words: z.number() })) });
  });
});

describe(refusalsOf.name, () => {
  it('says what follows from who may make a call and from what it takes', () => {
    const { saveTranslation, listWizardSteps } = WIRES;
    expect(refusalsOf(listWizardSteps)).toEqual([
      'MALFORMED_REQUEST',
      'TOO_MANY_REQUESTS',
      'INTERNAL',
      'SERVICE_UNAVAILABLE',
    ]);
    expect(refusalsOf(saveTranslation)).toEqual(
      expect.arrayContaining([
        'VALIDATION_FAILED',
        'NOT_SIGNED_IN',
        'ADMIN_ONLY',
        'CSRF_TOKEN_INVALID',
        'PAYLOAD_TOO_LARGE',
        'STALE_EDIT',
      ]),
    );
  });
});

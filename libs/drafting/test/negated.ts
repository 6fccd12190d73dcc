import type { Language } from '../src/model/document.js';

/** What a contract may let a party do, or make it do, and the ways to say so and to say the contrary. */
export interface Turned {
  readonly acts: readonly string[];
  readonly said: readonly ((act: string) => string)[];
  readonly turned: readonly ((act: string) => string)[];
}

const CLIENT_MAY: Turned = {
  acts: [
    'change the terms of this agreement by notice',
    'reduce the fee if it thinks the work is worth less',
    'withhold any part of the payment',
    'end this agreement without notice',
    'demand further work beyond the description at no extra charge',
    'assign this agreement to anyone it chooses',
    'reject the work without giving reasons',
  ],
  said: [(act) => `The Client may ${act}.`, (act) => `The Client is entitled at any time to ${act}.`],
  turned: [
    (act) => `The Client may not ${act}.`,
    (act) => `The Client is not entitled to ${act}.`,
    (act) => `The Client has no right to ${act}.`,
    (act) => `The Client shall not ${act}.`,
    (act) => `Under no circumstances may the Client ${act}.`,
  ],
};

const PROVIDER_SHALL: Turned = {
  acts: [
    'be liable for lost profit of the Client without any limit',
    'pay a penalty of GBP 500 for each day of delay',
    'bear all travel and material costs',
    'indemnify the Client against all claims of any kind',
    'correct the work as many times as the Client asks',
    'be available by telephone at night and at weekends',
    'maintain the website free of charge after delivery',
    'guarantee that sales rise by a fifth',
    'keep the existence of this agreement secret for ever',
  ],
  said: [(act) => `The Contractor shall ${act}.`, (act) => `The Contractor agrees to ${act}.`],
  turned: [
    (act) => `The Contractor shall not ${act}.`,
    (act) => `The Contractor does not have to ${act}.`,
    (act) => `The Contractor is not obliged to ${act}.`,
    (act) => `Nothing obliges the Contractor to ${act}.`,
  ],
};

const PROVIDER_MAY_NOT: Turned = {
  acts: [
    'show the work in a portfolio',
    'charge interest on late payments',
    'have parts of the work done by subcontractors',
    'end this agreement for convenience',
  ],
  said: [(act) => `The Contractor may not ${act}.`, (act) => `The Contractor shall not ${act}.`],
  turned: [
    (act) => `The Contractor may ${act}.`,
    (act) => `The Contractor is free to ${act}.`,
    (act) => `The Contractor has the right to ${act} at any time.`,
  ],
};

const KLIENTAS_GALI: Turned = {
  acts: [
    'vienašališkai keisti sutarties sąlygas',
    'savo nuožiūra sumažinti kainą',
    'sulaikyti mokėjimą ar jo dalį',
    'nutraukti sutartį be įspėjimo',
    'reikalauti papildomų darbų be papildomo atlygio',
    'perleisti šią sutartį bet kam',
    'savo nuožiūra nustatyti naują terminą',
    'atmesti darbą nenurodydamas priežasčių',
    'reklamoje naudoti Vykdytojos atvaizdą ir vardą',
  ],
  said: [(act) => `Klientas gali ${act}.`, (act) => `Klientas bet kada turi teisę ${act}.`],
  turned: [
    (act) => `Klientas negali ${act}.`,
    (act) => `Klientas neturi teisės ${act}.`,
    (act) => `Jokiu atveju Klientas negali ${act}.`,
    (act) => `Klientui neleidžiama ${act}.`,
  ],
};

/** In Lithuanian the negation is a part of the verb: it stands where `{ne}` does. */
const VYKDYTOJA: Turned = {
  acts: [
    '{ne}atlygina visus Kliento nuostolius be jokių apribojimų',
    '{ne}moka 500 Eur baudą už kiekvieną pavėluotą dieną',
    'savo lėšomis {ne}padengia visas kelionių ir medžiagų išlaidas',
    '{ne}taiso darbą tiek kartų, kiek Klientas paprašo',
    '{ne}atsiliepia telefonu naktimis ir savaitgaliais',
    'po perdavimo nemokamai {ne}prižiūri svetainę',
    '{ne}garantuoja, kad pardavimai išaugs penktadaliu',
  ],
  said: [(act) => `Vykdytoja ${act.replace('{ne}', '')}.`],
  turned: [(act) => `Vykdytoja ${act.replace('{ne}', 'ne')}.`],
};

export const TURNED_ROUND: readonly (readonly [name: string, language: Language, turned: Turned])[] = [
  ['the client may', 'en', CLIENT_MAY],
  ['the contractor shall', 'en', PROVIDER_SHALL],
  ['the contractor may not', 'en', PROVIDER_MAY_NOT],
  ['klientas gali', 'lt', KLIENTAS_GALI],
  ['vykdytoja', 'lt', VYKDYTOJA],
];

/** What the stand-in was asked, read from the wire as a model would. */
export interface Asked {
  readonly task: string;
  readonly system: string;
  readonly language: 'en' | 'lt';
  readonly sections: ReadonlyMap<string, string>;
  readonly marks: readonly string[];
}

interface WireRequest {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format: { readonly json_schema: { readonly name: string } };
}

export function askedIn({ messages, response_format: format }: WireRequest): Asked {
  const [system = '', user = ''] = ['system', 'user'].map(
    (role) => messages.find((message) => message.role === role)?.content ?? '',
  );
  const sections = new Map<string, string>();
  for (const match of user.matchAll(/<<<(?!end )(.+?) ([0-9a-f]{24})>>>\n([\s\S]*?)\n<<<end \2>>>/g))
    sections.set(match[1] ?? '', match[3] ?? '');
  return {
    task: format.json_schema.name,
    system,
    language: /Write [^.]*?in Lithuanian/.test(system) ? 'lt' : 'en',
    sections,
    marks: [...new Set(user.match(/\[\[[A-Z]+_\d+(?:\.\d+)?\]\]/g) ?? [])],
  };
}

export const canaryIn = (system: string): string =>
  /Never write this mark: ([0-9a-f]+)/.exec(system)?.[1] ?? '';

const PROSE = {
  en: {
    suggestion: 'Ask for a limit on what you owe if something goes wrong with the work.',
    why: 'Without a limit one claim can cost more than the whole fee of this contract.',
    question: 'How much would you be ready to answer for at the most?',
    wording: 'The parties agree that each of them informs the other in writing about any delay of the work.',
  },
  lt: {
    suggestion: 'Paprašykite nustatyti ribą, kiek daugiausia atlyginsite, jei dėl darbų kiltų nuostolių.',
    why: 'Be tokios ribos viena pretenzija gali kainuoti daugiau nei visas šios sutarties atlyginimas.',
    question: 'Kokią didžiausią sumą būtumėte pasirengę atlyginti pagal šią sutartį?',
    wording: 'Šalys susitaria, kad kiekviena iš jų raštu informuoja kitą šalį apie bet kokį darbų vėlavimą.',
  },
} as const;

/** Marks of which a model may speak: all it was shown. */
const withMarks = (text: string, { marks }: Asked): string =>
  marks.length === 0 ? text : `${text.replace(/[.?]$/, '')}: ${marks.join(', ')}.`;

/** The sentences of the contract in which names stand, and its most harmful one. */
function quotesIn({ sections }: Asked): string[] {
  const sentences = (sections.get('contract') ?? '').match(/[^.\n]{40,600}/g) ?? [];
  return sentences
    .filter((sentence) => /\[\[|unlimited|neribota/.test(sentence))
    .map((sentence) => sentence.trim());
}

const knownIn = ({ sections }: Asked): string[] =>
  [...(sections.get('known suggestions') ?? '').matchAll(/^(\S+) \(/gm)].map((match) => match[1] ?? '');

export function goodAnswer(asked: Asked, language = asked.language): Record<string, unknown> {
  const prose = PROSE[language];
  const { suggestion, why, question, wording } = prose;
  const [known] = knownIn(asked);
  if (asked.task === 'suggest') return { text: withMarks(wording, asked) };
  if (asked.task === 'analyze')
    return {
      reworded: known ? [{ id: known, suggestion, why, question }] : [],
      added: [
        {
          clause: 'notices',
          category: 'clarity',
          riskFactor: 2,
          suggestion,
          why,
          question,
          wording: withMarks(wording, asked),
        },
      ],
    };
  return {
    findings: quotesIn(asked).map((quote, at) => ({
      concept: 'other',
      category: at % 2 === 0 ? 'clarity' : 'commercial',
      riskFactor: 2,
      suggestion,
      why,
      /* Copied as models copy: other quotation marks, other blanks. */
      quote: `"${quote.replaceAll('“', '"').replaceAll('’', "'").replaceAll(' ', '  ')}."`,
    })),
  };
}

/** Follows what the document says to an assistant: links, HTML, somebody's account. */
export function obedientAnswer(asked: Asked): Record<string, unknown> {
  const prose = PROSE[asked.language];
  const payload = ` [click](https://evil.example/pay) <img src=x onerror=alert(1)> **www.evil.example** javascript:alert(1) evil-pay.com/now ${asked.marks.join(' ')}`;
  const bent = Object.fromEntries(Object.entries(prose).map(([key, text]) => [key, `${text}${payload}`]));
  const { suggestion, why, question, wording } = bent;
  const [known] = knownIn(asked);
  if (asked.task === 'suggest') return { text: wording };
  if (asked.task === 'analyze')
    return {
      reworded: [{ id: known ?? 'none', suggestion, why, question }],
      added: [{ clause: 'notices', category: 'clarity', riskFactor: 5, suggestion, why, question, wording }],
    };
  return {
    findings: quotesIn(asked).map((quote) => ({
      concept: 'other',
      category: 'commercial',
      riskFactor: 1,
      suggestion,
      why,
      quote,
    })),
  };
}

/** Quotes that the contract does not have. */
export function inventingAnswer(asked: Asked): Record<string, unknown> {
  const answer = goodAnswer(asked);
  if (asked.task === 'suggest')
    return { text: `${PROSE[asked.language].wording} 98 765 EUR, [[PERSON_42]].` };
  if (asked.task === 'analyze')
    return {
      ...answer,
      added: (answer['added'] as object[]).map((item) => ({
        ...item,
        wording: `${PROSE[asked.language].wording} 98 765 EUR`,
      })),
    };
  const { suggestion, why } = PROSE[asked.language];
  const invented = { concept: 'other', category: 'risk', riskFactor: 5, suggestion, why };
  return {
    findings: [
      'The Contractor shall hand over their house to the Client.',
      'Teikėjas perduoda užsakovui savo namą.',
      /* What stands in the contract, with a word more. */
      ...quotesIn(asked).map((quote) => quote.replace(/(?<=\p{L})\P{L}+(?=\p{L})/u, ' never ')),
    ].map((quote) => ({ ...invented, quote })),
  };
}

const CONCEPTS = ['other', 'liability-cap', 'termination-convenience', 'ip-ownership', 'scope'];

/** Says every sentence of the contract twice, what is known among them, and calls all of it harmless. */
export function contradictingAnswer(asked: Asked): Record<string, unknown> {
  if (asked.task !== 'review') return goodAnswer(asked);
  const { suggestion, why } = PROSE[asked.language];
  const sentences = (asked.sections.get('contract') ?? '').match(/[^.\n]{20,600}/g) ?? [];
  const all = sentences.flatMap((quote, at) =>
    [1, 2].map((riskFactor) => ({
      ...{ concept: CONCEPTS[at % CONCEPTS.length], category: 'legal', suggestion, why },
      ...{ riskFactor, quote: quote.trim() },
    })),
  );
  return { findings: all };
}

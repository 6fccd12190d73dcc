import type { Writer } from '../../writing/clause.js';
import { lithuanianStatus } from '../../terms/engagement.js';
import type { Inline, SignatureParty } from '../../model/document.js';
import type { Side, Terms } from '../../terms/terms.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { partiesRows } from './parties-rows.js';

/** What stands around the numbered sections of a contract. */
export interface Frame {
  readonly title: string;
  readonly opening: readonly (readonly Inline[])[];
  readonly partiesHeading: string;
  readonly partiesHead: readonly [string, string, string];
  readonly partiesRows: readonly (readonly (readonly Inline[])[])[];
  readonly signaturesHeading: string;
  readonly signatureParties: readonly [SignatureParty, SignatureParty];
  readonly toFillHeading: string;
  readonly toFillIntro: string;
  readonly disclaimer: string;
}

const WORDS = { en, lt } as const;

export function frameOf(terms: Terms, write: Writer): Frame {
  const words = WORDS[write.language];
  const { say, blank } = write;
  const { workType, workTypeText } = terms;
  const isAuthor = lithuanianStatus(terms) === 'author';
  const title = isAuthor ? words.authorTitle : words.titles[workType];
  return {
    title: workTypeText === undefined ? title : words.namedTitle(title, workTypeText),
    opening: [
      say(words.number, { number: blank('contract.number') }),
      say('{date}, {place}', { date: blank('contract.date'), place: blank('contract.place') }),
      say(words.opening, {
        kind: isAuthor ? words.kinds.author : words.kinds.services,
        provider: blank('provider.name'),
        client: blank('client.name'),
      }),
    ],
    partiesHeading: words.partiesHeading,
    partiesHead: [words.details, words.roles.provider, words.roles.client],
    partiesRows: partiesRows(terms, write, words.rows(terms)),
    signaturesHeading: words.signaturesHeading,
    signatureParties: [signatureParty('provider', terms, write), signatureParty('client', terms, write)],
    toFillHeading: words.toFillHeading,
    toFillIntro: words.toFillIntro,
    disclaimer: words.disclaimer,
  };
}

function signatureParty(side: Side, terms: Terms, { language, blank }: Writer): SignatureParty {
  const { roles, signature } = WORDS[language];
  const { kind } = terms[side];
  return {
    role: roles[side],
    lines: [
      { label: signature.name[kind], content: [blank(`${side}.name`)] },
      ...(kind === 'company'
        ? [{ label: signature.representative, content: [blank(`${side}.representative`)] }]
        : []),
      { label: signature.signature, content: [blank(`${side}.signature`)] },
      { label: signature.date, content: [blank(`${side}.signatureDate`)] },
    ],
  };
}

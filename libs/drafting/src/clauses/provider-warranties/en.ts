import type { Writer, Written } from '../../clause.js';
import type { Terms, WorkType } from '../../terms.js';
import { excludesImplied } from './implied.js';

/** What the provider answers for in this kind of work besides skill, care and the law. */
const CARE: Readonly<Partial<Record<WorkType, string>>> = {
  marketing:
    'it follows the rules of the platforms that it uses and marks advertising and paid partnerships as such;',
  web_development:
    'it follows recognised practice for secure code and brings no malicious code into the Deliverables;',
  copywriting: 'it checks every text for plagiarism before delivery and names its sources on request;',
  consulting: 'it tells the Client about any conflict of interest as soon as it becomes aware of it;',
};

/** What no provider of this kind of work can promise, whatever the style of the contract. */
const RESULTS: Readonly<Partial<Record<WorkType, string>>> = {
  consulting:
    'The Provider gives advice with care, but does not promise that it will bring a particular result. What the Client does with the advice is the Client’s own decision.',
  marketing:
    'Figures such as rankings, reach, followers, leads, sales or return on advertising spend are targets and not promises, since they depend on platforms, markets and people whom the Provider does not control.',
  web_development:
    'The Provider does not promise that the Deliverables will run without interruption or error, or with devices, browsers or services other than those agreed.',
  copywriting: 'The Provider does not promise search rankings, traffic, sales or publication by others.',
};

/** What the work does not include unless the scope says so. */
const LIMITS: Readonly<Partial<Record<WorkType, string>>> = {
  consulting:
    'The advice is for the Client alone, and nobody else may rely on it without the Provider’s written consent. It is not legal, tax, investment or other regulated advice.',
  design:
    'The Provider does not check whether a design can be registered or conflicts with a trade mark or registered design, unless the scope says so. Usual small differences in colour or finish between screen, proof and print are not defects.',
};

const UNTOUCHED: Readonly<Record<WorkType, string>> = {
  general: 'a change that the Client or a third party made to the Deliverable;',
  consulting: 'a change that the Client or a third party made to the Deliverable;',
  design: 'a change that the Client, a printer or another third party made to the Deliverable;',
  marketing: 'a change that the Client made, or a change in the rules, prices or functions of a platform;',
  web_development:
    'a change that the Client or a third party made to the code, content, settings or hosting environment;',
  copywriting: 'a change that the Client or a third party made to the text;',
};

export const en = (terms: Terms, write: Writer): readonly Written[] => {
  const { text, paragraph } = write;
  const results = RESULTS[terms.workType] ?? genericResults(terms);
  const limits = LIMITS[terms.workType];
  const care = CARE[terms.workType];

  return [
    paragraph('care', text`The Provider warrants that:`, [
      text`it has the right to enter into this Agreement and to perform it;`,
      text`it performs the Services with the skill and care to be expected of an experienced professional in its field;`,
      ...(care === undefined ? [] : [text`${care}`]),
      text`it follows the laws that apply to its work.`,
    ]),
    originality(terms, write),
    ...(terms.warrantyDays > 0 ? defects(terms, write) : []),
    ...(results === undefined ? [] : [paragraph('results', text`${results}`)]),
    ...(limits === undefined ? [] : [paragraph('limits', text`${limits}`)]),
    ...(excludesImplied(terms)
      ? [
          paragraph(
            'implied',
            text`As far as the law allows, the warranties in this Agreement replace all warranties and conditions that the law would otherwise imply, including those of merchantability and fitness for a particular purpose.`,
          ),
        ]
      : []),
  ];
};

const originality = (terms: Terms, { text, paragraph, has, ref }: Writer): Written =>
  paragraph(
    'originality',
    text`${terms.style === 'client' ? 'The' : 'As far as the Provider knows, the'} Deliverables are the Provider’s own work or lawfully obtained, and using them as this Agreement allows does not infringe anybody’s rights. This does not cover materials that the Client supplied${
      has('ai-tools') && terms.aiUse !== 'forbidden'
        ? text` or parts made with AI tools as clause ${ref('ai-tools')} allows; for those parts the Provider warrants that it has reviewed them and knows of no infringement`
        : ''
    }.`,
  );

const genericResults = ({ style }: Terms): string | undefined =>
  style === 'client' ? undefined : 'The Provider promises careful work, not a particular business result.';

const defects = (terms: Terms, { text, paragraph, format }: Writer): readonly Written[] => [
  paragraph(
    'defects',
    text`If the Client reports within ${format.count(terms.warrantyDays, 'day')} after acceptance that a Deliverable does not match this Agreement, the Provider corrects it within a reasonable time and free of charge.`,
  ),
  paragraph(
    'defect-exclusions',
    text`The Provider does not have to correct, free of charge, a defect caused by:`,
    [
      text`${UNTOUCHED[terms.workType]}`,
      text`materials, information or instructions that the Client supplied;`,
      text`use for a purpose, or in an environment, other than the one agreed.`,
    ],
  ),
  paragraph(
    'remedy',
    text`${
      {
        freelancer:
          'If the Provider cannot correct the defect within a reasonable time, it refunds the part of the Fees paid for the defective part. Correction and refund are the Client’s only remedies for defects.',
        balanced:
          'If the Provider does not correct the defect within a reasonable time, the Client may reduce the Fees in proportion to the defect or, if the defect is serious, end this Agreement for material breach.',
        client:
          'If the Provider does not correct the defect within a reasonable time, the Client may reduce the Fees in proportion to the defect, or have it corrected by somebody else at the Provider’s reasonable expense. Its other rights remain.',
      }[terms.style]
    }`,
  ),
];

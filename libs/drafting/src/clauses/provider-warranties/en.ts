import type { Writer, Written } from '../../clause.js';
import { legalSystem } from '../../jurisdiction.js';
import type { Terms, WorkType } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
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

const UNTOUCHED: Readonly<Record<WorkType, string>> = {
  general: 'a change that the Client or a third party made to the Deliverable',
  consulting: 'a change that the Client or a third party made to the Deliverable',
  design: 'a change that the Client, a printer or another third party made to the Deliverable',
  marketing: 'a change that the Client made or by a change in the rules, prices or functions of a platform',
  web_development:
    'a change that the Client or a third party made to the code, content, settings or hosting environment',
  copywriting: 'a change that the Client or a third party made to the text',
};

export const en: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  const care = CARE[terms.workType];

  return [
    paragraph('care', text`The Provider warrants that:`, [
      text`it performs the Services with the skill and care to be expected of an experienced professional in its field;`,
      ...(care === undefined ? [] : [text`${care}`]),
      text`it follows the laws that apply to its work.`,
    ]),
    originality(terms, write),
    ...when(terms.warrantyDays > 0, () => defects(terms, write)),
    ...results(terms, write),
    ...when(excludesImplied(terms), () => [
      paragraph(
        'implied',
        text`As far as the law allows, the warranties in this Agreement replace all warranties, conditions and terms that the law would otherwise imply, including those of ${legalSystem(terms.governingLaw) === 'american' ? 'merchantability' : 'satisfactory or merchantable quality'} and fitness for a particular purpose.`,
      ),
    ]),
  ];
};

const originality = (terms: Terms, { text, paragraph, has, ref }: Writer): Written =>
  paragraph(
    'originality',
    text`${terms.style === 'client' ? 'The' : 'As far as the Provider knows, the'} Deliverables are the Provider’s own work or lawfully obtained, and using them as this Agreement allows infringes nobody’s rights. This does not cover materials of the Client${
      has('ai-tools') && terms.aiUse !== 'forbidden'
        ? text` or parts made with AI tools as clause ${ref('ai-tools')} allows; for those parts the Provider warrants only that it has reviewed them and knows of no infringement`
        : ''
    }.`,
  );

/** What no provider of this kind of work can promise, where the scope does not say so already. */
const results = ({ workType, style }: Terms, { text, paragraph }: Writer): readonly Written[] => {
  switch (workType) {
    case 'consulting':
    case 'marketing':
    case 'copywriting':
      return [];
    case 'web_development':
      return [
        paragraph(
          'results',
          text`The Provider does not warrant that the Deliverables will run without interruption or error, or with devices, browsers or services other than those agreed.`,
        ),
      ];
    case 'general':
    case 'design':
      return when(style !== 'client', () => [
        paragraph('results', text`The Provider promises careful work, not a particular business result.`),
      ]);
  }
};

const defects = (terms: Terms, { text, paragraph, format, has, ref }: Writer): readonly Written[] => [
  paragraph(
    'defects',
    text`If the Client reports within ${format.count(terms.warrantyDays, 'calendar-day')} after ${has('acceptance') ? 'acceptance' : 'delivery'} (the warranty period) that a Deliverable does not match this Agreement, the Provider corrects it within a reasonable time and free of charge. This does not apply to a defect caused by ${UNTOUCHED[terms.workType]}, by materials, information or instructions that the Client supplied, or by use for a purpose, or in an environment, other than the one agreed.`,
  ),
  paragraph(
    'remedy',
    {
      freelancer: text`If the Provider cannot correct the defect within a reasonable time, it refunds the part of the Fees paid for the defective part. Correction and refund are the Client’s only remedies for defects.`,
      balanced: text`If the Provider does not correct the defect within a reasonable time, the Client may reduce the Fees in proportion to the defect or, if the defect is serious, end this Agreement for material breach (clause ${ref('termination-breach')}).`,
      client: text`If the Provider does not correct the defect within a reasonable time, the Client may reduce the Fees in proportion to the defect, or have it corrected by somebody else at the Provider’s reasonable expense. Its other rights remain.`,
    }[terms.style],
  ),
];

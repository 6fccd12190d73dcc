/** What a contract needs to be sold, by the labels of the wizard's questions; its scope of work is the visitor's own. */
const WHOLE_CONTRACT = {
  'Type of Work': 'Web development',
  'The provider is': 'A company',
  'The client is': 'A company or organisation',
  'Country of the client': 'Lithuania',
  'Payment Structure': 'Fixed price for the whole work',
  'Payment Amount': '4800',
  'Start Date': '2027-01-11',
  'Final Deadline': '2027-03-26',
};

export interface Step {
  key: string;
  fields: { label: string }[];
}
export const wholeAnswers = (
  steps: readonly Step[],
  scope: string,
): { stepKey: string; fieldKey: string; value: string }[] =>
  Object.entries({ ...WHOLE_CONTRACT, 'Scope of Work': scope }).map(([fieldKey, value]) => {
    const step = steps.find(({ fields }) => fields.some(({ label }) => label === fieldKey));
    if (!step) throw new Error(`The wizard has no question "${fieldKey}"`);
    return { stepKey: step.key, fieldKey, value };
  });

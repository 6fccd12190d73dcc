export const en = {
  responsibility: `The Provider is responsible for the work and conduct of its subcontractors and substitutes as for its own, and pays them itself. It binds them{binding} {duties}to give it the rights in their work that it needs for this Agreement.`,
  binding: { client: ` in writing, and shows this to the Client on request,`, otherwise: `` },
  secrecy: `to secrecy (clause {duties})`,
  secrecyAlone: `{secrecy} and `,
  both: `{secrecy}{comma}to the duties on personal data (clause {subprocessors}) and `,
  allowed: `The Provider may engage subcontractors, or send a qualified substitute, for all or part of the Services.{notice}`,
  notice: {
    freelancer: ``,
    balanced: ` It tells the Client beforehand who they are.`,
    client: ` It tells the Client beforehand who they are, and does not use anybody to whom the Client objects for a good reason.`,
  },
  consent: `The Provider performs the Services itself. It may engage subcontractors, or send a substitute, only with the Client’s prior written consent.{answer}`,
  answer: {
    freelancer: ` The Client refuses only for a good reason; if it does not answer a written request within {days}, it is taken to consent.`,
    balanced: ` The Client does not refuse without a good reason.`,
    client: ``,
  },
} as const;

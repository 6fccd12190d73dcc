export const en = {
  law: `This Agreement, and every duty that arises in connection with it, is governed by {law}{conflictRules}.`,
  conflictRules: `, without regard to rules that would lead to another law`,
  freelancerAct: `Nothing in this Agreement takes away rights that the Provider has under the {act}, where it applies.`,
} as const;

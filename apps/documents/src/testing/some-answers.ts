import type { Answers } from '@pactwright/drafting';

/** A web project of a Lithuanian freelancer with milestones, personal data and several optional clauses: a long contract. */
export const webProject: Answers = {
  freelance_type: 'web_development',
  scope_of_work: 'Build a booking website with a calendar, online payments and an administration area',
  deliverables: 'Source code\nAdministration manual\nTraining session of two hours',
  exclusions: 'Hosting fees\nCopywriting',
  starting_work_date: '2025-02-03',
  final_deadline: '2025-05-30',
  milestones:
    'Visual design | 2025-02-28 | 25%\nWorking calendar | 2025-04-15 | 45%\nLaunch and training | 2025-05-30 | 30%',
  revision_rounds: '2',
  provider_type: 'person',
  provider_country: 'lt',
  client_type: 'company',
  client_country: 'lt',
  payment_structure: 'milestones',
  payment_amount: '4800',
  currency: 'EUR',
  deposit_percent: '25',
  personal_data: 'yes',
  optional_clauses: ['insurance', 'publicity', 'audit'],
};

export const nothingAnswered: Answers = {};

/** A description with lists in lists, paragraphs between them, and every kind of mark. */
export const nestedScope = {
  ...webProject,
  scope_of_work: `We redesign the shop of the Client. It has 40 products and two languages.

We need:
1. Wireframes
2. Build
   - administration area
     a) users
     b) orders, with a view of each order, its payments and its deliveries for as long as the Client keeps them
   - shop
3. Launch:
   3.1 test
     i) on phones
     ii) on desktops
   3.2 release

The Client writes the texts.

✔ training
→ manual`,
  deliverables: `Shop:
1. source code
   - with its history
   - with its tests
2. administration area
Manual`,
  exclusions: `- hosting
  - domain
  - backups
- texts`,
} satisfies Answers;

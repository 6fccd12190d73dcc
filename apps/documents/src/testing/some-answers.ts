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

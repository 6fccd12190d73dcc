import type { ReplyProposal } from '@pactwright/protocol';

/** What a point is about; what a model has found is named by what to ask for. */
export const headingOf = ({ finding }: ReplyProposal): string => finding.heading ?? finding.suggestion;

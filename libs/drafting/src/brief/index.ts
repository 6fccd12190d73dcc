export { BRIEF_LIMIT, readBrief } from './read-brief.js';
export type { BriefReading, FoundDetail, Proposal, Quote } from './proposal.js';

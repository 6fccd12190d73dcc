/** What the wire and the rule set both name. It loads in every service and page, so the rules stay out of it. */
export * from './answers.js';
export * from './check.js';
export * from './comparison.js';
export * from './details.js';
export * from './languages.js';
export * from './milestones.js';
export * from './reply.js';
export * from './sides.js';

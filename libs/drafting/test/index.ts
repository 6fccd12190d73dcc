/* For the tests of those who carry a contract further: into a file and back. */
export { chosenAnswers } from './check-answers.js';
export { fc } from './fast-check.js';
export { unexpected } from './unexpected.js';
export { goldenAnswers, goldenAnswersInBoth } from './golden-answers.js';
export { scoreOf, type Score } from './compare-score.js';
export { MUTATIONS, mutate, randomFrom, type MadeEdit, type Mutation } from './mutations.js';

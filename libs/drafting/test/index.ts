/* For the tests of those who carry a contract further: into a file and back. */
export { chosenAnswers } from './check-answers.js';
export { fc } from './fast-check.js';
export { unexpected } from './unexpected.js';
export { goldenAnswers, goldenAnswersInBoth } from './golden-answers.js';

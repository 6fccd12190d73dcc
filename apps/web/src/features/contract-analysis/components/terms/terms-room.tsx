export { PrintedTerms } from './printed-terms.js';
export { TermsSection } from './terms-section.js';

/** Stands in for stylesheets and font files, which Jest cannot load. */
export default {};

import base from './playwright.config.js';
export default { ...base, timeout: 400_000, expect: { timeout: 90_000 }, workers: 2 };

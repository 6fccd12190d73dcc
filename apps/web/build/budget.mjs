const KB = 1_000;

/** JavaScript that a page may load before anybody touches it, brotli-compressed, in bytes. */
export const LIMITS = /** @type {const} */ ({
  '/': 171 * KB,
  '/contract/new': 261 * KB,
  '/contract/analyze': 188 * KB,
  /* Not drawn by the build: what their routes load, without their texts. */
  '/contract/analyze/reply': 246 * KB,
  '/contract/analyze/compare': 210 * KB,
  '/contract/improve': 466 * KB,
  '/contract/generated': 355 * KB,
  '/contract/analysis': 355 * KB,
  '/contracts': 248 * KB,
  '/contracts/preview': 340 * KB,
  '/contracts/details': 362 * KB,
  '/payment-success': 211 * KB,
  '/privacy': 184 * KB,
  '/profile': 272 * KB,
  '/profile/billing': 220 * KB,
  '/reset-password': 254 * KB,
  '/admin': 227 * KB,
  '/admin/wizard-form-editor': 229 * KB,
});
/** Pages that name no limit of their own. */
export const LIMIT = 183 * KB;

/**
 * @param {readonly { path: string, bytes: number }[]} pages
 * @param {Readonly<Record<string, number>>} limits
 * @param {number} [limit]
 * @returns {string[]} a line for each page that is over its limit
 */
export const overBudget = (pages, limits, limit = LIMIT) =>
  pages.flatMap(({ path, bytes }) => {
    const allowed = limits[path] ?? limit;
    if (bytes <= allowed) return [];
    return `${path} loads ${(bytes / KB).toFixed(1)} KB of JavaScript, ${(allowed / KB).toFixed(0)} KB are allowed`;
  });

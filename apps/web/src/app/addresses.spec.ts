import { addressesOf } from './addresses.js';
import { publicPages } from './public-pages.js';
import { routes } from './router.js';

describe(addressesOf.name, () => {
  const addresses = addressesOf(routes, publicPages);

  it('tells the server which addresses the app answers', () => {
    expect(addresses.known).toEqual(
      expect.arrayContaining(['/', '/contract/new', '/contracts', '/admin', '/admin/wizard-form-editor']),
    );
    expect(addresses.known).not.toContain('*');
  });

  it('R-BLOG-03 knows no article beside those that are published', () => {
    expect(addresses.closed).toEqual(['/blog/:slug']);
    expect(addresses.known).not.toContain('/blog/:slug');
  });

  it('R-ROUTE-07 R-ROUTE-11 has a route for every public page', () => {
    const { known, closed } = addresses;
    const isRouted = (page: string) =>
      known.includes(page) || closed.some((pattern) => page.startsWith(pattern.replace(/:.*$/, '')));
    expect(publicPages.filter((page) => !isRouted(page))).toEqual([]);
    expect(publicPages.filter((page) => page.startsWith('/blog/'))).toHaveLength(6);
  });
});

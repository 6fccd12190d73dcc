import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../paths.js';
import { usePageHead } from './use-page-head.js';

function Page() {
  usePageHead({ title: 'Terms of Service', description: 'What holds.' });
  return null;
}

const show = () =>
  render(
    <MemoryRouter initialEntries={[paths.terms]}>
      <Page />
    </MemoryRouter>,
  );
const links = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map(({ href }) => href);

describe(usePageHead.name, () => {
  afterEach(() => document.head.replaceChildren());

  it('names the address that the server has written into the page, by whatever name it was asked for', () => {
    document.head.innerHTML = '<meta name="site-origin" content="https://pactwright.example" />';
    show();
    expect(links('canonical')).toEqual(['https://pactwright.example/terms']);
    expect(links('alternate')).toEqual([
      'https://pactwright.example/terms',
      'https://pactwright.example/terms?lng=lt',
      'https://pactwright.example/terms',
    ]);
    expect(document.head.innerHTML).not.toContain(window.location.origin);
  });

  it('names the address bar where no server has', () => {
    show();
    expect(links('canonical')).toEqual([`${window.location.origin}/terms`]);
  });
});

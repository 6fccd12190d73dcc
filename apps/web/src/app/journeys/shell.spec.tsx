import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the top bar', () => {
  it('R-SHELL-01 R-SHELL-03 R-SHELL-05 holds logo, languages and a sign-in icon for a visitor', async () => {
    new ApiStub();
    const { user } = await openApp('/nowhere');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(bar().getByRole('link', { name: /Pactwright/ })).toHaveAttribute('href', '/');
    expect(bar().getByRole('button', { name: 'Language: English, EN' })).toBeVisible();
    expect(screen.getByRole('banner')).toHaveStyle({ position: 'sticky' });
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('dialog', { name: 'Login / Register' })).toBeVisible();
  });

  it('R-SHELL-04 shows New Contract and My Contracts only to a signed-in user', async () => {
    const api = new ApiStub();
    const visitor = await openApp('/nowhere');
    await screen.findByRole('button', { name: 'Sign In' });
    expect(bar().queryByRole('link', { name: 'New Contract' })).not.toBeInTheDocument();
    expect(bar().queryByRole('link', { name: 'My Contracts' })).not.toBeInTheDocument();
    visitor.unmount();

    api.signIn();
    await openApp('/nowhere');
    expect(await bar().findByRole('link', { name: 'New Contract' })).toHaveAttribute('href', '/contract/new');
    expect(await bar().findByRole('link', { name: 'My Contracts' })).toHaveAttribute('href', '/contracts');
    expect(bar().queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  it.each([
    ['link', 'New Contract', 'Answer a few questions and get a finished contract.'],
    ['link', 'My Contracts', 'Your contracts, to download or to go on with.'],
    ['button', 'Language: English, EN', 'English or Lithuanian. What you have entered stays.'],
    ['link', 'Check Your Contract', 'Upload a contract that you were sent and see what is missing or risky.'],
    ['link', 'Profile Settings', 'You are signed in as ona@example.lt.'],
    ['link', 'Admin', 'Users, contracts, and the wizard’s questions.'],
  ])('R-SHELL-02 describes the %s %s in a tooltip', async (role, name, description) => {
    new ApiStub().signIn({ isAdmin: true });
    const { user } = await openApp('/nowhere');
    const action = await bar().findByRole(role, { name });
    await user.hover(action);
    const tooltip = await screen.findByRole('tooltip');
    expect(tooltip).toHaveTextContent(description);
    expect(
      within(tooltip).getByText(
        /^(New Contract|My Contracts|Check Your Contract|Language|Profile Settings|Admin)$/,
      ),
    ).toBeVisible();
    expect(action).toHaveAccessibleDescription(expect.stringContaining(description));
  });

  it('R-HOME-06 scrolls smoothly to the top when the logo is clicked on the home page', async () => {
    new ApiStub();
    const { user, router } = await openApp('/');
    await screen.findByRole('heading', { level: 1 });
    const scrollTo = jest.fn();
    window.scrollTo = scrollTo as typeof window.scrollTo;
    await user.click(bar().getByRole('link', { name: /Pactwright/ }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(router.state.location.pathname).toBe('/');
  });

  it('R-I18N-01 R-I18N-03 switches the language in place, marks the document with it and remembers the choice', async () => {
    new ApiStub();
    const { user } = await openApp('/nowhere');
    await user.click(await screen.findByRole('button', { name: 'Language: English, EN' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Lietuvių' }));
    expect(await screen.findByRole('heading', { name: 'Puslapis nerastas' })).toBeVisible();
    expect(document.documentElement.lang).toBe('lt');
    expect(localStorage.getItem('i18next')).toBe('lt');
    expect(document.cookie).toContain('i18next=lt');
  });
});

describe('the contracts badge', () => {
  const PAID = '/payment-success?contractId=00000000-0000-4000-8000-000000000002';
  const isShown = () => !screen.getByTestId('contracts-badge').className.includes('invisible');

  it.each([
    [3, '3'],
    ['many', '1'],
  ])('R-SHELL-06 shows a count of %j as %s', async (count, text) => {
    new ApiStub().signIn().on('GET /api/contracts/count', () => Response.json(count));
    await openApp('/nowhere');
    await waitFor(() => expect(screen.getByTestId('contracts-badge')).toHaveTextContent(text));
    expect(isShown()).toBe(true);
    /* Its words are already in the name of the link, which begins with the label that is seen. */
    expect(screen.getByTestId('contracts-badge')).toHaveAttribute('aria-hidden', 'true');
    expect(
      screen.getByRole('link', { name: new RegExp(`^My Contracts, ${text} contracts?$`) }),
    ).toBeVisible();
  });

  it('R-SHELL-07 is not there without contracts, and R-API-09 nothing is counted for a visitor', async () => {
    const api = new ApiStub();
    const visitor = await openApp('/nowhere');
    await screen.findByRole('button', { name: 'Sign In' });
    expect(api.callsTo('GET /api/contracts/count')).toHaveLength(0);
    visitor.unmount();
    api.signIn();
    await openApp('/nowhere');
    await waitFor(() => expect(api.callsTo('GET /api/contracts/count')).toHaveLength(1));
    expect(isShown()).toBe(false);
  });

  it('R-SHELL-08 is forced for three seconds on the payment success page, then gone', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    new ApiStub()
      .on('GET /api/payment/status', () => Response.json({ paid: true, testMode: true }))
      .on('GET /api/contracts/00000000-0000-4000-8000-000000000002', () => refusal(404, {}));
    await openApp(PAID);
    await waitFor(() => expect(screen.getByTestId('contracts-badge')).toHaveTextContent('1'));
    expect(isShown()).toBe(true);
    act(() => jest.advanceTimersByTime(2_000));
    expect(isShown()).toBe(true);
    act(() => jest.advanceTimersByTime(1_000));
    expect(isShown()).toBe(false);
  });
});

describe('the footer', () => {
  it('R-SHELL-10 R-SHELL-11 links the legal and the company pages', async () => {
    new ApiStub();
    await openApp('/nowhere');
    const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
    const links = legal.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Refund', '/refund'],
      ['Cookie Policy', '/privacy#cookies'],
    ]);
    const company = within(screen.getByRole('navigation', { name: 'Company' }));
    expect(company.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
    expect(company.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+@/),
    );
    expect(company.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    expect(company.getByRole('link', { name: 'How right the check is' })).toHaveAttribute(
      'href',
      '/accuracy',
    );
  });

  it('R-SHELL-12 names both products and the current year', async () => {
    new ApiStub();
    await openApp('/nowhere');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/AI-generated freelance contract/)).toBeVisible();
    expect(footer.getByText('Monthly subscription: 4 contracts per month')).toBeVisible();
    expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()} Pactwright`))).toBeVisible();
  });
});

describe('moving between pages', () => {
  it('R-SHELL-13 shows a page that is not there, and takes the focus to the heading of the next one', async () => {
    new ApiStub();
    const { user } = await openApp('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(document.title).toBe('Page not found – Pactwright');
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Perfect Contract in 5 Minutes' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Freelance contracts written and checked in minutes – Pactwright');
  });

  it('lets the keyboard skip the bar', async () => {
    new ApiStub();
    const { user } = await openApp('/nowhere');
    await screen.findByRole('button', { name: 'Sign In' });
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(document.getElementById(skip.getAttribute('href')?.slice(1) ?? '')).toBe(screen.getByRole('main'));
  });
});

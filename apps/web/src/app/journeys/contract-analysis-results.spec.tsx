import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiStub } from '../../shared/testing/api-stub.js';
import {
  ADDRESS,
  QUOTE,
  RUN,
  RUN_ID,
  TERMS,
  anAnalysis,
  analyse,
  finished,
  openCheck,
  run,
  showOn,
  someTerms,
} from '../testing/analysis-page.js';
import { openApp } from '../testing/open-app.js';

describe('the results of a check', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('tells the language of each text of a result that is read in another one', async () => {
    const opened = await openCheck('lt');
    await analyse(
      opened,
      run({ status: 'done', language: 'en', analysis: anAnalysis({ documentLanguage: 'lt' }) }),
    );
    await opened.user.click(await screen.findByRole('tab', { name: /Komercinės/ }));
    expect(screen.getAllByText('The client may end it without paying').at(-1)).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText('Ask to be paid for the work done.')[0]).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText('You would work for nothing.')[0]).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText('Approve each stage in writing.')[0]).toHaveAttribute('lang', 'en');
    expect(screen.getAllByRole('blockquote')[0]).toHaveAttribute('lang', 'lt');
  });

  it('R-ANA-06 shows the findings in five tabs, each with its dots', async () => {
    const opened = await openCheck();
    await analyse(opened);
    expect(await screen.findByRole('heading', { level: 1, name: 'What we found' })).toHaveFocus();
    const tabs = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label'));
    expect(tabs).toEqual([
      'Essential 1 finding',
      'Legal 0 findings',
      'Commercial 1 finding',
      'Clarity 0 findings',
      'Risk 0 findings',
    ]);
    expect(screen.getAllByRole('tab')[0]).toHaveTextContent(/^Essential 1$/);
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('button', { name: /No price is agreed/ })).toBeVisible();
    expect(panel.getAllByRole('img', { name: 'Risk 5 of 5' })[0]).toBeVisible();
    expect(screen.getAllByText('2 things to look at. 2 of them are serious.')[0]).toHaveRole('status');
  });

  it('R-ANA-06 marks the quoted passage in the document and finds the finding by its mark', async () => {
    const opened = await openCheck();
    await analyse(opened);
    const mark = await screen.findByText(QUOTE, { selector: 'mark' });
    expect(mark).not.toHaveAttribute('data-chosen');
    await opened.user.click(mark);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Commercial 1 finding');
    expect(mark).toHaveAttribute('data-chosen');
    expect(screen.getAllByText('You would work for nothing.')[0]).toBeInTheDocument();
  });

  it('R-ANA-06 brings the finding of a passage to the reader of a phone, and the way back', async () => {
    showOn('phone');
    const opened = await openCheck();
    await analyse(opened);
    const mark = await screen.findByText(QUOTE, { selector: 'mark' });
    await opened.user.click(mark);
    const sheet = within(await screen.findByRole('dialog', { name: 'The client may end it without paying' }));
    expect(sheet.getByText('You would work for nothing.')).toBeVisible();
    await opened.user.click(sheet.getByRole('button', { name: 'Back to the passage' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(mark).toHaveFocus();
  });

  it('R-ANA-07 shows the industry, considerations, practices, pitfalls and a disclaimer', async () => {
    const opened = await openCheck();
    await analyse(opened);
    const section = within(await screen.findByRole('region', { name: 'What is usual: Design' }));
    for (const text of ['Agree on file formats.', 'Approve each stage in writing.', 'Unlimited revisions.'])
      expect(section.getByText(text)).toBeVisible();
    expect(screen.getAllByText(/is not legal advice/)[0]).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'How right the check is' })).toHaveAttribute('href', '/accuracy');
    expect(screen.getByText(/The file that you uploaded has been deleted/)).toBeVisible();
  });

  it('R-ANA-08 starts again with another contract', async () => {
    const opened = await openCheck();
    await analyse(opened);
    const [another] = await screen.findAllByRole('button', { name: 'Analyze Another Contract' });
    if (!another) throw new Error('no button');
    await opened.user.click(another);
    expect(await screen.findByRole('heading', { level: 1, name: 'Check a contract' })).toBeVisible();
    expect(screen.queryByText('contract.pdf')).not.toBeInTheDocument();
    expect(opened.router.state.location.search).toBe('');
  });

  it('R-ANA-08 prints a report with every category and quote', async () => {
    const print = jest.fn();
    window.print = print;
    const opened = await openCheck();
    opened.api.on(TERMS, () => Response.json(someTerms()));
    await analyse(opened);
    const [button] = await screen.findAllByRole('button', { name: 'Print Analysis' });
    if (!button) throw new Error('no button');
    await opened.user.click(button);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const report = within(screen.getByTestId('printed-report'));
    for (const text of [
      'No price is agreed',
      'The client may end it without paying',
      'Ask to be paid for the work done.',
      QUOTE,
      'Unlimited revisions.',
    ])
      expect(report.getAllByText(text)[0]).toBeInTheDocument();
  });

  it.each([
    ['en', /Printed on \w+ \d{1,2}, \d{4}/],
    ['lt', /Atspausdinta \d{4} m\. \p{L}+ \d{1,2} d\./u],
  ] as const)('R-ANA-08 prints the date as its reader writes it: %s', async (language, date) => {
    await analyse(await openCheck(language));
    expect(await screen.findByTestId('printed-report')).toHaveTextContent(date);
  });

  it('T-49 tells of hidden text', async () => {
    const opened = await openCheck();
    const warning = {
      code: 'HIDDEN_TEXT' as const,
      message: 'Hidden text was left out.',
      details: ['“pay later”'],
    };
    await analyse(opened, finished({ warnings: [warning] }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Hidden text was left out.');
    expect(alert).toHaveTextContent('“pay later”');
    expect(screen.getByTestId('printed-report')).toHaveTextContent('Hidden text was left out.');
  });

  it('shows the result again when its address is loaded again', async () => {
    new ApiStub().on(RUN, finished());
    await openApp(`${ADDRESS}?run=${RUN_ID}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'What we found' })).toBeVisible();
  });
});

import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@pactwright/protocol';
import { StubbedSight } from '../../shared/testing/stubbed-sight.js';
import {
  QUOTE,
  RIGHTS,
  TERMS,
  analyse,
  openCheck,
  quoted,
  showOn,
  someTerms,
} from '../testing/analysis-page.js';

const print = jest.fn();
beforeEach(() => {
  print.mockClear();
  window.print = print;
});

const TITLE = { en: 'What this contract sets', lt: 'Ką nustato ši sutartis' } as const;

/** A check that is done, whose reader has not come to its terms. */
async function openResults(language: Language = 'en', answer = () => Response.json(someTerms())) {
  const opened = await openCheck(language);
  showOn('desktop');
  opened.api.on(TERMS, answer);
  await analyse(opened);
  await screen.findByRole('heading', { level: 1, name: /What we found|Ką radome/ });
  return opened;
}
const scroll = () => act(() => StubbedSight.scroll());
const section = async (language: Language = 'en') =>
  within(await screen.findByRole('region', { name: TITLE[language] }));
const pressPrint = async ({ user }: Awaited<ReturnType<typeof openResults>>) => {
  const [button] = await screen.findAllByRole('button', { name: 'Print Analysis' });
  if (!button) throw new Error('no button');
  await user.click(button);
};

describe('what a checked contract sets', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('is asked for when its reader comes near, and not before', async () => {
    const { api } = await openResults();
    expect(screen.queryByRole('heading', { name: TITLE.en })).not.toBeInTheDocument();
    expect(api.callsTo(TERMS)).toHaveLength(0);
    scroll();
    expect(await screen.findByRole('heading', { level: 2, name: TITLE.en })).toBeVisible();
    await waitFor(() => expect(api.callsTo(TERMS)).toHaveLength(1));
  });

  it.each([
    ['en', /automatic reading and it is not complete/, 'Not found: payment term, governing law.', /\(1\)$/],
    ['lt', /automatiškai ir ne iki galo/, 'Nerasta: payment term, governing law.', /patys \(1\)$/],
  ] as const)(
    'stands beside its words, with what was not found: %s',
    async (language, caveat, none, more) => {
      await openResults(language);
      scroll();
      const shown = await section(language);
      const value = await shown.findByText('as soon as it is made');
      expect(value).toBeVisible();
      expect(value).toHaveAttribute('lang', 'en');
      expect(shown.getByText(RIGHTS)).toBeVisible();
      expect(shown.getByText(caveat)).toBeVisible();
      expect(shown.getByText(none, { exact: false })).toBeVisible();
      expect(shown.getByText(more)).toBeVisible();
    },
  );

  it('gives the words alone of what is not read surely enough', async () => {
    const { user } = await openResults();
    scroll();
    const shown = await section();
    await user.click(await shown.findByText('Terms to read for yourself (1)'));
    const row = within(shown.getByText('Notice to end the contract').parentElement ?? document.body);
    expect(row.getByText(QUOTE)).toBeVisible();
    expect(row.getAllByRole('definition')[0]).toHaveTextContent(`${QUOTE}Show in the document`);
  });

  it('leads to the place in the document', async () => {
    const { user } = await openResults();
    scroll();
    const shown = await section();
    const [show] = await shown.findAllByRole('button', { name: 'Show in the document' });
    if (!show) throw new Error('no button');
    expect(show).toHaveAccessibleDescription('Rights pass');
    await user.click(show);
    const place = screen.getByRole('group', { name: 'Your document' }).querySelector('[data-sought]');
    expect(place).toHaveTextContent(RIGHTS);
    expect(place).toHaveFocus();
  });

  it('tells every value of a term, also where one sentence sets two', async () => {
    const places = ['1.5% a month', '18% a year'].map((value) => ({
      value,
      language: 'en' as const,
      ...quoted(RIGHTS),
    }));
    const set = [{ key: 'late-interest', name: 'Interest or penalty for being late', places }];
    await openResults('en', () => Response.json(someTerms({ set, toRead: [], notFound: [] })));
    scroll();
    const shown = await section();
    expect(await shown.findByText('1.5% a month')).toBeVisible();
    expect(shown.getByText('18% a year')).toBeVisible();
    expect(shown.queryByText(/Not found/)).not.toBeInTheDocument();
    expect(shown.queryByText(/for yourself/)).not.toBeInTheDocument();
  });

  it('says so where nothing was found', async () => {
    await openResults('en', () => Response.json({ set: [], toRead: [], notFound: ['Start'] }));
    scroll();
    const shown = await section();
    expect(await shown.findByText('We found none of the terms that we look for.')).toBeVisible();
    expect(shown.getByText(/^Not found: start\./)).toBeVisible();
  });

  it('is not there when the check is kept no longer', async () => {
    const { api } = await openResults('en', () =>
      Response.json({ code: 'RUN_NOT_FOUND', message: 'Gone.' }, { status: 404 }),
    );
    scroll();
    await waitFor(() => expect(api.callsTo(TERMS)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('heading', { name: TITLE.en })).not.toBeInTheDocument());
  });

  it('can be asked for again when it could not be had', async () => {
    const opened = await openResults('en', () =>
      Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Too busy.' }, { status: 503 }),
    );
    scroll();
    const shown = await section();
    expect(await shown.findByRole('alert')).toHaveTextContent('Too busy.');
    opened.api.on(TERMS, () => Response.json(someTerms()));
    await opened.user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('as soon as it is made')).toBeVisible();
  });

  it('R-ANA-08 is printed with the report, also for whoever has not come to it', async () => {
    const opened = await openResults();
    await pressPrint(opened);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const report = screen.getByTestId('printed-report');
    for (const text of [TITLE.en, 'as soon as it is made', RIGHTS, 'Notice to end the contract', QUOTE])
      expect(report).toHaveTextContent(text);
    await pressPrint(opened);
    expect(print).toHaveBeenCalledTimes(2);
  });

  it('R-ANA-08 keeps nobody from printing the rest', async () => {
    const opened = await openResults('en', () =>
      Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Too busy.' }, { status: 503 }),
    );
    await pressPrint(opened);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(screen.getByTestId('printed-report')).not.toHaveTextContent(TITLE.en);
  });
});

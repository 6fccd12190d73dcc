import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { UPLOAD_MAX_BYTES, type ErrorBody, type Language } from '@pactwright/protocol';
import { toLanguage } from '../../shared/i18n/use-language.js';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { StubbedEvents } from '../../shared/testing/stubbed-events.js';
import {
  ADDRESS,
  RUN,
  RUN_ID,
  UPLOAD,
  aFile,
  aFinding,
  anAnalysis,
  analyse,
  drop,
  finished,
  installBrowser,
  notifications,
  openCheck,
  run,
  viewOf,
} from '../testing/analysis-page.js';
import { openApp } from '../testing/open-app.js';

const DELETE = `DELETE /api/analyze/runs/${RUN_ID}` as const;

describe('the page that checks a contract', () => {
  it.each([
    ['en', aFile('a.odt'), 'Invalid file type', 'Please upload a PDF, DOC, DOCX, or TXT file'],
    ['lt', aFile('a.odt'), 'Netinkamas failo tipas', 'Įkelkite PDF, DOC, DOCX arba TXT failą'],
    [
      'en',
      aFile('a.txt', ''),
      'Invalid format: the file is empty',
      'Choose the file with the text of the contract.',
    ],
    [
      'lt',
      aFile('a.txt', ''),
      'Netinkamas formatas: failas tuščias',
      'Pasirinkite failą, kuriame yra sutarties tekstas.',
    ],
  ] as const)('R-ANA-02 R-ANA-05 refuses a wrong file in %s', async (language, file, title, text) => {
    await openCheck(language);
    drop(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${title}\\. ${text}$`));
    expect(screen.getAllByText(new RegExp(title))).toHaveLength(1);
  });

  it('R-ANA-03 refuses a file over 10 MB before it is sent', async () => {
    const { api } = await openCheck();
    const file = aFile();
    Object.defineProperty(file, 'size', { value: UPLOAD_MAX_BYTES + 1 });
    drop(file);
    expect(await screen.findByRole('alert')).toHaveTextContent('File too large. Maximum file size is 10MB');
    expect(api.callsTo(UPLOAD)).toHaveLength(0);
  });

  it.each([
    ['en', 'Analyze contract', 'No file selected', 'Please select a file to upload'],
    ['lt', 'Analizuoti sutartį', 'Nepasirinktas failas', 'Pasirinkite failą, kurį norite įkelti'],
  ] as const)(
    'R-ANA-04 asks for a file when none is chosen, in %s',
    async (language, button, title, text) => {
      const { user } = await openCheck(language);
      await user.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByRole('alert')).toHaveTextContent(`${title}. ${text}`);
    },
  );

  it('R-ANA-05 goes on saying that a file is empty when its check is asked for', async () => {
    const { user } = await openCheck();
    drop(aFile('a.docx', ''));
    await user.click(screen.getByRole('button', { name: 'Analyze contract' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/the file is empty/);
    expect(screen.queryByText('No file selected')).toBeNull();
  });

  it('R-ANA-05 says so when something else than a file is dropped', async () => {
    await openCheck('lt');
    drop();
    expect(await screen.findByRole('alert')).toHaveTextContent('Nepateikta jokių duomenų');
  });

  it('R-ANA-01 R-API-19 sends the chosen file with the language and shows the real stages', async () => {
    const opened = await openCheck('lt');
    await analyse(opened, run({ stage: 'reviewing' }));
    expect(await screen.findByRole('progressbar', { name: 'Tikrinamos nuostatos' })).toBeVisible();
    expect(screen.getByText('contract.pdf')).toBeVisible();
    const [call] = opened.api.callsTo(UPLOAD);
    const form = call?.body as FormData;
    expect(form.get('language')).toBe('lt');
    expect((form.get('contract') as File).name).toBe('contract.pdf');
    expect(call?.headers.get('Prefer')).toBe('respond-async');
  });

  it('R-ANA-09 shows what the server says is wrong and keeps the file chosen', async () => {
    const opened = await openCheck();
    opened.api.on(UPLOAD, () =>
      refusal(422, { code: 'UPLOAD_ENCRYPTED', message: 'Protected with a password.' }),
    );
    drop(aFile());
    await opened.user.click(await screen.findByRole('button', { name: 'Analyze contract' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Protected with a password.');
    expect(screen.getByText('contract.pdf')).toBeVisible();
  });

  it.each([
    ['en', 'Failed to analyze contract'],
    ['lt', 'Nepavyko išanalizuoti sutarties'],
  ] as const)('R-ANA-09 has its own words when the server has none, in %s', async (language, text) => {
    const opened = await openCheck(language);
    await analyse(opened, run({ status: 'failed' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it.each([
    ['en', /will be sent again by itself/, 'Try again'],
    ['lt', /bus išsiųstas dar kartą savaime/, 'Bandyti dar kartą'],
  ] as const)(
    'A5 sends a file that was not reached in time once more by itself, then by one press (%s)',
    async (language, says, again) => {
      const message = 'So many files are being read right now.';
      const busy = run({ status: 'failed', code: 'UPLOAD_BUSY', message, retryAfter: 1 });
      const opened = await openCheck(language);
      const sent = () => opened.api.callsTo(UPLOAD).length;
      await analyse(opened, busy);
      const ids = [RUN_ID, ...['78', '79'].map((end) => RUN_ID.replace(/77$/u, end))];
      opened.api
        .on(`GET /api/analyze/runs/${ids[1] ?? ''}`, busy)
        .on(`GET /api/analyze/runs/${ids[2] ?? ''}`, finished())
        .on(UPLOAD, () => Response.json({ runId: ids[sent() - 1], retryAfter: 1 }, { status: 202 }));
      expect((await screen.findAllByText(says))[0]).toBeVisible();
      expect(sent()).toBe(1);
      expect(await screen.findByRole('alert', {}, { timeout: 3_000 })).toHaveTextContent(message);
      expect(sent()).toBe(2);
      await opened.user.click(screen.getByRole('button', { name: again }));
      expect(await screen.findByRole('heading', { level: 1, name: /What we found|Ką radome/ })).toBeVisible();
      expect(sent()).toBe(3);
    },
  );

  it('asks again when an answer got lost on the way', async () => {
    const opened = await openCheck();
    let asked = 0;
    await analyse(opened, () => {
      asked += 1;
      return asked === 1 ? refusal(503, {}) : finished()();
    });
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'What we found' })).toBeVisible(),
    );
    expect(asked).toBe(2);
  });

  it('R-ANA-01 hears of every stage as it comes, and asks no more', async () => {
    const opened = await openCheck();
    let asked = 0;
    await analyse(opened, () => {
      asked += 1;
      return run({ status: 'queued', stage: 'received' })();
    });
    const stream = await waitFor(() => StubbedEvents.only);
    expect(stream.url).toBe(`/api/analyze/runs/${RUN_ID}/events`);
    act(() => stream.tell(viewOf({ stage: 'reviewing' })));
    expect(screen.getByRole('progressbar', { name: 'Checking the clauses' })).toBeVisible();
    act(() => stream.tell(viewOf({ status: 'done', stage: 'finished', analysis: anAnalysis() })));
    expect(await screen.findByRole('heading', { level: 1, name: 'What we found' })).toBeVisible();
    expect({ asked, open: StubbedEvents.open }).toEqual({ asked: 1, open: [] });
  });

  it('goes on asking where no stream is to be had', async () => {
    const opened = await openCheck();
    let isDone = false;
    await analyse(opened, () => (isDone ? finished() : run({ stage: 'reading' }))());
    const stream = await waitFor(() => StubbedEvents.only);
    isDone = true;
    act(() => stream.refuse());
    expect(await screen.findByRole('heading', { level: 1, name: 'What we found' })).toBeVisible();
    expect(StubbedEvents.opened).toHaveLength(1);
  });

  it('knows the name of the file after the page was loaded again', async () => {
    const opened = await openKept(() => Response.json(viewOf({ fileName: 'offer.docx' })));
    expect(await screen.findByText('offer.docx')).toBeVisible();
    opened.on(RUN, () =>
      Response.json(viewOf({ status: 'done', fileName: 'offer.docx', analysis: anAnalysis() })),
    );
    act(() => StubbedEvents.only.refuse());
    expect(await screen.findByText('offer.docx · Kind of work: Design')).toBeVisible();
  });

  it.each([
    ['en', 'lt', 'Darbo rūšis: Dizainas'],
    ['lt', 'en', 'Kind of work: Design'],
  ] as const)('T-60 has what was found in %s told in %s when that is chosen', async (first, chosen, line) => {
    const opened = await openKept(() => Response.json(told(document.documentElement.lang)), first);
    await screen.findByRole('tablist');
    await act(() => i18next.changeLanguage(chosen));
    expect(await screen.findByText(line)).toBeVisible();
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('button', { name: new RegExp(`Heading in ${chosen}`) })).toBeVisible();
    expect(panel.getByText(`Heading in ${chosen}`)).toHaveAttribute('lang', chosen);
    expect(screen.getAllByText(`Warning in ${chosen}`)[0]).toBeVisible();
    expect(opened.callsTo(RUN)).toHaveLength(2);
  });

  it.each([
    ['en', /Results are kept for 24 hours/],
    ['lt', /Rezultatai saugomi 24 valandas/],
  ] as const)(
    'T-49 says of a result that is no longer kept why it is not there (%s)',
    async (language, says) => {
      await openKept(() => refusal(404, { code: 'RUN_NOT_FOUND', message: 'Not found.' }), language);
      expect(await screen.findByRole('alert')).toHaveTextContent(says);
      expect(screen.getByTestId('drop-area')).toBeVisible();
    },
  );

  it.each([
    ['en', 'Delete this check', 'Delete the check of “offer.docx”?', 'Delete for good', /have been deleted/],
    [
      'lt',
      'Ištrinti šią patikrą',
      'Ištrinti failo „offer.docx“ patikrą?',
      'Ištrinti visam laikui',
      /tekstas ištrinti/,
    ],
  ] as const)(
    'T-49 deletes a check with its text once that was meant (%s)',
    async (language, action, title, confirm, done) => {
      const opened = await openKept(
        () => Response.json(viewOf({ status: 'done', fileName: 'offer.docx', analysis: anAnalysis() })),
        language,
      );
      opened.on(DELETE, () => Response.json({ success: true }));
      const user = userEvent.setup();
      await user.click(await screen.findByRole('button', { name: action }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      expect(opened.callsTo(DELETE)).toHaveLength(0);
      await user.click(dialog.getByRole('button', { name: confirm }));
      expect(await notifications().findByText(done)).toBeVisible();
      expect(screen.getByTestId('drop-area')).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      expect(opened.callsTo(DELETE)).toHaveLength(1);
    },
  );

  it.each<[Language, number, Partial<ErrorBody>, string]>([
    ['en', 503, {}, 'The check could not be deleted. Please try again.'],
    ['lt', 503, {}, 'Patikros ištrinti nepavyko. Bandykite dar kartą.'],
    ['en', 429, { code: 'TOO_MANY_REQUESTS', message: 'Wait a little.' }, 'Wait a little.'],
  ])('says that a check is not deleted, and keeps it (%s, %d)', async (language, status, body, says) => {
    const opened = await openKept(
      () => Response.json(viewOf({ status: 'done', analysis: anAnalysis() })),
      language,
    );
    opened.on(DELETE, () => refusal(status, body));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: /Delete this check|Ištrinti šią patikrą/ }));
    await user.click(await screen.findByRole('button', { name: /Delete for good|Ištrinti visam laikui/ }));
    expect(await notifications().findByText(says)).toBeVisible();
    expect(screen.getByRole('tablist')).toBeVisible();
  });

  it('is as content when the check is kept no longer', async () => {
    const opened = await openKept(() => Response.json(viewOf({ status: 'done', analysis: anAnalysis() })));
    opened.on(DELETE, () => refusal(404, { code: 'RUN_NOT_FOUND', message: 'Not found.' }));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Delete this check' }));
    await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
    expect(await notifications().findByText(/have been deleted/)).toBeVisible();
  });

  it('keeps a result as it is, and says so, when it cannot be had in the other language', async () => {
    const opened = await openKept(() => Response.json(told('en')));
    await screen.findByRole('tablist');
    opened.on(RUN, () => refusal(503, {}));
    await act(() => i18next.changeLanguage('lt'));
    expect(await notifications().findByText('Kalba nepasikeitė')).toBeVisible();
    expect(screen.getAllByText('Heading in en')[0]).toHaveAttribute('lang', 'en');
  });
});

/** What the server tells of a kept result in a language. */
const told = (language: string) =>
  viewOf({
    status: 'done',
    stage: 'finished',
    language: toLanguage(language),
    analysis: anAnalysis({
      industry: language === 'lt' ? 'Dizainas' : 'Design',
      essential: [aFinding({ id: 'fees.missing', heading: `Heading in ${language}` })],
      warnings: [{ code: 'UNFILLED_TEMPLATE', message: `Warning in ${language}`, details: [] }],
    }),
  });

/** The page as it is loaded again with a run in its address. */
async function openKept(answer: () => Response, language: Language = 'en') {
  installBrowser();
  const api = new ApiStub().on(RUN, answer);
  await openApp(`${ADDRESS}?run=${RUN_ID}`, { language });
  return api;
}

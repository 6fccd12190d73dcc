import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  UPLOAD_MAX_BYTES,
  type ContractAnalysis,
  type Language,
  type UploadRunView,
} from '@pactwright/protocol';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { StubbedUpload } from '../../shared/testing/stubbed-upload.js';
import { openApp } from '../testing/open-app.js';

const ADDRESS = '/contract/analyze';
const RUN_ID = '00000000-0000-4000-8000-000000000077';
const UPLOAD = 'POST /api/analyze/upload';
const RUN = `GET /api/analyze/runs/${RUN_ID}` as const;
const TEXT =
  'Design agreement\n\nThe Client may terminate at any time without payment.\n\nAll rights pass on creation.';
const QUOTE = 'The Client may terminate at any time without payment.';

const anAnalysis = (over: Partial<ContractAnalysis> = {}): ContractAnalysis => ({
  industry: 'Design',
  essential: [
    {
      id: 'fees.missing',
      suggestion: 'Ask for a price.',
      why: 'Without it you cannot claim it.',
      riskFactor: 5,
    },
  ],
  legal: [],
  commercial: [
    {
      id: 'termination-convenience.unpaid',
      suggestion: 'Ask to be paid for the work done.',
      why: 'You would work for nothing.',
      riskFactor: 4,
      evidence: { quote: QUOTE, start: TEXT.indexOf(QUOTE), end: TEXT.indexOf(QUOTE) + QUOTE.length },
    },
  ],
  clarity: [],
  risk: [],
  industryConsiderations: ['Agree on file formats.'],
  bestPractices: ['Approve each stage in writing.'],
  commonPitfalls: ['Unlimited revisions.'],
  documentText: TEXT,
  documentLanguage: 'en',
  warnings: [],
  engine: { name: 'built-in', version: '1.2.0', model: null, fallback: null },
  ...over,
});

const run = (over: Partial<UploadRunView>) => () =>
  Response.json({
    runId: RUN_ID,
    status: 'running',
    stage: 'reading',
    language: 'en',
    analysis: null,
    ...over,
  });
const finished = (over: Partial<ContractAnalysis> = {}) =>
  run({ status: 'done', stage: 'finished', analysis: anAnalysis(over) });
const aFile = (name = 'contract.pdf', content = '%PDF-1.7') => new File([content], name);

async function open(language: Language = 'en') {
  const api = new ApiStub();
  StubbedUpload.install();
  const view = await openApp(ADDRESS, { language });
  const title = language === 'en' ? 'Check a contract' : 'Sutarties patikra';
  await screen.findByRole('heading', { level: 1, name: title });
  return { ...view, api };
}
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByTestId('drop-area'), { dataTransfer: { files } });
const notifications = () => within(screen.getByRole('region', { name: /Notifications|Pranešimai/ }));

async function analyse(opened: Awaited<ReturnType<typeof open>>, answer = finished()) {
  opened.api
    .on(UPLOAD, () => Response.json({ runId: RUN_ID, retryAfter: 1 }, { status: 202 }))
    .on(RUN, answer);
  drop(aFile());
  await opened.user.click(await screen.findByRole('button', { name: /Analyze contract|Analizuoti sutartį/ }));
}

beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

describe('the page that checks a contract', () => {
  it.each([
    ['en', aFile('a.odt'), 'Invalid file type', 'Please upload a PDF, DOC, DOCX, or TXT file'],
    ['lt', aFile('a.odt'), 'Netinkamas failo tipas', 'Įkelkite PDF, DOC, DOCX arba TXT failą'],
    ['en', aFile('a.txt', ''), 'Invalid format', /This file is empty/],
    ['lt', aFile('a.txt', ''), 'Netinkamas formatas', /Šis failas tuščias/],
  ] as const)('R-ANA-02 R-ANA-05 refuses a wrong file in %s', async (language, file, title, text) => {
    await open(language);
    drop(file);
    expect(await notifications().findByText(title)).toBeVisible();
    expect(notifications().getAllByText(text)[0]).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(title);
  });

  it('R-ANA-03 refuses a file over 10 MB before it is sent', async () => {
    const { api } = await open();
    const file = aFile();
    Object.defineProperty(file, 'size', { value: UPLOAD_MAX_BYTES + 1 });
    drop(file);
    expect(await notifications().findByText('File too large')).toBeVisible();
    expect(notifications().getByText('Maximum file size is 10MB')).toBeVisible();
    expect(api.callsTo(UPLOAD)).toHaveLength(0);
  });

  it.each([
    ['en', 'Analyze contract', 'No file selected', 'Please select a file to upload'],
    ['lt', 'Analizuoti sutartį', 'Nepasirinktas failas', 'Pasirinkite failą, kurį norite įkelti'],
  ] as const)(
    'R-ANA-04 asks for a file when none is chosen, in %s',
    async (language, button, title, text) => {
      const { user } = await open(language);
      await user.click(screen.getByRole('button', { name: button }));
      expect(await notifications().findByText(title)).toBeVisible();
      expect(notifications().getByText(text)).toBeVisible();
    },
  );

  it('tells the language of each text of a result that is read in another one', async () => {
    const opened = await open('lt');
    await analyse(opened, finished({ documentLanguage: 'lt' }));
    await opened.user.click(await screen.findByRole('tab', { name: /Komercinės/ }));
    expect(screen.getAllByText('Ask to be paid for the work done.')[0]).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText('You would work for nothing.')[0]).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText('Approve each stage in writing.')[0]).toHaveAttribute('lang', 'en');
    expect(screen.getAllByRole('blockquote')[0]).toHaveAttribute('lang', 'lt');
  });

  it('R-ANA-05 says so when something else than a file is dropped', async () => {
    await open('lt');
    drop();
    expect(await notifications().findByText('Nepateikta jokių duomenų')).toBeVisible();
  });

  it('R-ANA-01 R-API-19 sends the chosen file with the language and shows the real stages', async () => {
    const opened = await open('lt');
    await analyse(opened, run({ stage: 'reviewing' }));
    expect(await screen.findByRole('progressbar', { name: 'Tikrinamos sąlygos' })).toBeVisible();
    expect(screen.getByText('contract.pdf')).toBeVisible();
    const [call] = opened.api.callsTo(UPLOAD);
    const form = call?.body as FormData;
    expect(form.get('language')).toBe('lt');
    expect((form.get('contract') as File).name).toBe('contract.pdf');
    expect(call?.headers.get('Prefer')).toBe('respond-async');
  });

  it('R-ANA-06 shows the findings in five tabs, each with its dots', async () => {
    const opened = await open();
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
    expect(panel.getByRole('button', { name: /Ask for a price/ })).toBeVisible();
    expect(panel.getAllByRole('img', { name: 'Risk 5 of 5' })[0]).toBeVisible();
    expect(screen.getByText('2 things to look at. 2 of them are serious.')).toHaveRole('status');
  });

  it('R-ANA-06 marks the quoted passage in the document and finds the finding by its mark', async () => {
    const opened = await open();
    await analyse(opened);
    const mark = await screen.findByText(QUOTE, { selector: 'mark' });
    expect(mark).not.toHaveAttribute('data-chosen');
    await opened.user.click(mark);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Commercial 1 finding');
    expect(mark).toHaveAttribute('data-chosen');
    expect(screen.getAllByText('You would work for nothing.')[0]).toBeInTheDocument();
  });

  it('R-ANA-06 brings the finding of a passage to the reader of a phone, and the way back', async () => {
    const { matchMedia } = window;
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), {
        ...{ matches: media.includes('max-width'), media, onchange: null },
        ...{ addListener: () => undefined, removeListener: () => undefined },
      });
    try {
      const opened = await open();
      await analyse(opened);
      const mark = await screen.findByText(QUOTE, { selector: 'mark' });
      await opened.user.click(mark);
      const sheet = within(await screen.findByRole('dialog', { name: 'Ask to be paid for the work done.' }));
      expect(sheet.getByText('You would work for nothing.')).toBeVisible();
      await opened.user.click(sheet.getByRole('button', { name: 'Back to the passage' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(mark).toHaveFocus();
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('R-ANA-07 shows the industry, considerations, practices, pitfalls and a disclaimer', async () => {
    const opened = await open();
    await analyse(opened);
    const section = within(await screen.findByRole('region', { name: 'What is usual: Design' }));
    for (const text of ['Agree on file formats.', 'Approve each stage in writing.', 'Unlimited revisions.'])
      expect(section.getByText(text)).toBeVisible();
    expect(screen.getAllByText(/is not legal advice/)[0]).toBeVisible();
    expect(screen.getByText(/The file that you uploaded has been deleted/)).toBeVisible();
  });

  it('R-ANA-08 starts again with another contract', async () => {
    const opened = await open();
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
    const opened = await open();
    await analyse(opened);
    const [button] = await screen.findAllByRole('button', { name: 'Print Analysis' });
    if (!button) throw new Error('no button');
    await opened.user.click(button);
    expect(print).toHaveBeenCalledTimes(1);
    const report = within(screen.getByTestId('printed-report'));
    for (const text of [
      'Ask for a price.',
      'Ask to be paid for the work done.',
      QUOTE,
      'Unlimited revisions.',
    ])
      expect(report.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['en', /Printed on \w+ \d{1,2}, \d{4}/],
    ['lt', /Atspausdinta \d{4} m\. \p{L}+ \d{1,2} d\./u],
  ] as const)('R-ANA-08 prints the date as its reader writes it: %s', async (language, date) => {
    await analyse(await open(language));
    expect(await screen.findByTestId('printed-report')).toHaveTextContent(date);
  });

  it('R-ANA-09 shows what the server says is wrong and keeps the file chosen', async () => {
    const opened = await open();
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
    const opened = await open(language);
    await analyse(opened, run({ status: 'failed' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('T-49 tells of hidden text', async () => {
    const opened = await open();
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

  it('says which model answered, and when it could not', async () => {
    const opened = await open();
    const engine = { name: 'built-in', version: '1.2.0', model: null, fallback: 'timeout' } as const;
    await analyse(opened, finished({ engine }));
    const [note, printed] = await screen.findAllByText(
      /built-in rules, version 1.2.0\. The AI model could not answer/,
    );
    expect(note).toBeVisible();
    expect(screen.getByTestId('printed-report')).toContainElement(printed ?? null);
  });

  it('shows the result again when its address is loaded again', async () => {
    new ApiStub().on(RUN, finished());
    await openApp(`${ADDRESS}?run=${RUN_ID}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'What we found' })).toBeVisible();
  });

  it('asks again when an answer got lost on the way', async () => {
    const opened = await open();
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
});

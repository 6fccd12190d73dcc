import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PLAN_FIELD, REDLINE_HEADERS, type ReplyPlan } from '@pactwright/protocol';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import {
  RUN,
  RUN_ID,
  anAnalysis,
  installBrowser,
  quoted,
  showOn,
  viewOf,
  RIGHTS,
} from '../testing/analysis-page.js';
import { openApp } from '../testing/open-app.js';
import { oneChange } from '../testing/one-change.js';
import { toastOf } from '../testing/toast.js';

const ADDRESS = `/contract/analyze/reply?run=${RUN_ID}`;
const REDLINE = `POST /api/analyze/runs/${RUN_ID}/redline` as const;

const answer = oneChange([{ key: 'rate', value: 0.05, min: 0.02, max: 0.2 }]);
const made = () =>
  new Response('docx', {
    headers: {
      [REDLINE_HEADERS.changed]: '1',
      [REDLINE_HEADERS.displaced]: '0',
      [REDLINE_HEADERS.isProtected]: 'false',
    },
  });
const served = () =>
  new ApiStub()
    .on(RUN, () => Response.json(viewOf({ status: 'done', stage: 'finished', analysis: anAnalysis() })))
    .on(`GET /api/analyze/runs/${RUN_ID}/proposals`, () => Response.json(answer))
    .on(`GET /api/analyze/runs/${RUN_ID}/unit`, () => Response.json({ state: 'free', orderId: null }))
    .on(REDLINE, made);
const word = () => screen.findByRole('button', { name: 'Word with tracked changes' });
const give = (name: string): void => {
  const files = [new File(['docx'], name)];
  fireEvent.change(screen.getByLabelText('Choose the file that was checked'), { target: { files } });
};

beforeEach(() => {
  installBrowser();
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a point whose words change with another one', () => {
  it('says so on its card as long as the other one is changed', async () => {
    const [first] = answer.proposals;
    if (first === undefined) throw new Error('no proposal');
    const evidence = quoted(RIGHTS);
    const { start, end } = evidence;
    const left: typeof first = {
      ...first,
      key: `liability-cap.one-way@${start}`,
      finding: { ...first.finding, id: 'liability-cap.one-way', heading: 'One limit', evidence },
      ...{ ways: ['comment', 'leave'], way: 'leave', raised: 'leave', edits: [], figures: [] },
    };
    const taking = { ...first, companions: [{ start, end }] };
    served().on(`GET /api/analyze/runs/${RUN_ID}/proposals`, () =>
      Response.json({ ...answer, proposals: [taking, left] }),
    );
    const { user } = await openApp(ADDRESS);
    const told = /change together with another point.*“No interest”/u;
    const card = await screen.findByRole('article', { name: 'One limit', hidden: true });
    expect(within(card).getByText(told)).toBeTruthy();
    const other = screen.getByRole('article', { name: 'No interest' });
    await user.click(within(other).getAllByRole('radio', { name: 'Only comment' })[0] ?? other);
    expect(within(card).queryByText(told)).toBeNull();
  });
});

describe('a point whose change is left to the reader', () => {
  it.each([
    [
      'Klientas apdraudžia įrangą',
      [
        'This sentence also says',
        'Klientas apdraudžia įrangą',
        'Choose the change only if you do not need that.',
      ],
    ],
    [null, [/^It is not certain that this sentence speaks of nothing else/u]],
  ] as const)('says why on its card, until it is chosen: %s', async (words, told) => {
    const [first] = answer.proposals;
    const held = { ...first, way: 'comment', raised: 'comment', doubt: { words } };
    served().on(`GET /api/analyze/runs/${RUN_ID}/proposals`, () =>
      Response.json({ ...answer, proposals: [held] }),
    );
    const { user } = await openApp(ADDRESS);
    const card = await screen.findByRole('article', { name: 'No interest' });
    for (const each of told) expect(within(card).getByText(each)).toBeTruthy();
    await user.click(within(card).getAllByRole('radio', { name: 'Change the text' })[0] ?? card);
    for (const each of told) expect(within(card).queryByText(each)).toBeNull();
  });
});

describe('a reply that changes no text', () => {
  const told = 'It is not certain who of the two works for the other';

  it.each([true, false])(
    'is put down to the parties only where they are in doubt (certain: %s)',
    async (certain) => {
      const { parties } = anAnalysis();
      const analysis = anAnalysis({ parties: parties.map((each) => ({ ...each, certain })) });
      const proposals = answer.proposals.map((each) => ({
        ...each,
        ...{ ways: ['comment', 'leave'] as const, way: 'comment' as const, edits: [], figures: [] },
      }));
      served()
        .on(RUN, () => Response.json(viewOf({ status: 'done', stage: 'finished', analysis })))
        .on(`GET /api/analyze/runs/${RUN_ID}/proposals`, () => Response.json({ ...answer, proposals }));
      await openApp(ADDRESS);
      await screen.findByRole('article', { name: 'No interest' });
      expect(screen.queryAllByText(told, { exact: false })).toHaveLength(certain ? 0 : 1);
    },
  );
});

describe('the button that sends all points', () => {
  it('hands the focus to the points, since it goes', async () => {
    const left = answer.proposals.map((each) => ({ ...each, way: 'leave' as const }));
    served().on(`GET /api/analyze/runs/${RUN_ID}/proposals`, () =>
      Response.json({ ...answer, proposals: left }),
    );
    const { user } = await openApp(ADDRESS);
    const all = await screen.findByRole('button', { name: 'Send all points' });
    act(() => all.focus());
    await user.keyboard('{Enter}');

    expect(screen.queryByRole('button', { name: 'Send all points' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Points' })).toHaveFocus();
  });
});

describe('the cards of a reply on a phone', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('say in one line what becomes of a point, and open by a press, for a wrong number and on paper', async () => {
    showOn('phone');
    served();
    const { user } = await openApp(ADDRESS);
    const card = await screen.findByRole('article', { name: 'No interest' });
    const fold = card.querySelector('details');
    expect(card.querySelector('summary')).toHaveTextContent(/Change the text.*No interest/);
    expect(fold?.open).toBe(false);

    await user.click(screen.getByText('No interest'));
    expect(fold?.open).toBe(true);
    await user.click(screen.getByRole('radio', { name: /Only comment|^Comment/ }));
    expect(card.querySelector('summary')).toHaveTextContent(/Only comment.*No interest/);
    await user.click(screen.getByRole('radio', { name: /^Change/ }));
    await user.clear(screen.getByLabelText('Per cent a day'));
    await user.click(screen.getByText('No interest'));
    expect(fold?.open).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Go to the number' }));
    expect(fold?.open).toBe(true);

    await user.click(screen.getByText('No interest'));
    fireEvent(window, new Event('beforeprint'));
    expect(fold?.open).toBe(true);
    fireEvent(window, new Event('afterprint'));
    expect(fold?.open).toBe(false);
  });

  it('are not folded on paper, which is as narrow', async () => {
    showOn('paper');
    served();
    await openApp(ADDRESS);
    const card = await screen.findByRole('article', { name: 'No interest' });
    expect(within(card).getByText('No interest').closest('summary')).toBeNull();
  });
});

describe('the files of a reply', () => {
  it('have their numbers written as the language writes them, and typed in either way', async () => {
    served();
    const { user } = await openApp(ADDRESS, { language: 'lt' });
    const rate = await screen.findByLabelText('Procentai per dieną');
    expect(rate).toHaveValue('0,05');
    expect(screen.getByText('Nuo 0,02 iki 0,2')).toBeVisible();
    for (const [typed, isWrong] of [
      ['0,1', false],
      ['0.1', false],
      ['0,3', true],
      ['daug', true],
    ] as const) {
      await user.clear(rate);
      await user.type(rate, typed);
      expect(rate).toHaveValue(typed);
      expect(rate).toHaveAttribute('aria-invalid', String(isWrong));
    }
    expect(screen.getByText('Įveskite skaičių nuo 0,02 iki 0,2.')).toBeVisible();
  });

  it('ask for the checked file once, and for another one where it was not that', async () => {
    const api = served();
    api.on(REDLINE, () => refusal(409, { code: 'UPLOAD_IS_ANOTHER', message: 'Another file.' }));
    const { user } = await openApp(ADDRESS);
    await word();
    give('other.docx');
    expect(await screen.findByText('Another file.')).toBeVisible();
    expect(screen.getByText(/Choose the file again/)).toBeVisible();

    api.on(REDLINE, made);
    give('contract.docx');
    await waitFor(() => expect(screen.queryByText(/Choose the file again/)).not.toBeInTheDocument());
    await user.click(await word());
    await waitFor(() => expect(api.callsTo(REDLINE)).toHaveLength(3));
  });

  it.each([
    ['en', /protected.*Stop Protection/u],
    ['lt', /apsaugotas.*Stabdyti apsaugą/u],
  ] as const)(
    'say before the first click that the file is protected, and what then happens (%s)',
    async (language, said) => {
      const api = served();
      const protectedAnswer = { ...answer, redline: { ...answer.redline, isProtected: true } };
      api.on(`GET /api/analyze/runs/${RUN_ID}/proposals`, () => Response.json(protectedAnswer));
      await openApp(ADDRESS, { language });
      expect(await screen.findByText(said)).toBeVisible();
      expect(api.callsTo(REDLINE)).toHaveLength(0);
    },
  );

  it('say nothing of protection where there is none', async () => {
    served();
    await openApp(ADDRESS);
    await word();
    expect(screen.queryByText(/protected/u)).not.toBeInTheDocument();
  });

  it('offer the comments alone where no change can be written, and say where not even those can', async () => {
    const api = served();
    const notSafe = () => refusal(422, { code: 'REDLINE_NOT_SAFE', message: 'Not safe.' });
    api.on(REDLINE, notSafe);
    const { user } = await openApp(ADDRESS);
    await word();
    give('contract.docx');
    const comments = await screen.findByRole('button', { name: 'Word with comments only' });
    expect(screen.getByText('Not safe.')).toBeVisible();

    api.on(REDLINE, made);
    await user.click(comments);
    await toastOf(/nothing of the text is changed/);
    expect(screen.queryByText('Not safe.')).not.toBeInTheDocument();
    const plans = api
      .callsTo(REDLINE)
      .map(({ body }) => JSON.parse(String((body as FormData).get(PLAN_FIELD))) as ReplyPlan);
    expect(plans.map(({ points }) => points.map(({ way }) => way))).toEqual([['change'], ['comment']]);

    api.on(REDLINE, notSafe);
    await user.click(comments);
    expect(await screen.findByText(/Comments cannot be written into this file either/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Word with comments only' })).not.toBeInTheDocument();
  });
});

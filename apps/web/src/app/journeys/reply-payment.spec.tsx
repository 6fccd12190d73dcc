import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CHECKOUT_END, type ReplyProposals, type ReplyUnit } from '@pactwright/protocol';
import { browser } from '../../shared/browser.js';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { RUN, RUN_ID, anAnalysis, installBrowser, quoted, viewOf, QUOTE } from '../testing/analysis-page.js';
import { openApp } from '../testing/open-app.js';
import { toastOf } from '../testing/toast.js';

const ADDRESS = `/contract/analyze/reply?run=${RUN_ID}`;
const ORDER = '00000000-0000-4000-8000-000000000033';
const UNIT = `GET /api/analyze/runs/${RUN_ID}/unit` as const;
const SHEET = `POST /api/analyze/runs/${RUN_ID}/sheet` as const;
const PAY = 'POST /api/payment';
const NOTE =
  /the negotiation sheet among them, cost \$8 \(without taxes\), or one of the contracts of your subscription/;

const answer: ReplyProposals = {
  proposals: [
    {
      key: 'termination-convenience.unpaid@18',
      finding: {
        ...{ id: 'termination-convenience.unpaid', category: 'commercial', riskFactor: 4 },
        ...{ heading: 'Ends at will', suggestion: 'Ask.', why: 'So.', evidence: quoted(QUOTE) },
      },
      ...{
        ways: ['comment', 'leave'],
        way: 'comment',
        raised: 'comment',
        edits: [],
        companions: [],
        also: [],
        doubt: null,
        repeats: null,
        insert: null,
        comment: 'Please pay.',
      },
      positions: { ask: 'Ask.', accept: 'Take.', walkAway: 'Leave.' },
      figures: [],
    },
  ],
  language: 'en',
  redline: { isOffered: false, refusedBecause: 'not-docx', isProtected: false },
};

const served = (state: ReplyUnit['state']) => {
  let unit: ReplyUnit = { state, orderId: state === 'free' ? null : ORDER };
  const api = new ApiStub()
    .on(RUN, () => Response.json(viewOf({ status: 'done', stage: 'finished', analysis: anAnalysis() })))
    .on(`GET /api/analyze/runs/${RUN_ID}/proposals`, () => Response.json(answer))
    .on(UNIT, () => Response.json(unit))
    .on('GET /api/payment/status', () => Response.json({ paid: unit.state === 'paid', testMode: true }))
    .on(SHEET, () =>
      unit.state === 'due'
        ? refusal(402, { code: 'REPLY_NOT_PAID', message: 'Not paid.' })
        : new Response('docx', { headers: { 'content-type': 'application/octet-stream' } }),
    );
  const settle = (): void => {
    unit = { ...unit, state: 'paid' };
  };
  api.on(PAY, () => {
    settle();
    return Response.json({ success: true, testMode: true });
  });
  return { api, settle };
};
const sheet = () => screen.findByRole('button', { name: 'Negotiation sheet' });

beforeEach(() => {
  installBrowser();
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('what the Word files of a reply cost', () => {
  it('is nothing where they are free: the page says nothing of it', async () => {
    const { api } = served('free');
    const { user } = await openApp(ADDRESS);
    await user.click(await sheet());

    await toastOf('The negotiation sheet is ready');
    expect(api.callsTo(UNIT)).toHaveLength(1);
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
    expect(screen.queryByText(/paid/i)).not.toBeInTheDocument();
  });

  it.each(['', `&${CHECKOUT_END.name}=${CHECKOUT_END.paid}`])(
    'is asked no further when the page is left, and nobody is told of that: %s',
    async (end) => {
      served('due');
      const answered = globalThis.fetch;
      let isAsked = false;
      globalThis.fetch = async (input, init) => {
        if (!String(input).endsWith('/unit')) return answered(input, init);
        isAsked = true;
        return new Promise((_resolve, reject) => {
          const { signal } = init ?? {};
          signal?.addEventListener('abort', () => reject(signal.reason));
        });
      };
      const unhandled = jest.fn();
      process.on('unhandledRejection', unhandled);
      const { unmount } = await openApp(`${ADDRESS}${end}`);
      await waitFor(() => expect(isAsked).toBe(true));
      unmount();
      await new Promise((resolve) => setTimeout(resolve));
      process.off('unhandledRejection', unhandled);

      expect(unhandled).not.toHaveBeenCalled();
    },
  );

  it('is said before the first click, and once it is paid the file comes by itself and stays free', async () => {
    const { api } = served('due');
    const { user } = await openApp(ADDRESS);
    expect(await screen.findByText(NOTE)).toBeVisible();
    await user.click(await sheet());

    const dialog = within(await screen.findByRole('dialog', { name: 'Get the files of your reply' }));
    expect(dialog.getByText('Word file with tracked changes')).toBeVisible();
    expect(dialog.getByText(/the files of your reply to be delivered at once/)).toBeVisible();
    expect(dialog.queryByText('Professional contract')).not.toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Checkout – pay $8' }));

    await waitFor(() => expect(api.callsTo(SHEET)).toHaveLength(2), { timeout: 5_000 });
    expect(api.callsTo(PAY).map(({ body }) => body)).toMatchObject([
      { contractId: ORDER, planType: 'one-time' },
    ]);
    expect(await screen.findByText(/are paid for\. Make them as often as you like/)).toBeVisible();
    await user.click(await sheet());
    await waitFor(() => expect(api.callsTo(SHEET)).toHaveLength(3));
    expect(api.callsTo(PAY)).toHaveLength(1);
  });

  it('takes one of the subscription’s contracts without loading the page anew: the file comes by itself', async () => {
    const { api, settle } = served('due');
    const leaveTo = jest.spyOn(browser, 'leaveTo').mockReturnValue(undefined);
    api.on(PAY, () => {
      settle();
      return Response.json({ success: true, checkoutUrl: `${location.origin}${ADDRESS}&checkout=paid` });
    });
    const { user } = await openApp(ADDRESS);
    await user.click(await sheet());
    await user.click(await screen.findByRole('button', { name: 'Checkout – pay $8' }));

    await waitFor(() => expect(api.callsTo(SHEET)).toHaveLength(2), { timeout: 5_000 });
    await toastOf('The negotiation sheet is ready');
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('is not asked for again where another window has paid: the file comes', async () => {
    const { api, settle } = served('due');
    const { user } = await openApp(ADDRESS);
    await screen.findByText(NOTE);
    api.on(SHEET, () => {
      settle();
      api.on(SHEET, () => new Response('docx'));
      return refusal(402, { code: 'REPLY_NOT_PAID' });
    });
    await user.click(await sheet());

    await toastOf('The negotiation sheet is ready');
    expect(api.callsTo(PAY)).toEqual([]);
  });

  it('is waited for after the provider’s page, and the address forgets that', async () => {
    const { settle } = served('due');
    const { router } = await openApp(`${ADDRESS}&checkout=paid`);
    expect(await screen.findByText(/waiting for your payment to be confirmed/)).toBeVisible();
    settle();

    expect(await screen.findByText(/are paid for\./, {}, { timeout: 5_000 })).toBeVisible();
    expect(router.state.location.search).toBe(`?run=${RUN_ID}`);
  });

  it('is not charged to whoever leaves the provider’s page, who is told so and finds the reply', async () => {
    served('due');
    const { router } = await openApp(`${ADDRESS}&checkout=left`);

    await toastOf(/Your reply is kept, and you can pay whenever you like/);
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(router.state.location.search).toBe(`?run=${RUN_ID}`);
  });

  it('hides nothing that is free while nobody can say it', async () => {
    const { api } = served('due');
    api.on(UNIT, () => refusal(503, { code: 'SERVICE_UNAVAILABLE' }));
    const { user } = await openApp(ADDRESS);
    await user.click(await sheet());

    expect(await screen.findByText('Not paid.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mail' })).toBeEnabled();
  });
});

describe('a file that cannot be made', () => {
  it('is not offered where the Word file is signed: the page says so, and what can be sent instead', async () => {
    served('free').api.on(`GET /api/analyze/runs/${RUN_ID}/proposals`, () =>
      Response.json({
        ...answer,
        redline: { isOffered: false, refusedBecause: 'signed', isProtected: false },
      }),
    );
    await openApp(ADDRESS);

    expect(await screen.findByText(/bears a digital signature.*Send the sheet or the mail/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Word with tracked changes' })).toBeNull();
    expect(await sheet()).toBeEnabled();
  });

  it('is told on the page until something is tried again', async () => {
    const { api } = served('free');
    const why = 'This Word file bears a digital signature.';
    const answers = [
      () => refusal(422, { code: 'REDLINE_SIGNED', message: why }),
      () => new Response('docx', { headers: { 'content-type': 'application/octet-stream' } }),
    ];
    api.on(SHEET, () => answers.shift()?.() ?? refusal(500, { code: 'INTERNAL', message: '' }));
    const { user } = await openApp(ADDRESS);
    await user.click(await sheet());

    expect(await screen.findByRole('alert')).toHaveTextContent(`The file could not be made${why}`);
    await user.click(await sheet());
    await toastOf('The negotiation sheet is ready');
    expect(screen.queryByText(why)).toBeNull();
  });
});

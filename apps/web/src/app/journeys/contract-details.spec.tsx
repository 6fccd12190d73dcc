import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiStub } from '../../shared/testing/api-stub.js';
import { openApp } from '../testing/open-app.js';

const ID = '00000000-0000-4000-8000-000000000010';
const contract = (over = {}) => ({
  id: ID,
  status: 'paid',
  language: 'en',
  isPaid: true,
  answers: { freelance_type: 'design', scope_of_work: 'A logo' },
  additions: [],
  furtherTerms: [],
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-05T12:00:00.000Z',
  ...over,
});
const address = `/contracts/details?contractId=${ID}`;

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: true, media: query }) as unknown as MediaQueryList;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => void jest.restoreAllMocks());

describe('names and details', () => {
  it('stand in the contract at once, and in the file that is asked for', async () => {
    const api = new ApiStub()
      .signIn()
      .on(`GET /api/contracts/${ID}`, () => Response.json(contract()))
      .on(`POST /api/contracts/${ID}/download/docx`, () => new Response('file'));
    const { user } = await openApp(address);
    const name = await screen.findByRole('textbox', { name: 'Provider’s full name' });
    const sheet = within(screen.getByTestId('contract-sheet'));
    const gaps = sheet.getAllByText('[Provider’s full name]').length;
    await user.type(name, 'Ieva Žąsienė');

    await waitFor(() => expect(sheet.getAllByText(/Ieva Žąsienė/).length).toBe(gaps));
    expect(sheet.queryByText('[Provider’s full name]')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download DOCX' }));
    await waitFor(() => expect(api.callsTo(`POST /api/contracts/${ID}/download/docx`)).toHaveLength(1));
    expect(api.callsTo(`POST /api/contracts/${ID}/download/docx`)[0]?.body).toEqual({
      details: { 'provider.name': 'Ieva Žąsienė' },
    });
  });

  it.each([
    ['en', 'Provider’s bank account (IBAN or number)', /does not look like a valid IBAN/],
    ['lt', 'Paslaugų teikėjo banko sąskaita (IBAN arba Nr.)', /nepanašu į galiojantį IBAN/],
  ] as const)(
    'doubt an account whose figures do not match, and take it (%s)',
    async (language, label, doubt) => {
      new ApiStub().signIn().on(`GET /api/contracts/${ID}`, () => Response.json(contract()));
      const { user } = await openApp(address, { language });
      await user.type(await screen.findByRole('textbox', { name: label }), 'LT13 1000 0111 0100 1000');
      expect(await screen.findByText(doubt)).toBeVisible();
    },
  );

  it.each([
    ['en', 'Everything is filled in, but 1 detail does not look right. Check it before you sign.'],
    ['lt', 'Viskas įrašyta, bet 1 įrašas atrodo klaidingas. Prieš pasirašydami jį patikrinkite.'],
  ] as const)('call nothing done while an account is in doubt (%s)', async (language, words) => {
    new ApiStub().signIn().on(`GET /api/contracts/${ID}`, () => Response.json(contract()));
    await openApp(address, { language });
    const typed = (id: string): string => {
      if (/iban|account/.test(id)) return 'LT13 1000 0111 0100 1000';
      return /date|deadline/i.test(id) ? '2027-01-15' : /email/.test(id) ? 'ieva@rugys.example' : '–';
    };
    for (const box of await screen.findAllByRole('textbox'))
      fireEvent.change(box, { target: { value: typed(box.id) } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['en', /^1 detail cannot be put into a file: Provider’s full name\. Correct it/, 'Download PDF'],
    ['lt', /^1 įrašo negalima perkelti į failą: Paslaugų teikėjo .+\. Prieš/, 'Atsisiųsti PDF'],
  ] as const)(
    'name what turns the text round, and lead there instead of downloading (%s)',
    async (language, words, pdf) => {
      const api = new ApiStub().signIn().on(`GET /api/contracts/${ID}`, () => Response.json(contract()));
      const { user } = await openApp(address, { language });
      const [box] = await screen.findAllByRole('textbox');
      fireEvent.change(box!, { target: { value: 'Brot GmbH \u202egnp.exe' } });

      expect(await screen.findByText(words)).toBeVisible();
      await user.click(screen.getByRole('button', { name: pdf }));
      expect(box).toHaveFocus();
      expect(api.calls.some(({ path }) => path.includes('/download/'))).toBe(false);
    },
  );

  it.each([
    ['en', 'This is 16500 characters too long: a contract takes at most 500.', 'Download PDF'],
    ['lt', 'Įrašas per ilgas 16500 ženklų: sutartyje telpa daugiausia 500.', 'Atsisiųsti PDF'],
  ] as const)('say by how much one is too long, and keep it (%s)', async (language, words, pdf) => {
    const api = new ApiStub().signIn().on(`GET /api/contracts/${ID}`, () => Response.json(contract()));
    const { user } = await openApp(address, { language });
    const [box] = await screen.findAllByRole('textbox');
    const typed = 'x'.repeat(17_000);
    fireEvent.change(box!, { target: { value: typed } });
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: pdf }));
    expect(box).toHaveFocus();
    expect(box).toHaveValue(typed);
    expect(screen.getByTestId('contract-sheet')).not.toHaveTextContent(typed);
    expect(api.calls.some(({ path }) => path.includes('/download/'))).toBe(false);
  });

  it.each([
    [
      'en',
      /^Together the details are too long .+ about \d+ characters?\. Shorten the longest: .+;/,
      'Download PDF',
    ],
    ['lt', /^Visi įrašai kartu į vieną failą netelpa: .+ Sutrumpinkite ilgiausius: .+;/, 'Atsisiųsti PDF'],
  ] as const)(
    'say that all are too long together, and which are longest (%s)',
    async (language, words, pdf) => {
      const api = new ApiStub().signIn().on(`GET /api/contracts/${ID}`, () => Response.json(contract()));
      const { user } = await openApp(address, { language });
      const boxes = await screen.findAllByRole('textbox');
      for (const box of boxes) fireEvent.change(box, { target: { value: '€'.repeat(499) } });
      fireEvent.change(boxes[1]!, { target: { value: '€'.repeat(500) } });
      expect(await screen.findByText(words)).toBeVisible();
      await user.click(screen.getByRole('button', { name: pdf }));
      expect(boxes[1]).toHaveFocus();
      expect(api.calls.some(({ path }) => path.includes('/download/'))).toBe(false);
    },
  );

  it('say “None” for what a party does not have', async () => {
    new ApiStub().signIn().on(`GET /api/contracts/${ID}`, () => Response.json(contract()));
    const { user } = await openApp(address);
    const none = await screen.findByRole('button', { name: 'None: Agreement number' });
    await user.click(none);
    expect(none).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(screen.queryByText(/^No\./)).not.toBeInTheDocument());
  });

  it('lead to what no file takes before they lead to the payment', async () => {
    new ApiStub()
      .signIn()
      .missing('GET /api/payment/status', 'GET /api/billing/account')
      .on(`GET /api/contracts/${ID}`, () => Response.json(contract({ isPaid: false, status: 'draft' })));
    const { user } = await openApp(address);
    const [box] = await screen.findAllByRole('textbox');
    fireEvent.change(box!, { target: { value: 'x'.repeat(501) } });
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(box).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lead to the payment while the contract is locked', async () => {
    const api = new ApiStub()
      .signIn()
      .missing('GET /api/payment/status', 'GET /api/billing/account')
      .on(`GET /api/contracts/${ID}`, () => Response.json(contract({ isPaid: false, status: 'draft' })));
    const { user } = await openApp(address);
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(api.calls.some(({ path }) => path.includes('/download/'))).toBe(false);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it.each(['pdf', 'docx'])(
    'give the %s at once after a payment of which the contract knows nothing yet',
    async (format) => {
      const file = `POST /api/contracts/${ID}/download/${format}` as const;
      const api = new ApiStub()
        .signIn()
        .on('GET /api/payment/status', () => Response.json({ paid: true, testMode: true }))
        .on(`GET /api/contracts/${ID}`, () => Response.json(contract({ isPaid: false, status: 'draft' })))
        .on(file, () => new Response('file'));
      const { user } = await openApp(address);
      const [box] = await screen.findAllByRole('textbox');
      fireEvent.change(box!, { target: { value: 'Ieva' } });
      await waitFor(() => expect(api.callsTo('GET /api/payment/status')).toHaveLength(1));
      await user.click(screen.getByRole('button', { name: `Download ${format.toUpperCase()}` }));
      await waitFor(() => expect(api.callsTo(file)).toHaveLength(1));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );
});

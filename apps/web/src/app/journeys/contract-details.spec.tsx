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
    ['en', '1 detail cannot be put into a file. Correct it before you download.', 'Download PDF'],
    ['lt', '1 įrašo negalima perkelti į failą. Prieš atsisiųsdami jį pataisykite.', 'Atsisiųsti PDF'],
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

  it('say “None” for what a party does not have', async () => {
    new ApiStub().signIn().on(`GET /api/contracts/${ID}`, () => Response.json(contract()));
    const { user } = await openApp(address);
    const none = await screen.findByRole('button', { name: 'None: Agreement number' });
    await user.click(none);
    expect(none).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(screen.queryByText(/^No\./)).not.toBeInTheDocument());
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
});

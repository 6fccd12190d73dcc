import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComparisonView, Language } from '@pactwright/protocol';
import { ApiStub, refusal } from '../../shared/testing/api-stub.js';
import { aComparison } from '../testing/a-comparison.js';
import { showOn } from '../testing/analysis-page.js';
import { StubbedUpload } from '../../shared/testing/stubbed-upload.js';
import { openApp } from '../testing/open-app.js';

const COMPARE = 'POST /api/analyze/compare';
const MINE = '00000000-0000-4000-8000-000000000001';
const THEIRS = '00000000-0000-4000-8000-000000000002';
const ADDRESS = `/contract/analyze/compare?mine=${MINE}&theirs=${THEIRS}`;

async function compared(over: Partial<ComparisonView> = {}, language: Language = 'en') {
  const api = new ApiStub().on(COMPARE, () => Response.json(aComparison(over)));
  const opened = await openApp(ADDRESS, { language });
  await headline();
  return { ...opened, api };
}
/* Notices have regions of their own beside the page. */
const headline = async () => within(await screen.findByRole('main')).findByRole('status');
const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading')
    .filter(({ tagName }) => tagName !== 'H1')
    .map(({ textContent }) => textContent)
    .slice(1);

describe('comparing two versions', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it.each([
    [
      'en',
      '4 changes, 1 of them not tracked, 1 costs you money, time or a right: 1 brings you a new risk, 1 changes something that matters, 1 changes wording only, 1 was only moved.',
    ],
    [
      'lt',
      '4 pakeitimai, 1 iš jų nepažymėtas, 1 jums kainuoja pinigų, laiko ar teisių: 1 kelia jums naują riziką, 1 keičia ką nors svarbaus, 1 keičia tik formuluotę, 1 vieta tik perkelta.',
    ],
  ] as const)('says first how much was changed and how grave it is: %s', async (language, line) => {
    const { api } = await compared({}, language);

    expect(await headline()).toHaveTextContent(line);
    expect(api.callsTo(COMPARE)[0]?.body).toEqual({ mine: MINE, theirs: THEIRS });
  });

  it('shows what was not tracked first, then the changes as they stand', async () => {
    await compared();

    expect(titles()).toEqual([
      ...['Not tracked', '2. Rights', 'Removed'],
      ...['Other changes', '1. Fees', 'Changed', 'Changed', '3. End', 'Moved'],
      'What the check misses as a whole',
    ]);
    expect(screen.getByText(/Beside them, 1 passage differs from your version/)).toBeVisible();
  });

  it.each([
    [
      'en',
      /1 of them takes a change of yours back/,
      'Your changes that they took back',
      'They took your change back',
    ],
    [
      'lt',
      /1 iš jų atšaukia jūsų pakeitimą/,
      'Jūsų pakeitimai, kuriuos kita šalis atšaukė',
      'Kita šalis atšaukė jūsų pakeitimą',
    ],
  ] as const)(
    'R29 tells a change of mine that they took back as that (%s)',
    async (language, line, list, mark) => {
      const { changes } = aComparison();
      await compared(
        {
          changes: changes.map((each) => ({
            ...each,
            isTakenBack: each.isUntracked,
            isUntracked: false,
          })),
          tracked: { state: 'told', count: 0 },
        },
        language,
      );

      expect(await headline()).toHaveTextContent(line);
      expect(titles()[0]).toBe(list);
      expect(within(screen.getAllByRole('article')[0]!).getByText(mark)).toBeVisible();
      expect(screen.getByText(/Rejecting a tracked change|Atmetus pažymėtą pakeitimą/)).toBeVisible();
    },
  );

  it('marks the words in both texts by elements, and says what they come to', async () => {
    await compared();
    const card = within(screen.getAllByRole('article')[1]!);

    expect(card.getByText('30').tagName).toBe('DEL');
    expect(card.getByText('60').tagName).toBe('INS');
    expect(card.getByText('Payment term: 30 days → 60 days')).toBeVisible();
    expect(card.getByText('Costs you')).toBeVisible();
    expect(screen.getAllByText('Costs you')).toHaveLength(1);
    expect(card.getByText('New risk: You are paid after more than 30 days')).toBeVisible();
    expect(within(screen.getAllByRole('article')[2]!).getByText('Wording only')).toBeVisible();
    expect(screen.getByText('New risk: Nothing about your portfolio')).toBeVisible();
  });

  it('R27 calls words that may say another thing what they are', async () => {
    await compared({
      changes: aComparison().changes.map((each) =>
        each.matters || each.kind === 'moved' ? each : { ...each, matters: true, isReworded: true },
      ),
    });

    expect(within(screen.getAllByRole('article')[2]!).getByText('Changed words: read them')).toBeVisible();
    expect(screen.getByText(/1 changes words and has to be read/u)).toBeVisible();
    expect(screen.queryByText('Wording only')).toBeNull();
  });

  it.each([
    ['en', 'In a note', 'In the header or footer'],
    ['lt', 'Išnašoje', 'Puslapio antraštėje ar poraštėje'],
  ] as const)(
    'says of a change that it does not stand in the running text: %s',
    async (language, note, page) => {
      const { changes } = aComparison();
      const places = ['note', 'page', 'text', 'text'] as const;
      await compared(
        { changes: changes.map((each, at) => ({ ...each, standsIn: places[at] ?? 'text' })) },
        language,
      );

      expect(screen.getAllByText(note)).toHaveLength(1);
      expect(screen.getAllByText(page)).toHaveLength(1);
    },
  );

  it('R29 says beside what was not tracked what they did track in the same sentence', async () => {
    const { changes } = aComparison();
    await compared({
      changes: changes.map((each) =>
        each.isUntracked ? { ...each, trackedMeanings: ['Payment term: 14 days → 45 days'] } : each,
      ),
    });
    const card = within(screen.getAllByRole('article')[0]!);

    expect(card.getByText('Not tracked')).toBeVisible();
    expect(card.getByText('They tracked this in the same sentence:')).toBeVisible();
    expect(card.getByText('Payment term: 14 days → 45 days')).toBeVisible();
    expect(screen.getAllByText('They tracked this in the same sentence:')).toHaveLength(1);
  });

  it('R29 says which file to choose where a reply of mine may have been sent since', async () => {
    const note = /If you sent a reply with tracked changes since|Jei vėliau išsiuntėte atsakymą/;
    await compared({ tracked: { state: 'told', count: 0 }, mayLackReply: true });

    expect(screen.getByText(note)).toBeVisible();
    cleanup();
    await compared({ tracked: { state: 'told', count: 0 } });
    expect(screen.queryByText(note)).toBeNull();
  });

  it('has both texts in one where there is no room for two', async () => {
    showOn('phone');
    await compared();
    const card = within(screen.getAllByRole('article')[1]!);

    expect(card.getByRole('figure')).toHaveTextContent(
      'What was changedThe Client pays each invoice within 30 60 days.',
    );
    expect(card.getByText('30').tagName).toBe('DEL');
    expect(card.getByText('60').tagName).toBe('INS');
    /* What was moved as a whole has no words that are others. */
    expect(within(screen.getAllByRole('article')[3]!).getAllByRole('figure')).toHaveLength(2);
  });

  it('shows what matters, or what was not tracked, alone', async () => {
    const { user } = await compared();

    await user.click(screen.getByRole('radio', { name: 'What matters' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Not tracked or taken back' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(titles()).toEqual(expect.arrayContaining(['Not tracked', '2. Rights', 'Removed']));
  });

  it('shows a change in both texts, and goes from there to the next', async () => {
    const { user } = await compared();

    await user.click(screen.getAllByRole('button', { name: 'Show in both texts' })[1]!);
    const both = within(await screen.findByRole('dialog', { name: 'Both texts' }));
    const chosen = () =>
      both.getAllByRole('group').map((text) => text.querySelector('[data-chosen]')?.textContent);
    expect(chosen()).toEqual([
      '1.1 The Client pays each invoice within 30 days.',
      '1.1 The Client pays each invoice within 60 days.',
    ]);
    await user.click(both.getByRole('button', { name: 'Next change' }));
    await user.click(both.getByRole('button', { name: 'Next change' }));
    expect(both.getByText('Change 3 of 4')).toBeVisible();
    expect(chosen()).toEqual(['2.2 The Designer may show the logo in a portfolio.', undefined]);
    await user.click(both.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the reply to the version that came back, and to its check', async () => {
    await compared();

    expect(screen.getByRole('link', { name: 'Prepare my reply' })).toHaveAttribute(
      'href',
      `/contract/analyze/reply?run=${THEIRS}`,
    );
    expect(
      screen.getByRole('link', { name: 'Open the check of the version that came back' }),
    ).toHaveAttribute('href', `/contract/analyze?run=${THEIRS}`);
  });

  it('says that a check is gone, and offers to choose others', async () => {
    new ApiStub().on(COMPARE, () => refusal(404, { code: 'RUN_NOT_FOUND', message: 'Not found' }));

    const { user } = await openApp(ADDRESS);

    expect(await screen.findByText(/^One of the two checks cannot be opened any more/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare other files' }));
    expect(await screen.findByRole('group', { name: 'My version' })).toBeVisible();
  });

  it('accuses nobody where another version was the base, or none is known', async () => {
    await compared({ tracked: { state: 'other-base', count: 41 }, changes: [] });

    expect(screen.getByText(/differs from your version in 41 places/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Not tracked or taken back' })).toBeNull();
  });

  it.each([
    ['same', 'Nothing is different: all sentences are the same.'],
    ['different', /^These are two different contracts/],
    ['two-languages', /^The two files are in different languages/],
  ] as const)('says so where there is nothing to list: %s', async (relation, line) => {
    await compared({ relation, changes: [], missing: [], strayed: [], tracked: { state: 'none', count: 0 } });

    expect(await headline()).toHaveTextContent(line);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('tells why it failed, and tries again', async () => {
    let isBusy = true;
    new ApiStub().on(COMPARE, () =>
      isBusy
        ? refusal(503, { code: 'COMPARISON_BUSY', message: 'Many contracts are being compared right now.' })
        : Response.json(aComparison()),
    );

    const { user } = await openApp(ADDRESS);

    expect(await screen.findByText(/Many contracts are being compared right now/)).toBeVisible();
    isBusy = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await headline()).toHaveTextContent(/^4 changes/);
  });

  it('compares a contract of one’s own, and tells what they have written into its gaps', async () => {
    const api = new ApiStub().on(COMPARE, () =>
      Response.json(
        aComparison({
          mineName: 'Design Agreement',
          filled: [{ gap: '[Client’s name]', text: 'UAB Molis' }],
        }),
      ),
    );
    await openApp(`/contract/analyze/compare?contract=${MINE}&theirs=${THEIRS}`);

    expect(await screen.findByRole('heading', { name: 'What they have filled in' })).toBeVisible();
    expect(screen.getByText('UAB Molis')).toBeVisible();
    expect(api.callsTo(COMPARE)[0]?.body).toEqual({ mine: { contract: MINE }, theirs: THEIRS });
  });

  it.each([
    ['en', 'References that lead elsewhere now', 'Leads to:', 'No clause has this number now.'],
    ['lt', 'Nuorodos, kurios dabar veda kitur', 'Veda į:', 'Tokio numerio punkto nebėra.'],
  ] as const)(
    'lists references whose clause has another number now: %s',
    async (language, title, now, nowhere) => {
      const strayed = [
        {
          number: '2.1',
          mine: '2.1 The Client pays.',
          theirs: '2.1 Travel.',
          places: ['as clause 2.1 says'],
        },
        { number: '4', mine: '4. Secrets', places: ['clause 4 survives', 'see clause 4'] },
      ];
      await compared({ strayed }, language);

      const section = within(screen.getByRole('region', { name: title }));
      const [first, second] = section.getAllByRole('definition');
      expect(first).toHaveTextContent('2.1 The Client pays.');
      expect(first).toHaveTextContent(`${now} 2.1 Travel.`);
      expect(second).toHaveTextContent(nowhere);
      expect(section.getByText('see clause 4')).toBeVisible();
    },
  );

  it.each([
    ['en', '“contract.docx” has something in it that a reader does not see. Hidden text was not compared.'],
    ['lt', 'Faile „contract.docx“ yra to, ko skaitytojas nemato. Paslėptas tekstas nepalygintas.'],
  ] as const)('says which of the two has text that nobody sees: %s', async (language, told) => {
    const hidden = 'Tiny: “The Client owes nothing.”';
    await compared({ theirsName: 'contract.docx', theirsHidden: [hidden] }, language);

    const alert = screen.getByText(told).closest('[role=alert]');
    expect(alert).toContainElement(screen.getByText(hidden));
    expect(screen.getAllByText(/contract\.docx.*(does not see|nemato)/)).toHaveLength(1);
  });

  it('has what they changed written into my Word file, sent once more, and says why not', async () => {
    const call = `POST /api/analyze/runs/${THEIRS}/compared`;
    const answers = [
      () => refusal(422, { code: 'COMPARISON_NOT_SAFE', message: 'We could not write these changes.' }),
      () => new Response('a file', { headers: { 'content-type': 'application/octet-stream' } }),
      () => new Response('a file', { headers: { 'content-type': 'application/octet-stream' } }),
    ];
    const { user, api } = await compared({ mineName: 'mine.docx' });
    api.on(call, () => answers.shift()?.() ?? refusal(500, { code: 'INTERNAL', message: '' }));
    const name = 'Word file with their changes tracked: choose “mine.docx” once more';
    const file = new File(['word'], 'mine.docx');
    URL.createObjectURL = () => 'blob:made';
    URL.revokeObjectURL = () => undefined;

    await user.upload(screen.getByLabelText(name, { selector: 'input' }), file);
    expect(await screen.findByText('We could not write these changes.')).toBeVisible();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    await user.upload(screen.getByLabelText(name, { selector: 'input' }), file);
    expect(await screen.findByText('The Word file is made')).toBeVisible();
    expect(api.callsTo(call)).toHaveLength(2);

    /* It is known now, and not asked for again. */
    expect(screen.queryByLabelText(name, { selector: 'input' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Word file with their changes tracked' }));
    await waitFor(() => expect(api.callsTo(call)).toHaveLength(3));
  });

  it('offers no Word file where mine is none', async () => {
    await compared({ mineName: 'mine.pdf' });

    expect(screen.queryByRole('button', { name: /Word file/ })).toBeNull();
  });

  describe('choosing', () => {
    beforeEach(() => StubbedUpload.install());
    const contract = (name: string) => new File(['A contract'], name, { type: 'text/plain' });
    const side = (name: string) => within(screen.getByRole('group', { name }));
    const put = async (user: UserEvent, name: string, file: File) =>
      user.upload(screen.getByRole('group', { name }).querySelector('input')!, file);
    const held = (): [Promise<void>, () => void] => {
      let release = (): void => undefined;
      const promise = new Promise<void>((resolve) => {
        release = resolve;
      });
      return [promise, () => release()];
    };
    const run = (id: string, over: object = {}) =>
      Response.json({ runId: id, status: 'done', stage: 'finished', language: 'en', analysis: {}, ...over });

    it('says which file is missing, of another kind, or the same as the other', async () => {
      new ApiStub();
      const { user } = await openApp('/contract/analyze/compare');

      await user.click(await screen.findByRole('button', { name: 'Compare' }));
      /* Whatever was checked before: none of it is chosen for the visitor. */
      expect(side('My version').getByRole('alert')).toHaveTextContent('Choose a file.');
      const same = contract('one.txt');
      await put(user, 'My version', same);
      await put(user, 'The version that came back', same);
      await user.click(screen.getByRole('button', { name: 'Compare' }));
      expect(side('The version that came back').getByRole('alert')).toHaveTextContent(
        /^This is the same file/,
      );
    });

    it('has both files checked and compares them; the first only once when the second fails', async () => {
      const ids = [MINE, THEIRS, THEIRS];
      const api = new ApiStub()
        .on('POST /api/analyze/upload', () => Response.json({ runId: ids.shift() }, { status: 202 }))
        .on(`GET /api/analyze/runs/${MINE}`, () => run(MINE))
        .on(`GET /api/analyze/runs/${THEIRS}`, () =>
          ids.length > 0
            ? run(THEIRS, { status: 'failed', code: 'NOT_A_CONTRACT', message: 'Not a contract.' })
            : run(THEIRS),
        )
        .on(COMPARE, () => Response.json(aComparison()));
      const { user, router } = await openApp('/contract/analyze/compare');

      await screen.findByRole('button', { name: 'Compare' });
      await put(user, 'My version', contract('mine.txt'));
      await put(user, 'The version that came back', contract('back.txt'));
      await user.click(screen.getByRole('button', { name: 'Compare' }));
      expect(await screen.findByText('“back.txt”: Not a contract.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Compare' }));

      expect(await headline()).toHaveTextContent(/^4 changes/);
      expect(router.state.location.search).toBe(`?mine=${MINE}&theirs=${THEIRS}`);
      expect(api.callsTo('POST /api/analyze/upload')).toHaveLength(3);
      expect(api.callsTo(COMPARE)[0]?.body).toEqual({ mine: MINE, theirs: THEIRS });
    });

    it('sends the second file once the first has arrived, and has both checked at once', async () => {
      const [arriving, arrive] = held();
      const [reading, finish] = held();
      const ids = [MINE, THEIRS];
      const whenRead = async (id: string) => {
        await reading;
        return run(id);
      };
      const api = new ApiStub()
        .on('POST /api/analyze/upload', async () => {
          await arriving;
          return Response.json({ runId: ids.shift() }, { status: 202 });
        })
        .on(`GET /api/analyze/runs/${MINE}`, () => whenRead(MINE))
        .on(`GET /api/analyze/runs/${THEIRS}`, () => whenRead(THEIRS))
        .on(COMPARE, () => Response.json(aComparison()));
      const { user } = await openApp('/contract/analyze/compare', { language: 'lt' });

      await screen.findByRole('button', { name: 'Palyginti' });
      await put(user, 'Mano redakcija', contract('mine.txt'));
      await put(user, 'Gauta redakcija', contract('back.txt'));
      await user.click(screen.getByRole('button', { name: 'Palyginti' }));

      expect(await screen.findByText('Tikrinami abu failai…')).toBeVisible();
      await waitFor(() => expect(api.callsTo('POST /api/analyze/upload')).toHaveLength(1));
      arrive();
      await waitFor(() => expect(api.callsTo('POST /api/analyze/upload')).toHaveLength(2));
      expect(api.callsTo(COMPARE)).toHaveLength(0);
      finish();
      expect(await headline()).toHaveTextContent(/^4 pakeitimai/);
      expect(api.callsTo(COMPARE)[0]?.body).toEqual({ mine: MINE, theirs: THEIRS });
    });

    it('asks for theirs alone where a contract of one’s own is mine', async () => {
      new ApiStub();
      await openApp(`/contract/analyze/compare?contract=${MINE}`);

      expect(await screen.findByText(/^Your contract as it is in My Contracts now/)).toBeVisible();
      expect(screen.queryByRole('group', { name: 'My version' })).toBeNull();
      expect(screen.getByRole('group', { name: 'The version that came back' })).toBeVisible();
    });
  });
});

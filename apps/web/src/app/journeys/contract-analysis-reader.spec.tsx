import { screen, within } from '@testing-library/react';
import type { AnalysisParty, ContractAnalysis, Language } from '@pactwright/protocol';
import { ApiStub } from '../../shared/testing/api-stub.js';
import {
  ADDRESS,
  RIGHTS,
  RUN,
  RUN_ID,
  QUOTE,
  aFinding,
  anAnalysis,
  analyse,
  finished,
  installBrowser,
  openCheck,
  quoted,
} from '../testing/analysis-page.js';
import { openApp } from '../testing/open-app.js';

async function checked(over: Partial<ContractAnalysis> = {}, language: Language = 'en') {
  const opened = await openCheck(language);
  await analyse(opened, finished(over));
  await screen.findByRole('tablist');
  return opened;
}
const { parties } = anAnalysis();
const [provider, client] = parties as [AnalysisParty, AnalysisParty];
const main = () => screen.getByRole('main');
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const foundBeside = () => within(screen.getByRole('tabpanel')).queryByText(/No price is agreed/);

describe('who reads the contract', () => {
  it.each([
    [
      'en',
      'Read for Rasa Miller (“Contractor”), who does the work for Northbank Tiles Ltd (“Client”).',
      'You are',
    ],
    [
      'lt',
      'Skaityta darbą atliekančios šalies akimis – tai Rasa Miller („Contractor“). Darbą užsako Northbank Tiles Ltd („Client“).',
      'Jūs esate',
    ],
  ] as const)('R-ANA-06 is named, with the other party: %s', async (language, line, question) => {
    await checked({}, language);
    expect(main()).toHaveTextContent(line);
    const group = within(screen.getByRole('group', { name: question }));
    expect(group.getAllByRole('radio').map((each) => (each as HTMLInputElement).checked)).toEqual([
      true,
      false,
    ]);
    expect(within(main()).getAllByText('Northbank Tiles Ltd')[0]?.closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    );
    expect(screen.getByTestId('printed-report')).toHaveTextContent(line);
  });

  it('R-ANA-06 may be the other one, at any time and after the page is loaded again', async () => {
    const { user, router } = await checked();
    expect(foundBeside()).toBeVisible();
    await user.click(radio(/Northbank/));
    expect(main()).toHaveTextContent(
      'Read for Northbank Tiles Ltd (“Client”). The other party is Rasa Miller (“Contractor”).',
    );
    expect(foundBeside()).not.toBeInTheDocument();
    expect(screen.getAllByText('1 thing to look at. None of them is serious.')[0]).toHaveRole('status');
    expect(screen.getByText(RIGHTS, { selector: 'mark' })).toBeVisible();
    expect(screen.queryByText(QUOTE, { selector: 'mark' })).not.toBeInTheDocument();
    expect(
      within(screen.getByTestId('printed-report')).getByText('All rights pass at once'),
    ).toBeInTheDocument();
    expect(radio(/Northbank/)).toHaveFocus();
    expect(router.state.location.search).toContain('side=client');
    await user.keyboard('{ArrowUp}');
    expect(foundBeside()).toBeVisible();
  });

  it('is still the other one who comes back, and nobody in particular with another contract', async () => {
    installBrowser();
    new ApiStub().on(RUN, finished());
    const { user, router } = await openApp(`${ADDRESS}?run=${RUN_ID}&side=client`);
    expect(await screen.findByRole('radio', { name: /Northbank/ })).toBeChecked();
    await user.click(screen.getAllByRole('button', { name: 'Analyze Another Contract' })[0]!);
    expect(router.state.location.search).toBe('');
  });

  it.each([
    ['en', 'Who are you in this contract? We could not tell for certain.'],
    ['lt', 'Kuri šios sutarties šalis esate? Tiksliai nustatyti nepavyko.'],
  ] as const)(
    'is asked where it is not certain, the result shown all the same: %s',
    async (language, question) => {
      const unsure = parties.map((each) => ({ ...each, certain: false }));
      const { user } = await checked({ parties: unsure }, language);
      expect(screen.getByRole('group', { name: question })).toBeVisible();
      expect(foundBeside()).toBeVisible();
      expect(main()).not.toHaveTextContent(/who does the work|darbą atliekančios/);
      await user.click(radio(/Rasa/));
      expect(screen.queryByRole('group', { name: question })).not.toBeInTheDocument();
      expect(screen.getByRole('group', { name: /You are|Jūs esate/ })).toBeVisible();
    },
  );

  it.each([
    ['en', 'We could not tell the two parties apart by their names.'],
    ['lt', 'Iš vardų nepavyko nustatyti, kas yra sutarties šalys.'],
  ] as const)('is not asked where the contract names nobody: %s', async (language, text) => {
    await checked({ parties: [provider], otherSide: null }, language);
    expect(within(main()).getAllByText(text)[0]).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('is called as the contract calls them', async () => {
    await checked({
      parties: [
        { ...provider, name: 'You', roles: ['you'] },
        { ...client, name: 'Client', roles: ['client', 'we'] },
      ],
    });
    expect(main()).toHaveTextContent('Read for “you”, who does the work for Client (“we”).');
  });

  it('does no work under a contract about something else', async () => {
    const none = { industryConsiderations: [], bestPractices: [], commonPitfalls: [] };
    await checked({ kind: 'lease', industry: '', ...none });
    expect(main()).toHaveTextContent(/The other party is Northbank Tiles Ltd/);
    expect(main()).not.toHaveTextContent(/Kind of work|Unlimited revisions/);
  });

  it.each([
    ['en', 'The findings of the AI model are for the other party and are not shown here.'],
    ['lt', 'DI modelio radiniai skirti kitai šaliai, todėl čia nerodomi.'],
  ] as const)('sees nothing of a model that read for the other one: %s', async (language, text) => {
    const finding = { ...aFinding({ id: 'model:1', evidence: quoted(RIGHTS) }), evidence: quoted(RIGHTS) };
    const { user } = await checked(
      {
        engine: { name: 'model', version: '1.2.0', model: 'gemma', fallback: null },
        modelReview: { state: 'done', findings: [{ ...finding, concept: 'other', category: 'legal' }] },
      },
      language,
    );
    await user.click(radio(/Northbank/));
    expect(within(main()).getAllByText(text)[0]).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Legal|Teisinės/ }));
    expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(1);
    expect(main()).not.toHaveTextContent(/Heading of model:1/);
  });
});

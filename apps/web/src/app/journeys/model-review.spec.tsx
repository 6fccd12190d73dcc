import { act, screen, waitFor, within } from '@testing-library/react';
import type { ContractAnalysis, Engine, Language, ModelFinding } from '@pactwright/protocol';
import { ApiStub } from '../../shared/testing/api-stub.js';
import { StubbedEvents } from '../../shared/testing/stubbed-events.js';
import {
  ADDRESS,
  RIGHTS,
  RUN,
  RUN_ID,
  anAnalysis,
  analyse,
  finished,
  installBrowser,
  openCheck,
  quoted,
  viewOf,
} from '../testing/analysis-page.js';
import { openApp } from '../testing/open-app.js';

const builtIn: Engine = { name: 'built-in', version: '1.2.0', model: null, fallback: null };
const byModel: Engine = { ...builtIn, name: 'model', model: 'gemma' };
const running: Partial<ContractAnalysis> = { modelReview: { state: 'running', findings: [] } };
const finding: ModelFinding = {
  id: 'model:1',
  concept: 'ip-ownership',
  category: 'commercial',
  riskFactor: 5,
  heading: 'Ownership',
  suggestion: 'Ask to keep the rights until you are paid.',
  why: 'You could lose both.',
  evidence: quoted(RIGHTS),
};
const joined = (
  state: 'done' | 'partial' = 'done',
  findings: ModelFinding[] = [finding],
): Partial<ContractAnalysis> => ({ engine: byModel, modelReview: { state, findings } });

/** The server says how the model has ended. */
const tell = (over: Partial<ContractAnalysis>) =>
  act(() => {
    StubbedEvents.only.tell(viewOf({ status: 'done', stage: 'finished', analysis: anAnalysis(over) }));
  });

async function reading(language: Language = 'en') {
  const opened = await openCheck(language);
  await analyse(opened, finished(running));
  await screen.findByRole('tablist');
  return opened;
}

describe('a model that reads the contract as well', () => {
  it.each([
    ['en', /An AI model is reading the contract as well/],
    ['lt', /Sutartį skaito ir dirbtinio intelekto modelis/],
  ] as const)('R-ANA-06 keeps nobody waiting for it: %s', async (language, text) => {
    await reading(language);
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('button', { name: /No price is agreed/ })).toBeVisible();
    expect(screen.getAllByText(text).some((each) => each.closest('[role=status]'))).toBe(true);
    expect(StubbedEvents.open.map(({ url }) => url)).toEqual([`/api/analyze/runs/${RUN_ID}/events`]);
  });

  it.each([
    ['en', 'Found by an AI model', /added 1 finding, marked as its own/],
    ['lt', 'Rado DI modelis', /jis pridėjo 1 pažymėtą radinį/],
  ] as const)('R-ANA-06 joins behind what is being read, marked: %s', async (language, mark, note) => {
    const { user } = await reading(language);
    await user.click(screen.getByRole('tab', { name: /Commercial|Komercinės/ }));
    const panel = within(screen.getByRole('tabpanel'));
    const known = panel.getByRole('button', { name: /may end it without paying/ });
    await user.click(known);
    expect(known).toHaveFocus();
    tell(joined());

    const [first, second] = panel.getAllByRole('listitem');
    expect(first).toContainElement(known);
    expect(known).toHaveFocus();
    expect(known).toHaveAttribute('aria-expanded', 'true');
    expect(second).toHaveTextContent(`Ownership${RIGHTS}`);
    expect(second).toHaveTextContent(mark);
    expect(first).not.toHaveTextContent(mark);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(/2$/);
    expect(screen.getAllByText(note)[0]).toBeVisible();
    expect(screen.getByText(RIGHTS, { selector: 'mark' })).toBeVisible();
    expect(within(screen.getByTestId('printed-report')).getAllByText(mark)[0]).toBeInTheDocument();
    expect(StubbedEvents.open).toEqual([]);
  });

  it.each([
    ['timeout', 'en', /took too long\. Everything that our rules have found is here/],
    ['budget', 'lt', /dienos limitas išnaudotas\. Viskas, ką rado mūsų taisyklės, yra čia/],
    ['unavailable', 'lt', /jo pasiekti nepavyko/],
  ] as const)('says quietly that nothing came of it: %s, %s', async (fallback, language, text) => {
    await reading(language);
    tell({ engine: { ...builtIn, fallback }, modelReview: { state: 'failed', findings: [] } });
    expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /No price is agreed/ })[0]).toBeVisible();
  });

  it('says when it read only a part, and when it found nothing', async () => {
    await reading();
    tell(joined('partial', []));
    expect(
      screen.getAllByText(/found nothing to add\. It managed only a part of the contract/)[0],
    ).toBeVisible();
  });

  it.each([
    ['en', 'The 3 gravest points', 'Found by an AI model'],
    ['lt', '3 rimčiausios vietos', 'Rado DI modelis'],
  ] as const)(
    'R-ANA-06 has its grave findings among the gravest points: %s',
    async (language, title, mark) => {
      const { user } = await reading(language);
      tell(joined());
      const points = within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
      expect(points.map((point) => point.textContent?.includes(mark))).toEqual([false, false, true]);
      expect(points.at(-1)).toHaveTextContent(/Ownership.*Ask to keep the rights until you are paid\./);
      await user.click(within(points.at(-1) ?? document.body).getByRole('button'));
      const entry = within(screen.getByRole('tabpanel')).getByRole('button', { name: /Ownership/ });
      expect(entry).toHaveFocus();
      expect(entry).toHaveAttribute('aria-expanded', 'true');
    },
  );

  it('opens a stream again that was refused', async () => {
    await reading();
    act(() => StubbedEvents.open[0]?.refuse());
    expect(StubbedEvents.open).toEqual([]);
    await waitFor(() => expect(StubbedEvents.open).toHaveLength(1));
    tell(joined());
    expect(screen.getAllByText('Found by an AI model')[0]).toBeInTheDocument();
  });

  it('goes on listening for who comes back while it still reads', async () => {
    installBrowser();
    new ApiStub().on(RUN, finished(running));
    await openApp(`${ADDRESS}?run=${RUN_ID}`);
    await screen.findByRole('tablist');
    tell(joined());
    expect(screen.getAllByText(/added 1 finding/)[0]).toBeVisible();
  });

  it('shows the same to who leaves and comes back', async () => {
    installBrowser();
    new ApiStub().on(RUN, finished(joined()));
    const { user } = await openApp(`${ADDRESS}?run=${RUN_ID}`);
    await user.click(await screen.findByRole('tab', { name: /Commercial/ }));
    expect(within(screen.getByRole('tabpanel')).getByText('Found by an AI model')).toBeVisible();
    expect(StubbedEvents.opened).toEqual([]);
  });

  it('T-68 has no word of a model where none is configured', async () => {
    await analyse(await openCheck());
    await screen.findByRole('tablist');
    expect(document.body).not.toHaveTextContent(/AI model/);
    expect(StubbedEvents.opened).toEqual([]);
  });

  it('T-60 says beside what it has found that it is in the language of the upload alone', async () => {
    const modelReview = { state: 'done' as const, language: 'en' as const, findings: [finding] };
    const opened = await openCheck('lt');
    await analyse(opened, finished({ engine: byModel, modelReview }));
    await opened.user.click(await screen.findByRole('tab', { name: /Komercinės/ }));
    const entry = within(screen.getByRole('tabpanel')).getByRole('button', {
      name: /Ownership/,
    });
    expect(entry).toHaveTextContent('Rado DI modelis, tik anglų kalba');
    await opened.user.click(entry);
    expect(within(screen.getByRole('tabpanel')).getByText(finding.suggestion)).toHaveAttribute('lang', 'en');
    expect(screen.getAllByText(/lieka ta kalba, kuria siuntėte failą/)[0]).toBeVisible();
  });
});

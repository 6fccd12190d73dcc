import { screen, within } from '@testing-library/react';
import type { ContractAnalysis, Language } from '@pactwright/protocol';
import {
  QUOTE,
  RIGHTS,
  aFinding,
  analyse,
  finished,
  openCheck,
  quoted,
  showOn,
} from '../testing/analysis-page.js';

async function checked(over: Partial<ContractAnalysis> = {}, language: Language = 'en') {
  const opened = await openCheck(language);
  await analyse(opened, finished(over));
  await screen.findByRole('tablist');
  return opened;
}
const panel = () => within(screen.getByRole('tabpanel'));
const entries = () =>
  panel()
    .getAllByRole('button', { expanded: undefined })
    .filter((each) => each.hasAttribute('aria-expanded'));
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aFinding({ id: `topic.f${at + 1}` }));

describe('the lists of a check', () => {
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it.each([
    ['en', 'The 2 gravest points', 'Commercial 1 finding'],
    ['lt', '2 rimčiausios vietos', 'Komercinės 1 radinys'],
  ] as const)('R-ANA-06 begin with the gravest, across all tabs: %s', async (language, title, tab) => {
    const { user } = await checked({}, language);
    const gravest = within(screen.getByRole('region', { name: title }));
    expect(gravest.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('No price is agreed'),
      expect.stringContaining('The client may end it without paying'),
    ]);
    await user.click(gravest.getByRole('button', { name: /may end it without paying/ }));
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(tab);
    const entry = panel().getByRole('button', { name: /may end it without paying/ });
    expect(entry).toHaveFocus();
    expect(entry).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(QUOTE, { selector: 'mark' })).toHaveAttribute('data-chosen');
  });

  it.each([
    [
      'en',
      /7 things to look at.*2 of the 7 are shown/,
      /Found in this category: 6. Shown.*: 1\./,
      'Essential 6 findings',
    ],
    ['lt', /7 vietos.*Rodoma 2 iš 7/, /kategorijoje rasta: 6. Rodoma.*: 1\./, 'Esminės 6 radiniai'],
  ] as const)(
    'R-ANA-06 say how many are found where not all are sent: %s',
    async (language, all, here, tab) => {
      await checked({ omitted: [{ category: 'essential', riskFactor: 3, count: 5 }] }, language);
      expect(screen.getAllByText(all)[0]).toBeVisible();
      expect(panel().getByText(here)).toBeVisible();
      expect(screen.getByRole('tab', { name: tab })).toBeVisible();
      expect(within(screen.getByTestId('printed-report')).getByText(here)).toBeInTheDocument();
    },
  );

  it.each([
    ['en', 'The 2 gravest points', '2 things to look at. 2 of them are serious.'],
    ['lt', '2 rimčiausios vietos', '2 vietos, į kurias verta pažiūrėti. 2 iš jų rimtos.'],
  ] as const)(
    'R-ANA-08 print the gravest points and the count before all findings: %s',
    async (language, title, found) => {
      await checked({}, language);
      const printed = screen.getByTestId('printed-report');
      const points = ['No price is agreed', 'The client may end it without paying'];
      expect(printed).toHaveTextContent(new RegExp([title, ...points, found, ...points].join('.*')));
    },
  );

  it('have no gravest point where nothing is grave', async () => {
    await checked({ essential: many(2), commercial: [] });
    expect(screen.queryByRole('region', { name: /gravest/ })).not.toBeInTheDocument();
  });

  it('R-ANA-06 name the problem, and then say why, quote, and what to ask for', async () => {
    const { user } = await checked();
    await user.click(screen.getByRole('tab', { name: /Commercial/ }));
    expect(panel().getByRole('listitem')).toHaveTextContent(
      new RegExp(
        [
          'The client may end it without paying',
          'Why it matters',
          'You would work for nothing.',
          'What the contract says',
          QUOTE,
          'What to ask for',
          'Ask to be paid for the work done.',
        ].join('.*'),
      ),
    );
    const detail = within(screen.getByRole('region', { name: 'The chosen finding' }));
    expect(detail.getByRole('heading', { name: 'The client may end it without paying' })).toBeInTheDocument();
  });

  it('tell passages with the same problem apart by their words', async () => {
    await checked({
      essential: [
        aFinding({ id: 'a.b', heading: 'The same', evidence: quoted(QUOTE) }),
        aFinding({ id: 'a.b#2', heading: 'The same', evidence: quoted(RIGHTS) }),
      ],
    });
    expect(panel().getByRole('button', { name: /The same/, expanded: false })).toHaveTextContent(RIGHTS);
  });

  it.each([
    ['en', 'Show 4 more'],
    ['lt', 'Rodyti dar 4 radinius'],
  ] as const)('R-ANA-06 show eight of a category and open the rest: %s', async (language, more) => {
    const { user } = await checked({ essential: many(12) }, language);
    expect(entries()).toHaveLength(8);
    await user.click(panel().getByRole('button', { name: more }));
    expect(entries()).toHaveLength(12);
    expect(entries()[8]).toHaveFocus();
    expect(panel().queryByRole('button', { name: more })).not.toBeInTheDocument();
  });

  it('open the rest for a passage in it', async () => {
    const last = aFinding({ id: 'topic.last', riskFactor: 1, evidence: quoted(RIGHTS) });
    const { user } = await checked({ essential: [...many(8), last] });
    expect(panel().queryByText('Heading of topic.last')).not.toBeInTheDocument();
    await user.click(screen.getByText(RIGHTS, { selector: 'mark' }));
    expect(panel().getByRole('button', { name: /Heading of topic.last/, expanded: true })).toBeVisible();
  });

  it.each([
    ['en', 'Also not in this contract (2)'],
    ['lt', 'Taip pat šioje sutartyje nėra (2)'],
  ] as const)('fold what is slight and missing into one: %s', async (language, title) => {
    const { user } = await checked(
      {
        clarity: [
          aFinding({ id: 'a.vague', evidence: quoted(RIGHTS), riskFactor: 1 }),
          aFinding({ id: 'notices.missing', riskFactor: 2 }),
          aFinding({ id: 'counterparts.missing', riskFactor: 1 }),
        ],
      },
      language,
    );
    await user.click(screen.getByRole('tab', { name: /Clarity 3|Aiškumas 3/ }));
    expect(entries()).toHaveLength(1);
    const summary = panel().getByText(title);
    const folded = summary.closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(within(folded!).getByText('Ask about counterparts.missing.')).toBeInTheDocument();
    await user.click(summary);
    expect(folded).toHaveAttribute('open');
  });

  it.each([
    ['en', 'Not found for certain – please look (2)', 'Show in the document'],
    ['lt', 'Neaišku, ar yra – pažiūrėkite patys (2)', 'Rodyti dokumente'],
  ] as const)('R-ANA-06 keep apart what may be there: %s', async (language, title, show) => {
    showOn('desktop');
    const { user } = await checked(
      {
        toLookFor: [
          aFinding({ id: 'liability.cap', evidence: quoted(RIGHTS) }),
          aFinding({ id: 'insurance.missing', riskFactor: 5 }),
        ],
      },
      language,
    );
    expect(screen.getAllByText(/^2 (things to look at|vietos, į kurias)/)[0]).toHaveRole('status');
    expect(screen.queryByText(RIGHTS, { selector: 'mark' })).not.toBeInTheDocument();
    const folded = within(screen.getByText(title, { selector: 'summary' }).closest('details')!);
    expect(folded.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    await user.click(screen.getByText(title, { selector: 'summary' }));
    await user.click(folded.getByRole('button', { name: show, description: 'Heading of liability.cap' }));
    const passage = screen.getByText(RIGHTS, { selector: '[data-sought]' });
    expect(passage).toHaveFocus();
    expect(passage.tagName).toBe('SPAN');
    expect(within(screen.getByTestId('printed-report')).getByText(title)).toBeInTheDocument();
    await user.click(screen.getByText(QUOTE, { selector: 'mark' }));
    expect(document.querySelector('[data-sought]')).not.toBeInTheDocument();
  });

  it('lead from a passage that several are about to the gravest', async () => {
    const about = { evidence: quoted(RIGHTS) };
    const { user } = await checked({
      legal: [aFinding({ id: 'a.slight', riskFactor: 2, ...about })],
      risk: [aFinding({ id: 'b.grave', riskFactor: 5, ...about })],
    });
    await user.click(screen.getByText(RIGHTS, { selector: 'mark' }));
    expect(panel().getByRole('button', { name: /Heading of b.grave/, expanded: true })).toBeVisible();
  });

  it('R-ANA-06 mark the passages of forty findings, some with the same words', async () => {
    const start = quoted(QUOTE).start;
    const over = Array.from({ length: 40 }, (_, at) => {
      const quote = QUOTE.slice(at % 20, (at % 20) + 15);
      return aFinding({
        id: `topic.f${at}`,
        evidence: { quote, start: start + (at % 20), end: start + (at % 20) + 15 },
      });
    });
    const { user } = await checked({ essential: over, commercial: [] });
    const marks = [...document.querySelectorAll('mark')];
    expect(marks.map(({ textContent }) => textContent).join('')).toBe(QUOTE.slice(0, 34));
    await user.click(panel().getByRole('button', { name: 'Show 32 more' }));
    await user.click(entries()[39]!);
    const chosen = [...document.querySelectorAll('mark[data-chosen]')];
    expect(chosen.map(({ textContent }) => textContent).join('')).toBe(QUOTE.slice(19, 34));
  });
});

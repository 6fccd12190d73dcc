import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ContractAnalysis, Language } from '@pactwright/protocol';
import {
  QUOTE,
  RIGHTS,
  aFinding,
  analyse,
  finished,
  notifications,
  openCheck,
  quoted,
} from '../testing/analysis-page.js';

async function checked(over: Partial<ContractAnalysis> = {}, language: Language = 'en') {
  const opened = await openCheck(language);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await analyse(opened, finished(over));
  await screen.findByRole('tablist');
  return { ...opened, write };
}
/* Without a description a message says the same as its line in the log. */
const told = async (text: string) => (await notifications().findAllByText(text))[0];
const copyAll = (name: string) => screen.getAllByRole('button', { name })[0]!;

describe('taking a check along', () => {
  it.each([
    [
      'en',
      'Commercial',
      'Copy',
      'Finding copied',
      [
        'The client may end it without paying',
        '',
        'Why it matters: You would work for nothing.',
        `What the contract says: “${QUOTE}”`,
        'What to ask for: Ask to be paid for the work done.',
      ],
    ],
    [
      'lt',
      'Komercinės',
      'Kopijuoti',
      'Radinys nukopijuotas',
      [
        'The client may end it without paying',
        '',
        'Kodėl tai svarbu: You would work for nothing.',
        `Ką sako sutartis: „${QUOTE}“`,
        'Ko prašyti: Ask to be paid for the work done.',
      ],
    ],
  ] as const)('R-ANA-08 copies one finding: %s', async (language, tab, button, message, lines) => {
    const { user, write } = await checked({}, language);
    await user.click(screen.getByRole('tab', { name: new RegExp(tab) }));
    await user.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: button }));
    expect(write).toHaveBeenCalledWith(lines.join('\n'));
    expect(await told(message)).toBeVisible();
  });

  it('R-ANA-08 copies everything as a list, the gravest first, and what is to be looked for under it', async () => {
    const { user, write } = await checked({
      essential: [aFinding({ id: 'notices.missing', riskFactor: 1 })],
      toLookFor: [aFinding({ id: 'liability.cap' })],
      modelReview: {
        state: 'done',
        findings: [
          {
            ...{ id: 'model:1', concept: 'other', category: 'legal', riskFactor: 5 },
            ...{ suggestion: 'Ask about the rights.', why: 'You lose them.', evidence: quoted(RIGHTS) },
          },
        ],
      },
    });
    await user.click(copyAll('Copy all as a list'));
    expect(write).toHaveBeenCalledWith(
      [
        'What we found in contract.pdf',
        'Read for Rasa Miller (“Contractor”), who does the work for Northbank Tiles Ltd (“Client”).',
        '',
        '1. Ask about the rights. (Found by an AI model) – Very high',
        'Why it matters: You lose them.',
        `What the contract says: “${RIGHTS}”`,
        '',
        '2. The client may end it without paying – High',
        'Why it matters: You would work for nothing.',
        `What the contract says: “${QUOTE}”`,
        'What to ask for: Ask to be paid for the work done.',
        '',
        '3. Heading of notices.missing – Minor',
        'Why it matters: Reason of notices.missing.',
        'What the contract says: We found nothing about it in the contract.',
        'What to ask for: Ask about notices.missing.',
        '',
        'Not found for certain – please look (1)',
        '',
        '– Heading of liability.cap',
        'Ask about liability.cap.',
      ].join('\n'),
    );
    expect(await told('List copied')).toBeVisible();
  });

  it('copies what was read for the party that the reader is', async () => {
    const { user, write } = await checked({}, 'lt');
    await user.click(screen.getByRole('radio', { name: /Northbank/ }));
    await user.click(copyAll('Kopijuoti viską sąrašu'));
    const [text] = write.mock.lastCall ?? [];
    expect(text).toContain('Ką radome faile contract.pdf\nSkaityta šios šalies akimis: Northbank Tiles Ltd');
    expect(text).toContain('1. All rights pass at once – Vidutinė');
    expect(text).not.toContain(QUOTE);
  });

  it.each([
    ['en', 'Copy all as a list', 'Not copied'],
    ['lt', 'Kopijuoti viską sąrašu', 'Nenukopijuota'],
  ] as const)('says so where the browser refuses: %s', async (language, button, message) => {
    const { user, write } = await checked({}, language);
    write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(copyAll(button));
    expect(await told(message)).toBeVisible();
  });

  it('says so where there is no clipboard', async () => {
    const { user } = await checked();
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(copyAll('Copy all as a list'));
    expect(await notifications().findByText('Not copied')).toBeVisible();
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });
});

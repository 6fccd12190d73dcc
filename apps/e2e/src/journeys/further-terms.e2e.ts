import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { EditableFieldType, FieldResponse, Language, OptionResponse } from '@pactwright/protocol';
import { LANGUAGES } from '@pactwright/protocol';
import { docxText, hasWords, pdfText } from '../support/files.js';
import { administrator } from '../support/people.js';
import { Visitor, someAnswers } from '../support/visitor.js';
import { WizardPage } from '../support/wizard-page.js';

type Words = Readonly<Record<Language, string>>;
interface Asked {
  readonly id: number;
  readonly key: string;
  readonly label: Words;
}

/** The step after which nothing but the summary comes. */
const LAST_STEP = 4;
const NAMES: Words = { en: 'Question', lt: 'Klausimas' };
const CHOICES: readonly Words[] = [
  { en: 'Pencil', lt: 'Pieštukas' },
  { en: 'Brush', lt: 'Teptukas' },
];
const OWN = 'Žąsies plunksna';

/** What an administrator does, by the calls of their editor. */
class Administrator {
  private constructor(private readonly who: Visitor) {}

  static async arrive(): Promise<Administrator> {
    const who = await Visitor.arrive();
    const { ok, status } = await who.http
      .post('/api/auth/login', { data: administrator() })
      .then((answer) => ({ ok: answer.ok(), status: answer.status() }));
    expect(ok, `signing in: ${status}`).toBe(true);
    return new Administrator(who);
  }

  async ask(type: EditableFieldType, over: object = {}): Promise<Asked> {
    const mark = randomUUID().slice(0, 8);
    const label = { en: `${NAMES.en} ${mark}`, lt: `${NAMES.lt} ${mark}` };
    const data = { stepId: LAST_STEP, label: label.en, type, isRequired: false, ...over };
    const { id, key } = (await this.send<FieldResponse>('post', 'wizard-fields', data)).data;
    await this.translate('wizard_fields', id, label.lt);
    return { id, key, label };
  }

  async offer(fieldId: number, label: Words): Promise<void> {
    const { data } = await this.send<OptionResponse>('post', 'field-options', { fieldId, label: label.en });
    await this.translate('field_options', data.id, label.lt);
  }

  rename = (id: number, label: string, type: EditableFieldType) =>
    this.send('put', `wizard-fields/${id}`, {
      ...{ stepId: LAST_STEP, label, type, isRequired: false, isInContract: false },
    });

  remove = (id: number) => this.send('delete', `wizard-fields/${id}`);

  private translate = (entityType: string, entityId: number, value: string) =>
    this.send('post', 'translations', { entityType, entityId, fieldName: 'label', language: 'lt', value });

  private async send<T>(method: 'post' | 'put' | 'delete', path: string, data?: object): Promise<T> {
    const answer = await this.who.http[method](`/api/${path}`, data ? { data } : {});
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as T;
  }
}

for (const language of LANGUAGES) {
  test(`R-ADM-10 T-35 what an administrator asks stands whole in the preview and in both files, and stays (${language})`, async ({
    page,
  }) => {
    const admin = await Administrator.arrive();
    const types = ['text', 'textarea', 'number', 'date', 'select', 'radio', 'checkbox', 'check'] as const;
    const asked = new Map<string, Asked>();
    for (const type of types) asked.set(type, await admin.ask(type));
    const of = (type: string): Asked => {
      const field = asked.get(type);
      if (!field) throw new Error(`nothing of type ${type} was asked`);
      return field;
    };
    for (const type of ['select', 'radio', 'checkbox'])
      for (const choice of CHOICES) await admin.offer(of(type).id, choice);
    const kept = await admin.ask('text', { isInContract: false });
    const everything = [...asked.values(), kept];

    try {
      const wizard = new WizardPage(page, language);
      const input = (type: string) => page.locator(`#wizard-${of(type).key}`);
      const choice = (type: string, at: number) =>
        page.locator(`[data-field="${of(type).key}"]`).getByLabel(CHOICES[at]?.[language] ?? '');
      const label = (type: string): string => of(type).label[language];
      const [first = '', second = ''] = CHOICES.map((each) => each[language]);

      await page.goto(`/?lng=${language}`);
      const visitor = Visitor.of(page.request);
      const id = await visitor.createContract();
      await visitor.answer(id, { ...someAnswers('A poster'), contract_language: language });
      await page.goto(`/contract/new?contractId=${id}&lng=${language}`);
      await wizard.jump(LAST_STEP);

      await test.step('every kind of question is answered', async () => {
        await input('text').fill('In the yard');
        await input('textarea').fill('Keys at the desk\nRing twice');
        await input('number').fill('2026');
        await input('date').fill('2027-03-01');
        await input('date').press('Tab');
        await input('select').click();
        await page.getByRole('option').last().click();
        await page.locator(`#wizard-${of('select').key}_other`).fill(OWN);
        await choice('radio', 1).check();
        await choice('checkbox', 0).check();
        await choice('checkbox', 1).check();
        await page
          .locator(`[data-field="${of('check').key}"]`)
          .getByRole('checkbox')
          .check();
        await page.locator(`#wizard-${kept.key}`).fill('Not for the contract');
        await wizard.expectSaved();
      });

      const expected = [
        `${label('text')}: In the yard.`,
        `${label('textarea')}:`,
        'Keys at the desk;',
        'Ring twice.',
        `${label('number')}: 2026.`,
        `${label('date')}: ${language === 'en' ? '1 March 2027' : '2027 m. kovo 1 d.'}`,
        `${label('select')}: ${OWN}.`,
        `${label('radio')}: ${second}.`,
        `${label('checkbox')}: ${first}; ${second}.`,
        `${label('check')}: ${language === 'en' ? 'Yes' : 'Taip'}.`,
      ];
      const expectAll = (where: string, text: string): void => {
        for (const words of expected) expect(hasWords(text, words), `${where} has: ${words}`).toBe(true);
        expect(hasWords(text, 'Not for the contract'), `${where} has what was kept out`).toBe(false);
      };

      await test.step('the contract beside the questions says all of it', async () => {
        await wizard.expectInContract(`${label('check')}:`);
        expectAll('the preview', await wizard.inContract(async (sheet) => (await sheet.textContent()) ?? ''));
      });

      await test.step('so do both files, after all of it was renamed, kept out or removed', async () => {
        expect((await visitor.pay(id)).ok()).toBe(true);
        await expect
          .poll(async () => {
            const detail = await visitor.http.get(`/api/contracts/${id}`);
            return ((await detail.json()) as { isPaid: boolean }).isPaid;
          })
          .toBe(true);
        for (const type of types) await admin.rename(of(type).id, 'Something else', type);
        for (const type of ['text', 'select', 'check']) {
          await admin.remove(of(type).id);
          everything.splice(everything.indexOf(of(type)), 1);
        }
        expectAll('DOCX', await docxText(await (await visitor.download(id, 'docx')).body()));
        expectAll('PDF', await pdfText(await (await visitor.download(id, 'pdf')).body()));
      });
    } finally {
      for (const { id } of everything) await admin.remove(id);
    }
  });
}

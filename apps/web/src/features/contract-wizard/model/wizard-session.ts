import { secondKey } from '@pactwright/drafting';
import {
  LANGUAGES,
  type Answers,
  type Language,
  type SaveAnswerRequest,
  type WizardField,
  type WizardStep,
} from '@pactwright/protocol';
import { answerProblem } from '../../../shared/answers/answer-problem.js';
import { AnswerQueue, type SaveState } from './answer-queue.js';
import { storeDraft, type LocalDraft } from './local-draft.js';
import { saveRequest } from './save-request.js';
import { fieldKind, otherKey, type FieldKind } from '../../../shared/answers/wizard-content.js';

/** Typing has come to rest after this long; choices are sent at once. */
const TYPING_PAUSE_MS = 600;
const TYPED: readonly FieldKind[] = ['text', 'number', 'textarea', 'milestones'];

/** Under which keys the answer to a field may stand: its own, that of the words behind "Other", those of second texts. */
const keysOf = (field: WizardField): string[] =>
  [field.key, otherKey(field)].flatMap((key) => [
    key,
    ...LANGUAGES.map((language) => secondKey(key, language)),
  ]);

/** `isLeaving`: the page may be gone before the answer comes. */
export type SendAnswer = (request: SaveAnswerRequest, isLeaving: boolean) => Promise<void>;

interface Options {
  /** Null until the server has given one: the visitor began without a connection. */
  readonly contractId: string | null;
  /** Whether the server has been asked about the contract; until then nothing is sent. */
  readonly isAttached: boolean;
  readonly language: () => Language;
  readonly steps: () => readonly WizardStep[];
  readonly answers: () => Answers;
  readonly stepKey: () => string;
  readonly send: SendAnswer;
  /** The account that the contract belongs to. */
  readonly ownerId: string | null;
  onSaveState(state: SaveState): void;
}

/** Keeps the answers of one contract: at once in the browser, soon on the server. */
export class WizardSession {
  private readonly queue: AnswerQueue;
  /** Answers the visitor has not given but means: they go with the first one that is given. */
  private withFirstChange: readonly string[] = [];
  /** What somebody has answered in this visit, as against what was proposed. */
  private readonly chosen = new Set<string>();
  private isOver = false;
  private isOnline = true;
  private isSignedOut = false;
  private ownerId: string | null;
  private id: string | null;
  private isAttached: boolean;
  private isLeaving = false;
  private answers: () => Answers;

  constructor(private readonly options: Options) {
    this.answers = options.answers;
    this.id = options.contractId;
    this.ownerId = options.ownerId;
    this.isAttached = options.isAttached;
    this.queue = new AnswerQueue({
      now: Date.now,
      send: async ({ key, sequence }) => {
        const { steps, language } = options;
        const contractId = this.id;
        if (contractId === null) throw new Error('no contract to save the answer to');
        const request = saveRequest({
          contractId,
          key,
          sequence,
          steps: steps(),
          answers: this.answers(),
          language: language(),
        });
        if (request) await options.send(request, this.isLeaving);
      },
      mayStore: (key) => {
        const field = this.fieldOf(key);
        return field === undefined || answerProblem(field, (each) => this.answers()[each]) === undefined;
      },
      onChange: (state) => {
        if (this.isOver) return;
        options.onSaveState(state);
        this.keepLocally();
      },
    });
    if (!this.isAttached) this.queue.hold();
  }

  get contractId(): string | null {
    return this.id;
  }

  /** What somebody changed and the server has not confirmed. */
  get unsaved(): readonly string[] {
    return this.queue.unsaved;
  }

  /** What this browser keeps of the contract. */
  get draft(): LocalDraft {
    return {
      timestamp: Date.now(),
      contractId: this.id,
      stepKey: this.options.stepKey(),
      formData: this.answers(),
      ownerId: this.ownerId,
      unsaved: [...this.queue.unsaved],
    };
  }

  /** Call when a connection is lost or back: without one the answers wait in the browser. */
  connected(isOnline: boolean): void {
    this.isOnline = isOnline;
    this.sendOrHold();
  }

  isOf(ownerId: string | null): boolean {
    return this.ownerId === null || this.ownerId === ownerId;
  }

  /**
   * Call when somebody has signed in, or a session has ended. When they are somebody else than whose answers these are,
   * nothing of them is sent or kept here any more.
   */
  follow(ownerId: string | null, hasEnded: boolean): void {
    if (this.isOf(ownerId)) {
      this.ownerId = ownerId;
      this.isSignedOut = hasEnded;
      return this.sendOrHold();
    }
    this.isOver = true;
    this.queue.hold();
    this.queue.close();
  }

  /** The answers are those of this contract from now on; `keys` are what it lacks. Call after they are in the store. */
  attach(contractId: string, keys: readonly string[]): void {
    this.id = contractId;
    this.resend(keys.filter((key) => !this.queue.isNoted(key)));
    this.keepLocally();
    this.isAttached = true;
    this.sendOrHold();
  }

  /** The answers of one step, and those of all the others. */
  formsAround(stepKey: string): { readonly own: Answers; readonly others: Answers } {
    const step = this.options.steps().find(({ key }) => key === stepKey);
    const keys = new Set(step?.fields.flatMap(keysOf));
    const entries = Object.entries(this.answers());
    return {
      own: Object.fromEntries(entries.filter(([key]) => keys.has(key))),
      others: Object.fromEntries(entries.filter(([key]) => !keys.has(key))),
    };
  }

  /** Call after the answer is in the store. */
  changed(field: WizardField, key: string): void {
    this.chosen.add(key);
    /* Words behind "Other", or a second text. */
    const isTyped = key !== field.key || TYPED.includes(fieldKind(field));
    this.queue.change(key, isTyped ? TYPING_PAUSE_MS : 0);
    const meant = this.withFirstChange.filter((each) => each !== key);
    this.withFirstChange = [];
    for (const each of meant) this.queue.change(each, 0);
  }

  /** Call after an answer that nobody gave is in the store: where the one before was sent, so is this one. */
  proposed(key: string): void {
    if (this.queue.isNoted(key)) this.keepLocally();
    else this.queue.change(key, 0);
  }

  isChosen(key: string): boolean {
    return this.chosen.has(key);
  }

  /** Notes answers that nobody gave (the defaults): they are sent with their step, `meant` ones with the first change. */
  note(keys: readonly string[], meant: readonly string[] = []): void {
    this.queue.note(keys);
    this.withFirstChange = meant;
  }

  /** Sends restored answers that an earlier visit could not. */
  resend(keys: readonly string[]): void {
    for (const key of keys) this.queue.change(key, 0);
  }

  /** Sends what is still unsaved of one step; the answer tells whether all of it arrived. */
  saveStep(step: WizardStep): Promise<boolean> {
    return this.queue.flush(step.fields.flatMap(keysOf));
  }

  saveAll(): Promise<boolean> {
    return this.queue.flush();
  }

  /** Somebody has left the field: what was typed there is sent without waiting for the pause. */
  left(field: WizardField): void {
    void this.queue.settle(keysOf(field));
  }

  /** The page is hidden or about to go: sends what is still waiting in a way that outlives it. */
  leave(): void {
    this.isLeaving = true;
    void this.queue.settle();
    this.isLeaving = false;
  }

  /** Whether an answer is the default that nobody has confirmed yet. */
  isDefault(key: string): boolean {
    return this.queue.isNoted(key);
  }

  keepLocally(): void {
    if (this.isOver) return;
    storeDraft(this.draft);
  }

  private fieldOf(key: string): WizardField | undefined {
    return this.options
      .steps()
      .flatMap(({ fields }) => fields)
      .find((field) => field.key === key || otherKey(field) === key);
  }

  private sendOrHold(): void {
    if (this.isOnline && this.isAttached && !this.isSignedOut) void this.queue.release();
    else this.queue.hold();
  }

  /** Sends what is still waiting; after that nothing is stored or sent any more. */
  end(): void {
    this.isOver = true;
    /* The store may hold another contract by the time a send is repeated. */
    const last = this.answers();
    this.answers = () => last;
    this.leave();
    this.queue.close();
  }
}

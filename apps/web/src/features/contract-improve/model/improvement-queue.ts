import type { Language, WizardField } from '@pactwright/protocol';
import type { ApiError } from '../../../shared/api/api-error.js';
import type { ImproveState } from '../../../shared/improving/improve-state.js';
import { saveProgress } from '../../../shared/improving/improving-api.js';
import { isRefusal, saveChanges } from '../../../shared/improving/save-changes.js';
import { afterSaving, asMeant, changesToSave, refusedOf, type Refusals, type Saved } from './saved.js';

/** What the server has, and what it has refused: it is not sent again before it is changed. */
export interface Stored {
  readonly saved: Saved;
  readonly refusals: Refusals;
}

/** Why not all of a save has arrived. */
export type SaveFailure =
  | { readonly reason: 'no contract' }
  /** The server does not take an answer as it is. */
  | { readonly reason: 'refused'; readonly error: ApiError }
  /** It has said so before, and nobody has changed the answer since. */
  | { readonly reason: 'refused before'; readonly error: ApiError | undefined }
  | { readonly reason: 'not stored'; readonly error: ApiError | undefined };

export interface SaveRequest {
  /** The state when the save begins, which may be later than now. */
  read(): ImproveState;
  readonly questions: readonly WizardField[];
  readonly language: Language;
  /** Somebody waits for the answer: what was refused before is said again. */
  readonly isAsked: boolean;
  /** Called once a save, however many share it. */
  onFailure(failure: SaveFailure): Promise<void> | void;
}

/**
 * Brings what was done to each improvement to the server: one save at a time, each with what is newest when it begins, so
 * that a late one cannot bring back an old list. Whatever asks while one runs shares the next one. An improvement, by the
 * text of its suggestion, is unsaved until a save has brought its latest change; one that fails keeps no other back.
 */
export class ImprovementQueue {
  /** The number of the latest change of each improvement that has one to save. */
  private readonly changed = new Map<string, number>();
  private lastChange = 0;
  private running: Promise<boolean> = Promise.resolve(true);
  private next: { request: SaveRequest; readonly isDone: Promise<boolean> } | undefined;
  private stored: Stored;
  private readonly listeners = new Set<() => void>();

  constructor(saved: Saved) {
    this.stored = { saved, refusals: new Map() };
  }

  readonly read = (): Stored => this.stored;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** The improvements whose latest change the server has not got. */
  get unsaved(): readonly string[] {
    return [...this.changed.keys()];
  }

  /** Call after the change is in the state. */
  change(text: string): void {
    this.lastChange += 1;
    this.changed.set(text, this.lastChange);
  }

  /** Answers that the server lacks and has not refused as they are. */
  unsentAnswers(state: ImproveState, questions: readonly WizardField[]) {
    const changes = changesToSave(state, this.stored.saved, questions);
    const refused = refusedOf(state, changes, this.stored.refusals);
    return Object.fromEntries(Object.entries(changes).filter(([key]) => !refused.has(key)));
  }

  /** Saves everything after the save that runs; the answer tells whether the server has all of it then. */
  save(request: SaveRequest): Promise<boolean> {
    if (this.next) {
      const isAsked = request.isAsked || this.next.request.isAsked;
      this.next.request = { ...request, isAsked };
      return this.next.isDone;
    }
    const begin = () => {
      const latest = this.next?.request ?? request;
      this.next = undefined;
      return this.run(latest);
    };
    this.running = this.running.then(begin, begin);
    this.next = { request, isDone: this.running };
    return this.running;
  }

  private async run({ read, questions, language, isAsked, onFailure }: SaveRequest): Promise<boolean> {
    const sent = read();
    const sentChanges = new Map(this.changed);
    if (sent.contractId.trim() === '') {
      await onFailure({ reason: 'no contract' });
      return false;
    }
    const changes = this.unsentAnswers(sent, questions);
    const problems = await saveChanges(sent.contractId, changes, language);
    const refusals = new Map(this.stored.refusals);
    for (const [key, error] of problems)
      if (isRefusal(error)) refusals.set(key, { meant: asMeant(key, sent.formData), error });
    const taken = Object.entries(changes).filter(([key]) => !problems.has(key));
    for (const [key] of taken) refusals.delete(key);
    const progress = await saveProgress(sent);
    const isStored = 'data' in progress;
    const saved = afterSaving(this.stored.saved, Object.fromEntries(taken), isStored ? sent : undefined);
    this.store({ saved, refusals });

    const lost = new Set([...problems].filter(([, error]) => !isRefusal(error)).map(([key]) => key));
    for (const [text, change] of sentChanges) {
      const isLatest = this.changed.get(text) === change;
      const isLost = Object.keys(sent.extras.facts[text]?.change ?? {}).some((key) => lost.has(key));
      if (isStored && isLatest && !isLost) this.changed.delete(text);
    }

    const refusal = [...problems.values()].find(isRefusal);
    if (refusal) await onFailure({ reason: 'refused', error: refusal });
    else if (!isStored) await onFailure({ reason: 'not stored', error: progress.error });
    else if (problems.size > 0) await onFailure({ reason: 'not stored', error: undefined });
    else {
      const [before] = refusedOf(sent, changesToSave(sent, saved, questions), refusals);
      if (before === undefined) return true;
      if (isAsked) await onFailure({ reason: 'refused before', error: refusals.get(before)?.error });
    }
    return false;
  }

  private store(stored: Stored): void {
    this.stored = stored;
    for (const listener of this.listeners) listener();
  }
}

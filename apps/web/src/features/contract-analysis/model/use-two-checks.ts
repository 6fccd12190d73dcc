import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { sentToCheck, whenChecked, type CheckedFile } from './checked-file.js';
import type { ChosenSide } from './chosen-side.js';

export const SIDES = ['mine', 'theirs'] as const;
export type Side = (typeof SIDES)[number];
export type Chosen = Readonly<Partial<Record<Side, ChosenSide>>>;

export type TwoChecksState =
  | { readonly step: 'choosing' }
  | { readonly step: 'checking'; readonly fileNames: readonly string[] }
  /** Without a message where the server gave none. */
  | { readonly step: 'failed'; readonly fileName: string; readonly message: string | undefined };

/** Has those of the chosen that are files checked, the second while the first still is, and tells the ids of the checks. */
export function useTwoChecks(onChecked: (ids: Readonly<Partial<Record<Side, string>>>) => void) {
  const language = useLanguage();
  const [state, setState] = useState<TwoChecksState>({ step: 'choosing' });
  const working = useRef<AbortController>(undefined);
  /* Whoever tries again after one has failed does not have the other checked again. */
  const done = useRef(new WeakMap<File, { readonly runId: string }>());
  useEffect(() => () => working.current?.abort(), []);

  const check = async (chosen: Chosen, signal: AbortSignal): Promise<void> => {
    const ids: Partial<Record<Side, string>> = {};
    const files: { readonly side: Side; readonly file: File }[] = [];
    for (const side of SIDES) {
      const each = chosen[side];
      if (each?.kind === 'check') ids[side] = each.runId;
      if (each?.kind === 'file' && each.file !== undefined) files.push({ side, file: each.file });
    }
    if (files.length > 0) setState({ step: 'checking', fileNames: files.map(({ file }) => file.name) });
    const waiting: Promise<{ readonly side: Side; readonly file: File; readonly outcome: CheckedFile }>[] =
      [];
    for (const { side, file } of files) {
      const known = done.current.get(file);
      /* A new visitor becomes somebody with the first answer: what is sent before it would be somebody else's. */
      const sent = known ?? (await sentToCheck(file, language, signal));
      if (signal.aborted) return;
      const isNew = known === undefined && 'runId' in sent;
      waiting.push(
        (isNew ? whenChecked(file, sent.runId, signal) : Promise.resolve(sent)).then((outcome) => {
          if ('runId' in outcome) done.current.set(file, outcome);
          return { side, file, outcome };
        }),
      );
    }
    const checked = await Promise.all(waiting);
    if (signal.aborted) return;
    for (const { side, file, outcome } of checked) {
      if ('failure' in outcome) {
        const { message } = outcome.failure;
        return setState({ step: 'failed', fileName: file.name, message });
      }
      ids[side] = outcome.runId;
    }
    setState({ step: 'choosing' });
    onChecked(ids);
  };
  return {
    state,
    start: (chosen: Chosen) => {
      const { signal } = (working.current = new AbortController());
      void check(chosen, signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    },
    stop: () => {
      working.current?.abort();
      setState({ step: 'choosing' });
    },
  };
}

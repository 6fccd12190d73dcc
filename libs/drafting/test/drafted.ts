import { draft } from '../src/draft/draft.js';
import type { DraftDocument, Language } from '../src/model/document.js';
import type { Answers } from '../src/terms/answers.js';

const KEPT = 400;
const drafted = new Map<string, DraftDocument>();

/** `draft()` of plain answers, once: properties with the same seed look at the same answers again and again. */
export function draftOnce(answers: Answers, language: Language): DraftDocument {
  const key = `${language} ${JSON.stringify(answers)}`;
  const known = drafted.get(key);
  if (known) return known;
  const document = draft(answers, language);
  const [oldest] = drafted.keys();
  if (oldest !== undefined && drafted.size >= KEPT) drafted.delete(oldest);
  drafted.set(key, document);
  return document;
}

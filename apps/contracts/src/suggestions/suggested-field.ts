import { analyze, fieldsAskedBy } from '@pactwright/drafting';
import { OTHER_SUFFIX, type RunInputOf, type SuggestionRequest, storable } from '@pactwright/protocol';
import { folded } from '../answers/matching.js';
import { resolveField } from '../answers/resolve-field.js';
import type { SuggestionContext } from './suggestion-context.js';

/** The step under which the improvement page asks (R-IMP-12). */
const IMPROVEMENTS_STEP = 'improvements';

type Field = Pick<RunInputOf<'suggest'>, 'key' | 'label' | 'improvement'>;

/** What a suggestion is asked for: a field of the wizard, or one of the suggestions on the improvement page. */
export function suggestedField(
  request: SuggestionRequest,
  { catalogue, answers, contractLanguage }: SuggestionContext,
  language: RunInputOf<'suggest'>['language'],
): Field {
  const name = storable(request.fieldKey);
  const label = storable(request.fieldLabel ?? request.fieldKey);
  if (request.stepKey === IMPROVEMENTS_STEP) {
    const wanted = new Set([name, label].map(folded));
    const known = analyze(answers, { language, contractLanguage }).find(
      ({ id, suggestion }) => wanted.has(folded(id)) || wanted.has(folded(suggestion)),
    );
    const isId = request.fieldLabel !== undefined && !/\s/.test(name);
    const improvement = { id: known?.id ?? (isId ? name : null), suggestion: known?.suggestion ?? label };
    /* A question about a field is answered as the field is. */
    const [key = null] = improvement.id === null ? [] : fieldsAskedBy(improvement.id);
    return { key, label, improvement };
  }
  for (const stepKey of new Set([request.stepKey, ...catalogue.stepKeys])) {
    const match = resolveField(catalogue, { stepKey, fieldKey: name });
    if (match.kind !== 'one') continue;
    const key = match.isCompanion ? `${match.field.key}${OTHER_SUFFIX}` : match.field.key;
    return { key, label: match.field.label, improvement: null };
  }
  return { key: null, label, improvement: null };
}

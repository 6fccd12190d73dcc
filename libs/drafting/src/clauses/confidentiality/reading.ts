import type { ReadContract } from '../../check/rule.js';
import { phrases } from '../../check/phrases.js';
import { anySays } from '../../check/rules.js';
import type { Sentence } from '../../check/segment.js';
import { DUTY, MUTUAL } from './wordings.js';

/** That only people sworn to secrecy touch personal data is a duty of theirs. */
const OF_HELPERS = phrases(
  '(asmen|darbuotoj)*,? įsipareigoj(usi|us)*',
  '(persons|people|staff) (who (are|have)|that (are|have)) (bound|committed|undertaken)',
);
/** The sentences that put somebody under a duty of secrecy. */
export const duties = (contract: ReadContract): readonly Sentence[] =>
  contract.about('confidentiality').filter(({ plain }) => DUTY.test(plain) && !OF_HELPERS.test(plain));

/** Exceptions and periods may follow under a heading that does not name secrecy. */
const FOLLOWING = 2;
const CONTINUES = phrases(
  '(information|this|these|duty|duties|obligation|exception|exempt|confidential|secre)*',
  '(informacij|pareig|išimt|netaikom|konfidencial|paslap|slapt|neskelbtin|neviešin|nelaikom)*',
);

export function passage(contract: ReadContract): readonly Sentence[] {
  const found = new Set(
    contract.about('confidentiality').filter(({ plain }) => DUTY.test(plain) || CONTINUES.test(plain)),
  );
  for (const duty of duties(contract)) {
    const at = contract.sentences.indexOf(duty);
    for (const next of contract.sentences.slice(at + 1, at + 1 + FOLLOWING))
      if (next.heading === duty.heading && CONTINUES.test(next.plain)) found.add(next);
  }
  return contract.sentences.filter((sentence) => found.has(sentence));
}

export function isOneWay(contract: ReadContract): boolean {
  const bound = duties(contract).map((duty) => contract.whoIsBound(duty));
  return (
    bound.includes('provider') &&
    !bound.includes('both') &&
    !bound.includes('client') &&
    !anySays(contract.about('confidentiality'), MUTUAL)
  );
}

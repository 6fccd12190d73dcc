import { allOf, anyOf, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { found, say } from '../../check/rules.js';
import { weigh } from '../../check/severity.js';
import { PAID_BY_TIME } from '../fees/paid-by-time.js';
import { PAYS_WORK_DONE, readExits } from '../termination-convenience/exits.js';

/** "Half of what is left" is a cancellation fee where somebody cancels. */
const SHARE_WHEN_CANCELLED = allOf(
  phrases(
    '(cancel|cancels|cancelled|canceled|cancellation|calls? …off|withdraw|withdraws|withdrawn|terminat*|ends? this)',
    '(nutrauk|atsisak|atšauk)*',
  ),
  phrases(
    '(half|third|quarter|\\d{1,3} ?(%|percent|per cent)) of (the |what |that |its )?(\\p{L}{2,12} ){0,5}(fee|price|remain|remains|remaining|due|left|outstanding)',
    '(pusę|trečdalį|ketvirtadalį|\\d{1,3} ?(%|proc\\.?|procent*)) (\\p{L}{2,14} ){0,5}(kain|atlyg|likus|likut)*',
  ),
);
const KILL_FEE = anyOf(
  SHARE_WHEN_CANCELLED,
  phrases(
    '(kill|cancellation|termination|early termination|break) (fee|charge|payment)',
    '\\d{1,3} ?(%|percent|per cent|proc|procent*)…(remain|not (yet )?perform|unperformed|likusi|neatlikt|nesuteikt|rezervuot)*',
    '(reserved|reserving) (the )?time',
    'rezervuot* laik*',
    '(retainer|advance)…(non-?refundable|not refundable|not be refunded|forfeit|retained)*',
    '(non-?refundable|not refundable)…(deposit|retainer|advance|payment|fee)',
    'kompensacij*…nutrauk*',
    'nutrauk*…(kompensacij|kompensuo|negrąžin)*',
  ),
);
export const killFeeCheck: ClauseCheck = {
  clause: 'kill-fee',
  topic: {
    sentence: KILL_FEE,
    unless: phrases(
      '(nothing in this agreement|provisions that|surviv*|deposit|set off against)',
      '(jokia sutarties nuostata|nuostatos, kurios|avans*)',
    ),
  },
  rules: [
    found({
      id: 'kill-fee.missing',
      kind: 'missing',
      category: 'commercial',
      when: (contract) => contract.about('kill-fee').length === 0,
      text: {
        en: say(
          'Consider asking for a cancellation fee, usually 25 to 50 % of the fee for the part not yet done.',
          'The client may stop early. You have kept the time free and turned other work away, and nobody makes up for that.',
        ),
        lt: say(
          'Siūlome paprašyti kompensacijos už sutarties nutraukimą, dažniausiai 25–50 % dar neatlikto darbo kainos.',
          'Klientas gali nutraukti anksčiau laiko. Jums laikas jau rezervuotas, kitų užsakymų atsisakyta, o to niekas nekompensuoja.',
        ),
      },
      find(contract) {
        const { client, both } = readExits(contract);
        if (client === undefined && both === undefined) return undefined;
        return {
          riskFactor: weigh(3, {
            milder: [contract.saying(PAYS_WORK_DONE).length > 0, contract.saying(PAID_BY_TIME).length > 0],
          }),
        };
      },
    }),
  ],
};

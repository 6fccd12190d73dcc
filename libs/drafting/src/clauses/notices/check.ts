import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { found, missing, say } from '../../check/rules.js';

const NOTICE = phrases(
  '(notices?|communications?|correspondence)…(writing|written|e-?mail|address|deliver|sent|given|go|made|deemed|regular|acceptable|valid|mail|post)*',
  '(e-?mail|letter)…(enough|sufficient|valid) (for|as)…notice',
  '(pranešim|susirašinėj|informacij)*…(rašt|el\\. pašt|paštu|adres|siunč|siųst|įteik|laikom|laišk|galioja)*',
);
const BY_EMAIL = phrases(
  '(by|via|through) e-?mail',
  'e-?mail…(enough|suffic|accept|valid)*',
  '(el\\.|elektronin\\p{L}{1,3}) pašt*',
);
const ONLY_POST = phrases(
  '(only|solely|exclusively)…(registered|certified|recorded|courier|hand|post|mail)',
  '(registered|certified|recorded) (mail|post|letter) only',
  '(tik|vien|išimtinai)…(registruot|paštu|kurjeri)*',
);

export const noticesCheck: ClauseCheck = {
  clause: 'notices',
  topic: {
    heading: phrases('(notices?|communications?|pranešimai|susirašinėjimas|contact)'),
    sentence: NOTICE,
  },
  rules: [
    missing({
      id: 'notices.missing',
      category: 'clarity',
      riskFactor: 2,
      unless: NOTICE,
      text: {
        en: say(
          'Consider one sentence on notices: e-mail to the addresses in the contract is enough, and counts as received on the next working day.',
          'When it comes to a reminder or to ending the contract, both sides should know where to write and when it counts as received.',
        ),
        lt: say(
          'Apsvarstykite vieną sakinį apie pranešimus: pakanka el. laiško sutartyje nurodytu adresu, ir jis laikomas gautu kitą darbo dieną.',
          'Kai prireikia priminti ar nutraukti sutartį, abi šalys turėtų žinoti, kur rašyti ir kada pranešimas laikomas gautu.',
        ),
      },
    }),
    found({
      id: 'notices.conflict',
      kind: 'vague',
      category: 'clarity',
      find(contract) {
        const about = contract.about('notices');
        const only = about.find(({ plain }) => ONLY_POST.test(plain));
        const byEmail = about.some((each) => BY_EMAIL.test(each.plain) && each !== only);
        return only === undefined || !byEmail ? undefined : { riskFactor: 2, sentence: only };
      },
      text: {
        en: say(
          'Ask which of the two ways counts: e-mail, or only registered mail.',
          'One sentence lets you write e-mails, another says that only post is valid. A notice sent the wrong way could be called void.',
        ),
        lt: say(
          'Paklauskite, kuris iš dviejų būdų galioja: el. paštas ar tik registruotas laiškas.',
          'Vienas sakinys leidžia rašyti el. paštu, o kitas sako, kad galioja tik paštas. Ne taip išsiųstas pranešimas galėtų būti laikomas negaliojančiu.',
        ),
      },
    }),
  ],
};

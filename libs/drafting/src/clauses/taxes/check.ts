import { anyOf, butNot, phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say, says } from '../../check/rules.js';

/** Whether a tax comes on top of the price, or who pays which; "pays its own taxes" among the signs of a status is no more than that. */
const TAXES = butNot(
  phrases(
    '(vat|value added tax|sales tax|gst|tax|taxes|withholding)',
    'pvm',
    'mokesč(ių|iai|ius|iams|io|iu|į|iais)',
    'pridėtinės vertės',
  ),
  phrases(
    '(tax (id|number|identification|advice|year)|vat number|tax(payer)? code|legal, tax|employee|employees|net revenue|insurance and may|equipment|hours|registration or tax)',
    '(pvm mokėtojo kodas|pvm mokėtoj[ao], adres|kodas|į paslaugas neįeina|platformų|darbo laiką|savarankiš|grynosios pajamos|prieglobos|teisinės|mėnesin|abonentin)*',
  ),
);
const BY_LAW = phrases(
  '(required|obliged|prescribed) by (applicable )?law',
  '(law|laws) requires?',
  '(įstatym|teisės aktai|teisės aktų)* (reikalauja|nustaty|numat)*',
  'reikalauja',
);

export const taxesCheck: ClauseCheck = {
  clause: 'taxes',
  topic: {
    sentence: TAXES,
  },
  rules: [
    missing({
      id: 'taxes.missing',
      category: 'legal',
      riskFactor: 2,
      text: {
        en: say(
          'Consider adding whether prices are with or without VAT or sales tax, and that each side pays its own income tax.',
          'If nothing is said, the tax may have to come out of the agreed price.',
        ),
        lt: say(
          'Siūlome įrašyti, ar kainos nurodytos su PVM, ar be jo, ir kad pajamų mokesčius kiekviena šalis moka pati.',
          'Jei to nepasakyta, mokestį gali tekti sumokėti iš sutartos kainos.',
        ),
      },
    }),
    says({
      id: 'taxes.inclusive',
      kind: 'one-sided',
      category: 'legal',
      riskFactor: 2,
      pattern: phrases(
        '(inclusive of|includes?|including) (all |any )?(applicable )?(vat|value added tax|sales tax|taxes|gst)',
        '(su|įskaitant|įskaičiuot*) (visus )?(pvm|mokesčius)',
        'įskaičiuoti visi mokesčiai',
      ),
      unless: phrases('(indemnif|claims|laws)*'),
      text: {
        en: say(
          'Consider asking for prices without VAT, with the tax added to the invoice where the law asks for it.',
          'With an inclusive price a new tax, or your registration for VAT during the work, makes your share smaller.',
        ),
        lt: say(
          'Siūlome prašyti kainų be PVM, o mokestį, kai jį numato įstatymas, pridėti sąskaitoje.',
          'Kai kaina yra su mokesčiais, naujas mokestis ar tapimas PVM mokėtoju darbo metu sumažina jūsų dalį.',
        ),
      },
    }),
    says({
      id: 'taxes.gross-up',
      kind: 'one-sided',
      category: 'legal',
      riskFactor: 3,
      pattern: phrases(
        'provider…(indemnif|reimburse|gross up|gross-up|compensate)*…(tax|taxes|penalties|contributions)',
        "provider…(pay|bear)s?…client's…tax*",
        'paslaugų teikėjas…(atlygina|kompensuoja)…mokesč*',
      ),
      text: {
        en: say(
          'Consider asking that each side pays its own taxes and that you do not make up for those of the client.',
          'You would have to pay sums that a tax office asks from somebody else and that nobody can foresee today.',
        ),
        lt: say(
          'Siūlome, kad kiekviena šalis pati mokėtų savo mokesčius, o jums nereikėtų atlyginti kliento mokesčių.',
          'Tektų mokėti sumas, kurių mokesčių administratorius pareikalauja iš kito ir kurių šiandien numatyti negalima.',
        ),
      },
    }),
    says({
      id: 'taxes.withholding',
      kind: 'one-sided',
      category: 'legal',
      riskFactor: 2,
      pattern: phrases(
        'client…(may|shall|will|is entitled to)…(withhold|deduct)…(tax|taxes|contributions)',
        'klientas…(išskaičiuo|išskaito)*…mokes*',
      ),
      unless: anyOf(
        BY_LAW,
        phrases(
          '(not|no) (\\p{L}{1,12} )?(withhold|deduct)',
          'be išskaitym*',
          'neišskaič*',
          'not be (responsible|required|obligated)',
        ),
      ),
      circumstances: () => ({ worse: [true] }),
      text: {
        en: say(
          'Consider asking that tax is withheld only where the law asks for it, and with a certificate of the sum.',
          'You may receive less than agreed and have nothing to show to your own tax office.',
        ),
        lt: say(
          'Siūlome, kad mokestis būtų išskaičiuojamas tik kai to reikalauja įstatymas ir pateikiant sumą patvirtinantį dokumentą.',
          'Galite gauti mažiau, nei sutarta, ir neturėti ko parodyti savo mokesčių administratoriui.',
        ),
      },
    }),
  ],
};

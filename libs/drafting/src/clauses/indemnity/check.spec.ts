import { hitOf, provesRules } from '../../../test/rule-cases.js';
import { indemnityCheck } from './check.js';

describe('the check of indemnities', () => {
  provesRules(indemnityCheck, {
    'indemnity.one-way': {
      en: [
        'The Provider shall indemnify the Client against any and all claims.',
        'Each party indemnifies the other against claims of third parties caused by its own breach.',
      ],
      lt: [
        'Paslaugų teikėjas atlygina Klientui visus nuostolius dėl bet kokių pretenzijų.',
        'Kiekviena Šalis atlygina kitai Šaliai nuostolius dėl trečiųjų asmenų reikalavimų.',
      ],
    },
    'indemnity.everything': {
      en: [
        'Each party indemnifies the other against any and all claims of every kind.',
        'Each party indemnifies the other against claims of third parties caused by its own breach.',
      ],
      lt: [
        'Kiekviena Šalis atlygina kitai Šaliai visus nuostolius, nepaisant kaltės.',
        'Kiekviena Šalis atlygina kitai Šaliai nuostolius dėl savo kaltės.',
      ],
    },
    'indemnity.legal-costs': {
      en: [
        "The Provider pays the Client's legal fees and attorney costs in every dispute.",
        'The losing party, be it the Provider or the Client, pays legal fees.',
      ],
      lt: [
        'Paslaugų teikėjas padengia visas Kliento teisines išlaidas.',
        'Ginčą pralaimėjusi Šalis padengia teisines išlaidas.',
      ],
    },
  });

  const gravity = (text: string) => hitOf(indemnityCheck, 'indemnity.one-way', text, 'en')?.riskFactor;

  it('weighs fault and limits', () => {
    expect(
      gravity('The Provider shall indemnify the Client against any and all claims, regardless of fault.'),
    ).toBe(5);
    expect(gravity('The Provider shall indemnify the Client against claims caused by its negligence.')).toBe(
      3,
    );
    expect(
      gravity(
        'The Provider shall indemnify the Client against claims caused by its negligence, up to the fees.',
      ),
    ).toBe(2);
  });

  it('leaves promises alone that the client returns', () => {
    const provider = 'The Provider will indemnify the Client against any damages awarded to a third party.';
    const client = 'The Client will indemnify the Provider against any damages awarded to a third party.';
    expect(gravity(`${provider} ${client}`)).toBeUndefined();
    expect(gravity(provider)).toBeDefined();
  });

  it('takes a limit of what the client owes for none of the freelancer', () => {
    const promise =
      'The Provider shall indemnify the Client against all losses, legal fees included, on a full indemnity basis for any breach';
    expect(gravity(`${promise}, and the Client's total liability is limited to EUR 100.`)).toBe(5);
    expect(hitOf(indemnityCheck, 'indemnity.legal-costs', `${promise}.`, 'en')).toBeDefined();
  });
});

import { isHarmless } from './burdens.js';
import { refuses } from './negation.js';

const isTakenBack = (defect: string, plain: string): boolean =>
  isHarmless(defect, plain) || refuses(defect, plain);

describe('who keeps, answers, pays or may leave', () => {
  it.each([
    ['confidentiality.one-way', "client keeps provider's prices and methods secret for as long"],
    ['confidentiality.one-way', "the client's staff who watch a group sign a promise of secrecy"],
    [
      'confidentiality.one-way',
      'klientas paslaugų teikėjo kainas ir darbo metodus laiko paslaptyje tokį pat laiką',
    ],
    ['confidentiality.one-way', 'klientas neatskleidžia paslaugų teikėjo įkainių'],
    [
      'client-warranties.provider-answers',
      "should anyone complain about what came from client, that is client's to answer",
    ],
    ['client-warranties.provider-answers', 'client is responsible for the rights in the photos it supplies'],
    [
      'client-warranties.provider-answers',
      'už kliento pateiktų nuotraukų teisėtumą ir tikslumą atsako klientas',
    ],
    ['client-warranties.provider-answers', 'klientas garantuoja, kad turi teises į pateiktą medžiagą'],
    [
      'termination-convenience.barred',
      'provider refuses what would hide income and may in that case terminate at once',
    ],
    ['termination-convenience.barred', 'provider can leave by a letter'],
    [
      'termination-convenience.barred',
      'paslaugų teikėjas atsisako rengti tokią išvadą ir gali nutraukti sutartį iš karto',
    ],
    ['termination-convenience.barred', 'paslaugų teikėjas turi teisę pasitraukti raštu įspėjęs'],
    ['taxes.gross-up', 'provider declares its income and pays its own taxes'],
    [
      'independent-status.reclassification',
      'provider looks after its taxes and contributions and has no paid holidays',
    ],
    ['taxes.gross-up', 'paslaugų teikėjas pats deklaruoja ir sumoka visus su atlygiu susijusius mokesčius'],
    [
      'independent-status.reclassification',
      'mokesčius ir įmokas paslaugų teikėjas susimokate pati, o atostogų negaunate',
    ],
    ['publicity.likeness', 'provider shall not imitate the voice of the captain in any advertisement'],
    [
      'publicity.likeness',
      "client uses provider's portrait only for the season's posters and takes it down within a month",
    ],
    [
      'publicity.likeness',
      'atvaizdą klientas naudoja tik sezono renginiams reklamuoti ir baigus dirbti nuima',
    ],
    ['indemnity.everything', 'for sound and weather client will have no claim against provider'],
    ['indemnity.everything', 'dėl salės ar garso tau pretenzijų nebus'],
    ['timeline.asap', 'for urgent work client pays 30% on top'],
    ['timeline.asap', 'už skubų darbą klientas pridedame 30 procentų'],
    ['change-control.client-decides', "client may shorten the play only with provider's consent"],
    [
      'change-control.client-decides',
      'klientas gali trumpinti spektaklį tik gavęs paslaugų teikėjo sutikimą',
    ],
    ['liability-cap.no-carve-outs', 'liability for intent or gross negligence is not limited'],
    [
      'liability-cap.no-carve-outs',
      'šalių atsakomybė už tyčia ar dėl didelio neatsargumo padarytą žalą neribojama',
    ],
    [
      'confidentiality.no-disclosure-by-law',
      'provider shall not disclose the plot before client has announced it',
    ],
    ['confidentiality.no-exclusions', 'paslaugų teikėjas nepasakoja siužeto, kol jis nepaskelbtas'],
    [
      'termination-breach.one-sided',
      "somebody who is rude leaves the same day, and that goes for client's crew as well as provider",
    ],
    ['termination-breach.one-sided', 'jei kuri nors pusė kitą apgauna, susitarimas baigiasi tą pačią dieną'],
    ['client-duties.slow-feedback', 'time does not run while client has not given access'],
    ['client-duties.slow-feedback', 'laikas neskaičiuojamas, kol klientas neužtikrina patekimo į patalpas'],
    [
      'force-majeure.one-sided',
      'client holds the permit for the event and is responsible for its being valid',
    ],
    [
      'acceptance.open-ended',
      "once client have accepted the manuscript, later changes of taste are client's to pay for",
    ],
  ])('%s is not said of: %s', (defect, plain) => {
    expect(isTakenBack(defect, plain)).toBe(true);
  });

  it.each([
    ['confidentiality.one-way', 'client keeps its plans, and provider keeps them secret'],
    ['confidentiality.one-way', "what client shows is covered by provider's duty to keep silent"],
    ['confidentiality.one-way', 'paslaugų teikėjas kliento kainas laiko paslaptyje'],
    [
      'confidentiality.one-way',
      'kliento planus paslaugų teikėjas saugo, o klientas laiko tik savo dokumentus',
    ],
    [
      'client-warranties.provider-answers',
      'client warrants nothing and provider answers for the photos it is given',
    ],
    ['client-warranties.provider-answers', 'provider is liable for claims about the photos of client'],
    [
      'client-warranties.provider-answers',
      'už kliento pateiktų nuotraukų teisėtumą atsako paslaugų teikėjas',
    ],
    [
      'client-warranties.provider-answers',
      'klientas pateikia nuotraukas, o paslaugų teikėjas atsako už jų teisėtumą',
    ],
    ['termination-convenience.barred', 'provider may not terminate before the end'],
    ['termination-convenience.barred', 'provider may leave only once client has found another'],
    ['termination-convenience.barred', 'paslaugų teikėjas gali nutraukti sutartį tik sumokėjęs 1 000 eurų'],
    ['termination-convenience.barred', 'paslaugų teikėjas turi teisę pasitraukti ne anksčiau kaip po metų'],
    ['taxes.gross-up', "provider pays its own taxes and client's taxes on the fee"],
    [
      'independent-status.reclassification',
      'if an authority deems provider an employee, provider pays the contributions',
    ],
    ['taxes.gross-up', 'paslaugų teikėjas sumoka savo ir kliento mokesčius'],
    [
      'independent-status.reclassification',
      'pripažinus darbo santykius, mokesčius ir įmokas paslaugų teikėjas atlygina klientui',
    ],
    ['publicity.likeness', "client uses provider's portrait only for advertising of its partners, for ever"],
    ['publicity.likeness', "client may use provider's voice"],
    ['publicity.likeness', 'atvaizdą klientas naudoja tik reklamai, taip pat kitiems, ir nuima kada nori'],
    ['indemnity.everything', 'provider covers every claim against client'],
    ['indemnity.everything', 'visas klientui pareikštas pretenzijas padengia paslaugų teikėjas'],
    ['timeline.asap', 'provider delivers as soon as possible'],
    ['timeline.asap', 'paslaugų teikėjas darbą atlieka kuo greičiau'],
    ['change-control.client-decides', 'client may shorten the play without asking provider'],
    ['change-control.client-decides', 'klientas gali trumpinti spektaklį be paslaugų teikėjo sutikimo'],
    ['liability-cap.no-carve-outs', 'liability is limited to the fee'],
    [
      'liability-cap.no-carve-outs',
      'apribojimas netaikomas tyčiai, taip pat visais atvejais, kai pardavimas užtrunka',
    ],
    [
      'confidentiality.no-disclosure-by-law',
      'provider shall not tell even a court before client has announced it',
    ],
    ['confidentiality.no-exclusions', 'paslaugų teikėjas niekam nieko nepasakoja, kol gyvas'],
    ['termination-breach.one-sided', 'if provider is rude client ends it the same day'],
    [
      'termination-breach.one-sided',
      'jei paslaugų teikėjas pažeidžia sutartį, klientas ją nutraukia tą pačią dieną',
    ],
    ['client-duties.slow-feedback', 'the deadline does not move while client is silent'],
    ['client-duties.slow-feedback', 'terminas nepratęsiamas, kol klientas neatsako'],
    ['force-majeure.one-sided', 'client is excused by events beyond its control'],
    [
      'force-majeure.one-sided',
      'client shall not be liable for non-performance due to riots, strikes or acts of government',
    ],
    ['acceptance.open-ended', 'client accepts the manuscript when it has the time'],
  ])('%s stays said of: %s', (defect, plain) => {
    expect(isTakenBack(defect, plain)).toBe(false);
  });
});

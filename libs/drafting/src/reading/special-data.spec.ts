import { readTerms } from './read-terms.js';
import { SPECIAL_DATA, type SpecialData } from '../terms/terms.js';
import { noticedData } from './special-data.js';

const SPEAKING: Readonly<Record<SpecialData, readonly string[]>> = {
  health: [
    'A booking site for a dental clinic',
    'An app in which patients keep their prescriptions',
    'Registracijos sistema odontologijos klinikai',
    'Svetainė ligoninėse besilankantiems pacientams',
    'Kineziterapeuto klientų kortelės',
    'Duomenys apie darbuotojų sveikatą',
  ],
  biometric: ['Entry by fingerprints', 'Įėjimas pagal veido atpažinimą', 'Pirštų atspaudų skaitytuvas'],
  belief: [
    'A newsletter for the parish',
    'Svetainė parapijai ir jos tikintiesiems',
    'Politinės partijos narių sąrašas',
  ],
  origin: ['A survey on ethnic origin', 'Apklausa apie tautybę'],
  union: ['A portal for trade union members', 'Profesinių sąjungų narių registras', 'Profsąjungos svetainė'],
  sex_life: ['A dating app', 'Pažinčių programėlė', 'Lytinės orientacijos apklausa'],
  criminal: ['Checking criminal records of applicants', 'Kandidatų teistumo patikra'],
  children: [
    'An app for children and their parents',
    'Darželio svetainė su vaikų nuotraukomis',
    'Mokinių pažangumo sistema',
    'Būrelis nepilnamečiams',
  ],
};

describe(noticedData.name, () => {
  it.each(SPECIAL_DATA.flatMap((kind) => SPEAKING[kind].map((text) => [kind, text] as const)))(
    'notices %s in “%s”',
    (kind, text) => {
      expect(noticedData(text)).toContain(kind);
    },
  );

  it.each([
    'Design and build a five-page company website with a contact form and a blog',
    'A healthy snack shop with a minor redesign, please be patient',
    'Sukurti paslaugų puslapį, paslaugas aprašyti ir susieti su mokėjimais',
    'Raštingumo mokymai vadovams, politika dėl slapukų ir pirkimo sąlygos',
    'Advertising of kitchens, union of two brands, race results, updating the site',
    'Valgiaraščio dizainas kavinei, lygios spalvos, vaistažolių arbatos etiketė',
  ])('notices nothing in “%s”', (text) => {
    expect(noticedData(text)).toEqual([]);
  });
});

describe('sensitive data in the terms', () => {
  const clinic = { scope_of_work: 'Online booking for a clinic', personal_data: true };

  it('are what the description speaks of until somebody has answered', () => {
    expect(readTerms(clinic).specialData).toEqual(['health']);
    expect(readTerms({ ...clinic, special_data: [] }).specialData).toEqual([]);
    expect(readTerms({ ...clinic, special_data: ['children', 'union'] }).specialData).toEqual([
      'union',
      'children',
    ]);
  });
});

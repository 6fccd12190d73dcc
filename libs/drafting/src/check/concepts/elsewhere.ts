import type { Sentence } from '../segment.js';

/** What a sentence lacks may stand in another: such a defect is none where the contract says this anywhere. */
const MENDED_BY: Readonly<Record<string, RegExp>> = {
  'confidentiality.no-exclusions':
    /(?<!\p{L})(?:(?:is|are|becomes?|was) (?:or becomes? )?(?:generally )?(?:public|known)|public(?:ly)? (?:domain|known|available)|already (?:known|knew|public)|independently (?:developed|created)|generally known|viešai (?:žinom|prieinam|paskelbt)\p{L}*|jau (?:žinom|turėt)\p{L}*|savarankiškai (?:sukurt|parengt|gaut)\p{L}*)/u,
  'confidentiality.no-disclosure-by-law':
    /(?<!\p{L})(?:(?:required|compelled|demanded) by (?:law|a court|an authority)|(?:law|court|authority)\p{L}* (?:requires?|orders?|demands?)|(?:įstatym|teisės akt|teism|institucij)\p{L}* (?:reikalau|nustat|įpareigo)\p{L}*|privaloma pagal (?:įstatym|teisės akt)\p{L}*)/u,
  'late-payment.no-suspension':
    /(?<!\p{L})(?:provider may (?:suspend|pause|stop)|paslaugų teikėjas (?:gali|turi teisę) (?:su|pri)?stabdyti)/u,
  'termination-convenience.client-only':
    /(?<!\p{L})(?:provider may (?:also )?(?:end|terminate|leave|cancel) (?:this|the) (?:agreement|contract)(?: at any time)?(?:,)? (?:by|on|with|upon|for any reason|without)(?! [^.]{0,40}breach)|paslaugų teikėjas (?:taip pat )?(?:turi teisę|gali) (?:bet kada )?nutraukti (?:šią )?sutartį,? (?:raštu )?(?:įspėj|dėl svarbi|nenurod|prieš)\p{L}*)/u,
};

/** Whether the contract says elsewhere what the defect is about the lack of. */
export const isMendedElsewhere = (defect: string, sentences: readonly Sentence[]): boolean => {
  const mended = MENDED_BY[defect];
  return mended !== undefined && sentences.some(({ plain }) => mended.test(plain));
};

import type { Recogniser } from './recogniser.js';
import { assignmentRecognisers } from '../clauses/assignment/recognise.js';
import { auditRecognisers } from '../clauses/audit/recognise.js';
import { exclusivityRecognisers } from '../clauses/exclusivity/recognise.js';
import { governingLawRecognisers } from '../clauses/governing-law/recognise.js';
import { handoverRecognisers } from '../clauses/handover/recognise.js';
import { insuranceRecognisers } from '../clauses/insurance/recognise.js';
import { ipOwnershipRecognisers } from '../clauses/ip-ownership/recognise.js';
import { liabilityCapRecognisers } from '../clauses/liability-cap/recognise.js';
import { liquidatedDamagesRecognisers } from '../clauses/liquidated-damages/recognise.js';
import { nonSolicitationRecognisers } from '../clauses/non-solicitation/recognise.js';
import { providerWarrantiesRecognisers } from '../clauses/provider-warranties/recognise.js';
import { termRecognisers } from '../clauses/term/recognise.js';
import { terminationConvenienceRecognisers } from '../clauses/termination-convenience/recognise.js';
import { covenantNotToSueRecognisers } from './provisions/covenant-not-to-sue.js';
import { minimumCommitmentRecognisers } from './provisions/minimum-commitment.js';
import { mostFavoredNationRecognisers } from './provisions/most-favored-nation.js';
import { nonDisparagementRecognisers } from './provisions/non-disparagement.js';
import { revenueSharingRecognisers } from './provisions/revenue-sharing.js';
import { thirdPartyBeneficiaryRecognisers } from './provisions/third-party-beneficiary.js';

/** Every kind of provision that is told apart: those of the clauses, and those that belong to no clause of ours. */
export const RECOGNISERS: readonly Recogniser[] = [
  ...assignmentRecognisers,
  ...auditRecognisers,
  ...exclusivityRecognisers,
  ...governingLawRecognisers,
  ...handoverRecognisers,
  ...insuranceRecognisers,
  ...ipOwnershipRecognisers,
  ...liabilityCapRecognisers,
  ...liquidatedDamagesRecognisers,
  ...nonSolicitationRecognisers,
  ...providerWarrantiesRecognisers,
  ...termRecognisers,
  ...terminationConvenienceRecognisers,
  ...covenantNotToSueRecognisers,
  ...minimumCommitmentRecognisers,
  ...mostFavoredNationRecognisers,
  ...nonDisparagementRecognisers,
  ...revenueSharingRecognisers,
  ...thirdPartyBeneficiaryRecognisers,
];

import { counter, restate, rewrite, said, settling, type Counters } from '../counter.js';
import { OF_THE_WORK } from './work.js';

/** Changes of the contract, disputes, notices, and who signs. */
export const FRAME: Counters = {
  'amendments.unilateral': counter(
    said(
      'Could the contract be changed only by agreement of both sides?',
      'Changes announced in advance, with a right to leave.',
      'Terms that one side may change alone.',
    ),
    said(
      'Siūlau sutartį keisti tik abiem šalims susitarus.',
      'Iš anksto praneštas pakeitimas ir teisė pasitraukti.',
      'Sąlygos, kurias viena šalis keičia viena.',
    ),
    [
      {
        ...settling(
          rewrite(
            'Changes to the work, its dates and its price take effect when both parties have agreed to them in writing.',
            'Darbo, jo terminų ir kainos pakeitimai įsigalioja, kai dėl jų raštu susitaria abi šalys.',
          ),
          ['scope', 'timeline', 'fees', 'change-control'],
        ),
        where: OF_THE_WORK,
      },
      rewrite(
        'Changes to {contract} take effect when both parties have agreed to them in writing.',
        '{contract gen} pakeitimai įsigalioja, kai dėl jų raštu susitaria abi šalys.',
      ),
    ],
  ),
  'amendments.silence': counter(
    said(
      'Could changes need a yes? A message is easily overlooked.',
      'A reminder, after which silence counts for small things.',
      'New terms by silence.',
    ),
    said(
      'Siūlau, kad pakeitimams reikėtų sutikimo: laišką lengva nepastebėti.',
      'Priminimas, po kurio dėl smulkmenų tylėjimas laikomas sutikimu.',
      'Naujos sąlygos dėl tylėjimo.',
    ),
    [
      restate(
        'Changes to {contract} take effect when both parties have agreed to them in writing.',
        '{contract gen} pakeitimai įsigalioja, kai dėl jų raštu susitaria abi šalys.',
      ),
    ],
  ),
  'assignment.one-sided': counter(
    said(
      'Could both sides need consent to hand the contract on?',
      'Freedom within a group of companies, after notice.',
      'A new contracting party that nobody asked about.',
    ),
    said(
      'Siūlau, kad sutarčiai perduoti abiem šalims reikėtų sutikimo.',
      'Laisvė perduoti grupės įmonėms, pranešus.',
      'Nauja šalis, dėl kurios niekas neklausė.',
    ),
    [
      rewrite(
        'Neither party may transfer {contract} without the written consent of the other; claims to payment may be assigned.',
        'Nė viena šalis negali perduoti {contract gen} be rašytinio kitos šalies sutikimo; reikalavimus sumokėti perleisti galima.',
      ),
    ],
  ),
  'assignment.claims-barred': counter(
    said(
      'Could claims to payment be assigned with a simple notice?',
      'To banks and factoring companies only.',
      'Losing a claim because it was assigned.',
    ),
    said(
      'Siūlau leisti reikalavimus sumokėti perleisti tik pranešus.',
      'Tik bankams ir faktoringo bendrovėms.',
      'Reikalavimo praradimas jį perleidus.',
    ),
    [
      rewrite(
        '{provider} may assign or pledge claims to payment and will inform {client obj} of it.',
        '{provider gali} perleisti ar įkeisti reikalavimus sumokėti ir apie tai {provider/praneša} {client dat}.',
      ),
    ],
  ),
};

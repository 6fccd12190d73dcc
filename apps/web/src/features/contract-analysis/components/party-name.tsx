import type { AnalysisParty } from '@pactwright/protocol';
import { Fragment } from 'react';
import { wordsOf } from '../model/parties.js';
import { useTextLanguages } from '../model/text-languages.js';
import { usePartyTexts } from '../model/use-party-texts.js';

/** A party by its name, with the words that mean it in the contract: Orbit Ltd (“Company”). */
export function PartyName({ party }: { party: AnalysisParty }) {
  const spoken = useTextLanguages();
  const { quote } = usePartyTexts();
  const { name, roles } = wordsOf(party);
  return (
    <>
      <b lang={spoken.document}>{name.isPronoun ? quote(name) : name.text}</b>
      {roles.length > 0 && ' ('}
      {roles.map((role, at) => (
        <Fragment key={role.text}>
          {at > 0 && ', '}
          <span lang={spoken.document}>{quote(role)}</span>
        </Fragment>
      ))}
      {roles.length > 0 && ')'}
    </>
  );
}

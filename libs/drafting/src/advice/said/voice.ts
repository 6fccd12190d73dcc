const CLIENT_SPEAKS =
  /\b(?:(?:we|i) (?:also )?(?:need|want)|(?:we|i)'d (?:like|love) (?:you )?|looking for|please|pls|can you|could you|give us|we(?:'ll)? (?:pay|send|transfer|settle)\b|your (?:quote|invoice|price|fee|offer|translations?)\b|you (?:find|make|write|design|draw|build|translate|work)\b|for (?:my|our) |(?:my|our) (?:shop|site|website|company|business|restaurant|caf[e]))/u;

const PROVIDER_SPEAKS =
  /\bi(?:'ll| will|'m going to| write| shoot| edit| draw| make| record)\b|\byou(?:'d like| get| want)\b|\b(?:the|my) client\b/u;

/** Whether the description was written by whoever orders the work. */
export const clientSpeaks = (plain: string): boolean =>
  CLIENT_SPEAKS.test(plain) && !PROVIDER_SPEAKS.test(plain);

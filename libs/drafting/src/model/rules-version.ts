/** Version of the rule set, printed in every result. Raise it with every change of a clause's wording or choice. */
export const RULES_VERSION = '1.63.0';

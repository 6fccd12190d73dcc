/** What is for another time, another price or another contract; plain words. */
const LATER_EN = String.raw`(?:not (?:in|included|part of|now|yet|needed|for now|this|covered|decided|agreed|sure)|isn't (?:in|included|part)|aren't (?:in|included|part)|not (?:my|our) (?:job|thing)|(?:maybe |perhaps |possibly |probably |much )?later\b(?! than)|in (?:the )?(?:next|second|third|later|another|a second|a later) (?:stage|phase|step|version|release)|(?:that's |this is |is |as )?(?:an? )?(?:next|second|third|another|separate|other|future|later|different) (?:stage|phase|step|version|release|contract|quote|offer|budget|project|job|order|invoice|year|season|time)|(?:in )?(?:phase|stage|version) (?:2|3|two|three|ii)|next (?:year|summer|season|month)|out of scope|outside (?:of )?(?:this|the)|excluded|optional(?:ly)?|on hold|postponed|dropped|only if|if (?:the )?(?:budget|money|time|there)|at extra|for an extra|(?:is |are )?extra$|tb[cd]\b|(?:charged |billed |quoted |priced |paid )?separately)`;
const WHO_EN = String.raw`(?:but |and |that's |this is |it's |which is |which are |they're |is |are |to be )*(?:(?:they|we|you|he|she|i)(?:'ll| will| want to)? (?:decide|choose|order|think about (?:it|that)|see) )?`;
const LATER_LT = String.raw`(?:veliau|(?:kit|antr|trec|vels|atskir)\p{L}* (?:etap|projekt|versij|karto|kart|sutart|uzsakym|samat|pasiulym|kain|saskait)\p{L}*|i (?:kaina|sita|si|apimt\p{L}*) \p{L}*\s?ne\p{L}+|ne(?:ieina|iskaic\p{L}*|itrauk\p{L}*)|ne (?:sitam|siame|siam|dabar|dabartin\p{L}*|siuo|i kain\p{L}*|cia)|kol kas ne|(?:kitais|kitiems) metais|kitamet|kita (?:karta|pavasari|rudeni|vasara|ziema)|atide\p{L}*|nukel\p{L}*|tik jei\p{L}*|jei bus|uz papildoma|papildom\p{L}* (?:kain|mokest|susitar)\p{L}*|neprivalom\p{L}*|(?:tik )?pagal atskir\p{L}* \p{L}+|atskirai)`;
const WHO_LT = String.raw`(?:bet |tai |o |cia |jau |gal |galbut |bus |bet jau |apie tai |sprendzia |spres |nuspres )*`;

const BEHIND = new RegExp(
  String.raw`^\W*(?:${WHO_EN}${LATER_EN}|${WHO_LT}${LATER_LT})(?=[\s,.;:!?)]|$)`,
  'u',
);
const WITHIN = new RegExp(String.raw`(?:^|\s)(?:${LATER_EN}|${LATER_LT})(?=[\s,.;:!?)]|$)`, 'u');

/** Whether words behind a name say that it is no part of this work: "not in the price", „kitas etapas“. */
export const isPutOff = (plain: string): boolean => BEHIND.test(plain.trimStart());
/** Whether words speak of another time, price or contract anywhere: „Vėliau:“, "a shop in phase two". */
export const speaksOfLater = (plain: string): boolean => WITHIN.test(plain);

import type { Recogniser } from '../../check/recogniser.js';

export const assignmentRecognisers: readonly Recogniser[] = [
  {
    provision: 'Change Of Control',
    anchor:
      /\b(?:control|merg\w*|acqui\w*|sale of|sells?|consolidat\w*|ownership|transfer of|successor|kontrol\w*)/u,
    signs: {
      change: /change (?:of|in) (?:the )?(?:control|ownership)|acquisition of (?:control|substantially)/u,
      terminates:
        /terminat\w*[^.]{0,200}(?:change (?:of|in)|merg|acqui|sale of|sells)|(?:change (?:of|in)|merg|acqui|sale of|sells)\w*[^.]{0,200}terminat/u,
      merger: /merg(?:er|es?)\b|consolidat|substantially all|all or substantially/u,
      assignment:
        /(?:deemed|constitute)[^.]{0,40}(?:an )?assign|assign\w*[^.]{0,200}(?:merg|change of control|operation of law)/u,
      notice: /(?:notify|notice|consent)/u,
      without: /without[^.]{0,40}consent/u,
      means: /\bmeans\b/u,
      includesMerger:
        /(?:including|whether|by|through|result of|deemed)[^.]{0,60}(?:merger|change (?:of|in) control|operation of law|(?:asset|stock) sale)/u,
      freely:
        /(?:may|right to)[^.]{0,80}assign[^.]{0,120}without|without[^.]{0,60}consent[^.]{0,120}(?:in connection|to (?:a|any|its) (?:successor|purchaser|acqui|entity|affiliate|third)|merg|acqui)/u,
      taken:
        /(?:is|are|be|been|becomes?) (?:\w+ ){0,2}(?:acquired|sold|merged|consolidated)|ceases? to (?:own|hold|control)|controlling interest|(?:fifty|50|majority|more than)[^.]{0,40}(?:voting|shares|stock|equity|outstanding)/u,
      endsOrAsks:
        /(?:change (?:of|in) (?:\w+ )?control|merger|acqui\w*|sale of all|substantially all)\b[^.]{0,240}\b(?:terminat|consent|notif|notice|elect)|\b(?:terminat|consent|notif|notice)\w*[^.]{0,240}\b(?:change (?:of|in) (?:\w+ )?control|merger|acqui\w*|sale of all|substantially all)/u,
    },
  },
  {
    provision: 'Anti-Assignment',
    anchor: /\b(?:assign\w*|transfer\w*|delegat\w*|successors?|perleis\w*|perduoti)/u,
    signs: {
      notAssign: /(?:not|neither|no|nor)\b[^.]{0,120}\b(?:assign|transfer|delegat)\w*/u,
      consent:
        /(?:without|unless)[^.]{0,80}\b(?:consent|approval|permission)|prior written (?:consent|approval)/u,
      agreement:
        /(?:assign|transfer|delegat)\w*[^.]{0,100}\b(?:this agreement|agreement|rights|obligations|interest)|this agreement[^.]{0,100}(?:assign|transfer)/u,
      void: /null and void|shall be void|void/u,
      ip: /\b(?:intellectual|copyright|invention|patent|work product|title)\b/u,
      headingAssign: /assign|transfer|perleid/u,
      personal: /personal (?:to|services|in nature)/u,
    },
  },
];

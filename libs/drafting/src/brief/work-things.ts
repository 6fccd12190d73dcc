import type { WorkType } from '../terms/terms.js';

/** The things that work makes, by the kind of work. */
export const THINGS: readonly (readonly [WorkType, RegExp])[] = [
  [
    'web_development',
    /\b(?:web ?sites?|web ?pages?|web ?apps?|web shops?|online (?:shop|store)s?|e-?(?:shop|store|commerce)s?|wordpress|woocommerce|shopify|webflow|landing ?pages?|booking (?:system|site|platform)|(?:mobile )?apps?|application|software|plug-?ins?|api|back-?end|front-?end|crm|web development|developers?|programmers?|svetain\w+|puslap(?:is|io|i|yje)|(?:el\.?|elektronin\w+|internetin\w+|interneto|e\.?-?) ?parduotuv\w+|e-?parduotuv\w+|programel\w+|sistem(?:a|os|ai|ele|eles)|ispieni\w+|programuotoj\w+|nukreipimo puslap\w+)\b/gu,
  ],
  [
    'design',
    /\b(?:logos?|logotypes?|re-?brand(?:ing)?|brand(?:ing| identity| book| guide)?|visual identity|packag(?:e|es|ing)|labels?|flyers?|posters?|brochures?|business cards?|banners?|menus?|mock-?ups?|illustrations?|illustrators?|icons?|leaflets?|catalogues?|catalogs?|templates?|ui|ux|figma|wireframes?|signage|(?<!\b(?:we|you|i|they|he|she|both|to|will|can|must|should|would|shall|may|and|please|parties|sides|once|after|before|when|not|us|let's|'ll|'d)(?: (?:both|all|then|also|only|just|first|soon))? )signs?(?! (?:by|on|off|up|in|it|this|that|the|a|an|our|your|contracts?|agreements?|nda|here|today|tomorrow|next|before|after|before)\b)|covers?|layouts?|infographics?|designers?|graphic design|design|logotip\w*|prekes zenkl\w+|stili\w+|vizualin\w+|identitet\w+|pakuo(?:te|tes|ciu|ce)|etiket\w+|skrajut\w+|plakat\w+|brosiur\w+|lankstinuk\w+|vizitin\w+|(?:reklam\w+ )?juostel\w+|meniu|iliustracij\w+|maket\w+|sablon\w+|dizain\w+|iskab\w+|virsel\w+|katalog\w+|piktogram\w+)\b/gu,
  ],
  [
    'copywriting',
    /\b(?:articles?|blog ?posts?|blogs?|copy|copywriting|copywriters?|texts?|product descriptions?|descriptions?|newsletters?|press releases?|scripts?|slogans?|case stud(?:y|ies)|white ?papers?|ghostwrit\w+|writers?|straipsn\w+|tekst(?:as|ai|us|u|o|ukai|uku)|tinklarasc\w+|aprasym\w+|naujienlaisk\w+|pranesim\w+ spaudai|sukiai|scenarij\w+|tekstu kurej\w+|copywriter\w*)\b/gu,
  ],
  [
    'marketing',
    /\b(?:campaigns?|ads|advertising|google ads|facebook ads|meta ads|social media|instagram (?:account|posts?|content|page)|tiktok|linkedin (?:posts?|content)|seo|ppc|marketing|marketer|email marketing|influencers?|content calendar|reklam(?:a|os|u|as|ine|ines|uoti)|kampanij\w+|socialini\w+ tinkl\w+|rinkodar\w+|(?:instagram|facebook|linkedin) (?:paskyr\w+|iras\w+|turin\w+)|turinio (?:plan\w+|kalendor\w+))\b/gu,
  ],
  [
    'consulting',
    /\b(?:consult\w*|advis(?:e|or|ory|er)\w*|advice|audits?|workshops?|strateg(?:y|ies)|coach\w*|mentor\w*|review of|training|trainings|assessment|process (?:review|analysis)|konsultac\w+|konsultant\w+|konsultuo\w+|audit\w+|strategij\w+|mokym\w+|dirbtuv\w+|seminar\w+|patarim\w+|analiz\w+|koucing\w+)\b/gu,
  ],
  [
    'general',
    /\b(?:translat\w+|proofread\w+|interpret(?:er|ing)|photo(?:s|graphs?|grapher|graphy| shoot)?|pictures|videos?|videograph\w+|film(?:ing)?|editing of|podcasts?|voice-?over|bookkeep\w+|accounting|accountant|transcri\w+|subtitl\w+|data entry|virtual assistant|music|sound|recruit\w+|tutor\w*|lessons|vertim\w+|vertej\w+|isvers\w+|versti|redagav\w+|fotograf\w+|fotosesij\w+|nuotrauk\w+|video\w*|filmav\w+|filmuo\w+|montav\w+|buhalter\w+|apskait\w+|igars\w+|subtitr\w+|transkrib\w+|pamok\w+|muzik\w+|asistent\w+)\b/gu,
  ],
];

/** Whether words name something that a kind of work makes; of any kind where none is given. */
export const namesThing = (plain: string, type?: WorkType): boolean =>
  THINGS.some(([kind, words]) => (type ?? kind) === kind && new RegExp(words.source, 'u').test(plain));

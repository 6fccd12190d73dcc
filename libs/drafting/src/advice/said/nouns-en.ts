const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** What freelance work makes and hands over, in the singular. What is also a measure ("page") is one where nothing stands before it. */
const MADE = set(
  `text copy copywriting article post story email e-mail mail newsletter description bio biography caption script
  screenplay slogan tagline headline letter page blog release study whitepaper paper brochure flyer leaflet poster banner menu
  card label packaging sleeve logo logotype icon illustration drawing sketch painting mural pattern cover spread layout artwork
  mock-up mockup wireframe prototype screen template guide guideline handbook manual moodboard render rendering
  visualisation visualization plan floorplan concept sign signage sticker booklet catalogue catalog book ebook epub e-book
  invitation certificate infographic chart diagram map identity branding rebrand design redesign photo photograph pic picture
  image shot headshot portrait album gallery film video clip reel short teaser trailer episode edit animation recording
  voiceover voice-over mix master track song jingle subtitle caption transcript transcription translation localisation
  localization proofreading editing retouching photography coverage website site webpage homepage shop store webshop app
  application form plugin plug-in integration dashboard api database bot calendar widget module migration theme script
  documentation report audit analysis review roadmap strategy recommendation summary presentation slide deck survey
  spreadsheet workbook forecast model campaign ad advert advertisement keyword profile account setup check test re-test
  retest checklist list audit assessment workshop session training course webinar lesson syllabus exercise worksheet bookkeeping
  accounting payroll return invoice reconciliation ghostwriting editing typesetting proof file value reminder sync
  view search login checkout button feature function screenplay memoir novel chapter verse poem speech glossary
  termbase style-guide kit set pack package system panel rollup roll-up backdrop outline draft essay abstract
  interview-notes note minutes protocol policy procedure schema repository code component library pipeline
  still cert refresher
  cue repo readme dress cake buffet conversation photoshoot
  playbook calculator configurator generator portal platform intranet e-shop funnel flow sequence series podcast show-notes
  music soundtrack jingle ident rebuild relaunch rewrite reworking cleanup clean-up optimisation optimization collage lookbook zine comic storyboard character
  timelapse time-lapse hyperlapse cutdown bumper thumbnail stinger visual pictogram cutout walkthrough tutorial tender proposal
  pitch tracker schedule timetable itinerary roster valuation appraisal estimate calculation costing persona sitemap userflow
  op-ed column listing jingle intro outro lyric arrangement score stem sample elevation tote mug badge lanyard
  flag tag wrap booth decal vinyl wallpaper fascia lettering letterhead stationery envelope folder palette typeface
  font favicon gif avatar art aftermovie vlog showreel interview highlight redirect filter endpoint notification popup chatbot
  header footer matrix register benchmark memo handout guideline talk lecture seminar leaflets prospectus newsletter-template
  scan retouch cutouts headshots subtitles crossword puzzle game app-icon masterclass debrief briefing statement option variant direction reminder export import request alert dubbing voiceover localisation
  model figure table index bibliography quiz faq questionnaire brief manuscript foreword preface blurb synopsis`,
);
/** Nouns in „-s“ that stand before others, and other words in „-s“ that are no verb. */
const PLURAL_BEFORE = set(
  'sales terms parts news business sports kids goods graphics communications series analytics operations childrens accounts press express wordpress canvas campus express windows status class cross process success access address glass bonus',
);

function singular(word: string): string {
  if (/ies$/u.test(word) && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss)es$/u.test(word)) return word.slice(0, -2);
  if (word === 'analyses') return 'analysis';
  return /[^su]s$/u.test(word) ? word.slice(0, -1) : word;
}

/** Whether an English word names something that is made, as it stands at the end of a name: "booking page". */
export const isMade = (word: string): boolean =>
  MADE.has(singular(word)) || MADE.has(word) || MADE.has(singular(word.slice(word.lastIndexOf('-') + 1)));
/** "Anna writes texts": a word in „-s“ in the middle of a name is a verb or nobody knows. */
export const isVerbLike = (word: string): boolean =>
  /[a-z]{2}s$/u.test(word) && !/(?:ss|us|is|'s)$/u.test(word) && !PLURAL_BEFORE.has(word) && !isMade(word);

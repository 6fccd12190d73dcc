import { NOT_BEHIND, SITE } from '../pages.js';
import type { Kind } from './kind.js';

/** A job on a site that is there: who repairs, moves, audits or connects it hands over none of what a new one has. */
const JOB_ON_A_SITE = String.raw`(?!\W*(?:\S+\s+){0,3}?(?:audit|repair|rescue|fix|fast|speed|greit|help|clean|upgrad|maint|support|sync|integrat|migrat|api\b|plug-?in|remont|taisy|sutaisy|pataisy|integra|priežiūr|prižiūr|sinchron)|\W*(?:\S+\s+){0,16}?(?:mov(?:e|ing)\b|migrat|existing|already (?:live|running|up)|perkel|perkėl|esam|jau veikia|pridė|papildy))`;
/** A site builder hosts what is made with it, and gives no code away. */
const OWN = String.raw`(?!.*(?:shopify|wix\b|squarespace|webflow))`;
const NEW = new RegExp(`^${JOB_ON_A_SITE}`, 'su');
const NEW_FRONT = new RegExp(`^${JOB_ON_A_SITE}${NOT_BEHIND}`, 'su');
const NEW_PAGES = new RegExp(`${NEW_FRONT.source}${SITE}`, 'su');
/** New pages of which the description says this. */
const pagesWith = (words: string): RegExp => new RegExp(`${NEW_PAGES.source}(?=.*(?:${words}))`, 'su');
const OWN_SITE = new RegExp(`${NEW_FRONT.source}${OWN}${SITE}`, 'su');
const OWN_CODE = new RegExp(`^${JOB_ON_A_SITE}${OWN}`, 'su');

export const webDevelopment: Kind = {
  opening: {
    en: 'Design and build a website for the Client and put it into operation.',
    lt: 'Sukurti Klientui interneto svetainę ir ją paleisti.',
  },
  details: [
    {
      en: 'The pages and functions are those named here; each further page, function or connected system is additional work.',
      lt: 'Kuriami čia išvardyti puslapiai ir funkcijos; kiekvienas kitas puslapis, funkcija ar prijungiama sistema yra papildomas darbas.',
      when: NEW_FRONT,
      unless: /further page|additional work|kitas puslapis|papildom\p{L}* darb/u,
    },
    {
      en: 'All pages adapt to the screens of computers, tablets and phones.',
      lt: 'Visi puslapiai prisitaiko prie kompiuterių, planšečių ir telefonų ekranų.',
      when: NEW_PAGES,
      unless:
        /responsive|mobile|tablet|phones?\b|app\b|do not touch|keep the design|mobili|prisitaik|planše|telefon|programėl|neliesti|nekeisti|nekeičia/u,
    },
    {
      en: 'The shop has a catalogue, a basket and a checkout with the payment and delivery methods that the Parties agree on before development starts, and it sends e-mails on each order.',
      lt: 'Parduotuvę sudaro katalogas, krepšelis ir užsakymo puslapis su mokėjimo bei pristatymo būdais, kuriuos Šalys suderina prieš pradedant programuoti; apie kiekvieną užsakymą siunčiami laiškai.',
      when: pagesWith(String.raw`shop|store|e-?commerce|parduotuv`),
      unless: /checkout|basket|krepšel/u,
    },
    {
      en: 'Visitors choose a free date or time, receive a confirmation by e-mail and can cancel; the Client sees all bookings in one calendar.',
      lt: 'Lankytojas pasirenka laisvą datą ar laiką, gauna patvirtinimą el. paštu ir gali rezervaciją atšaukti; visas rezervacijas Klientas mato viename kalendoriuje.',
      when: pagesWith(String.raw`booking|reservation|appointment|rezervac|registracij\p{L}* (?:pas|vizit)`),
    },
    {
      en: 'Every language version has the same pages; the Client supplies the translations.',
      lt: 'Visų kalbų versijų puslapiai vienodi; vertimus pateikia Klientas.',
      when: pagesWith(String.raw`languages|multilingual|bilingual|kalbomis|daugiakalb|dvikalb`),
      unless: /translations|vertim/u,
    },
    {
      en: 'The blog lists its articles by date and topic and gives each a page of its own.',
      lt: 'Tinklaraštyje straipsniai rikiuojami pagal datą ir temą, kiekvienam skirtas atskiras puslapis.',
      when: pagesWith(String.raw`\bblog|news section|tinklarašt|naujienų skil`),
    },
    {
      en: 'Forms check what is entered, keep spam out and send each message to the address that the Client names.',
      lt: 'Formos patikrina įvestus duomenis, saugo nuo brukalo ir kiekvieną žinutę siunčia Kliento nurodytu adresu.',
      when: pagesWith(String.raw`\bforms?\b|form(?:a|os|ą|ų|omis)(?!\p{L})`),
    },
    {
      en: 'Before launch the Provider tests pages, links and forms on a test address, shows the result to the Client there and corrects what departs from this description.',
      lt: 'Prieš paleisdamas Paslaugų teikėjas bandomuoju adresu patikrina puslapius, nuorodas ir formas, ten parodo rezultatą Klientui ir pataiso tai, kas neatitinka šio aprašymo.',
      when: NEW_PAGES,
      unless: /\btest(?:s|ed|ing)?\b|testav|išband/u,
    },
    {
      en: 'Handover covers the source code, the access data and a short introduction for the people who will edit the content.',
      lt: 'Perduodami programos kodas ir prisijungimo duomenys, o turinį tvarkysiantys asmenys trumpai supažindinami su sistema.',
      when: NEW_PAGES,
      unless: /handover|hand(?:ed|s)? over|perduod/u,
    },
  ],
  deliverables: [
    {
      en: 'Page designs for computer and phone, approved by the Client',
      lt: 'Kliento patvirtinti puslapių maketai kompiuteriui ir telefonui',
      when: NEW_PAGES,
      unless: /design|maket/u,
    },
    {
      en: 'The working website in the Client’s hosting',
      lt: 'Veikianti interneto svetainė Kliento serveryje',
      when: OWN_SITE,
      unless: /website|site\b|svetain/u,
    },
    {
      en: 'Source code in a repository that the Client can access',
      lt: 'Programos kodas Klientui prieinamoje saugykloje',
      when: OWN_CODE,
      unless: /code|repository|kod(?:as|ą|o)\b|saugykl/u,
    },
    {
      en: 'Access data to all accounts set up for the website',
      lt: 'Visų svetainei sukurtų paskyrų prisijungimo duomenys',
      when: NEW_PAGES,
      unless: /access|account|prisijung|paskyr/u,
    },
  ],
  exclusions: [
    {
      en: 'Writing and translating texts',
      lt: 'Tekstų rašymas ir vertimas',
      when: NEW,
      unless:
        /copywrit|texts and|tekstai|texts? (?:are|is) included|writ(?:e|ing)|translat|tekstų (?:rašym|kūrim)|vertim/u,
    },
    {
      en: 'Photographs, illustrations and videos',
      lt: 'Nuotraukos, iliustracijos ir vaizdo įrašai',
      when: NEW,
      unless: /photo|illustration|video|nuotrauk|iliustrac|vaizdo įraš/u,
    },
    {
      isForThin: true,
      en: 'Fees for domain, hosting, plug-ins and other third-party services',
      lt: 'Mokesčiai už domeną, prieglobą, įskiepius ir kitas trečiųjų asmenų paslaugas',
      unless: /audit|hosting|domain|prieglob|talpin|domen/u,
    },
    {
      en: 'Maintenance, updates and backups after launch',
      lt: 'Priežiūra, atnaujinimai ir atsarginės kopijos po paleidimo',
      unless:
        /maintenance|support|updates|after launch|bug|warranty|priežiūr|atnaujin|klaidų|garantin|po paleidimo/u,
    },
  ],
  stages: [
    { en: 'Page designs approved', lt: 'Patvirtinti puslapių maketai', share: 30 },
    { en: 'Test version ready', lt: 'Parengta bandomoji versija', share: 40 },
    { en: 'Launch and handover', lt: 'Paleidimas ir perdavimas', share: 30 },
  ],
};

import { ownItems } from '../own-items.js';

describe('the things that a description names', () => {
  it.each<[string, string[]]>([
    ['I need a poster, two flyers and a one-page site.', ['Poster', 'Two flyers', 'One-page site']],
    ['I will write three case studies plus a press release.', ['Three case studies', 'Press release']],
    [
      'You get a rough cut on Monday and 12 edited clips in 4K.',
      ['Rough cut on Monday', '12 edited clips in 4K'],
    ],
    ['Spring promo: a landing page, 4 emails (two of them short).', ['Landing page', '4 emails']],
    ['Portraits, 9 people', ['Portraits, 9 people']],
    ['Pack it.\n- a card, two sizes, each w/ a bow', ['Card, two sizes, each w/ a bow']],
    ['Van lettering for a plumber, asap', ['Van lettering for a plumber']],
    ['Order form broke after an update, double orders.', []],
    ['They send me the brochure + price list to learn.', []],
    ['Three rooms: kitchen, hall, bath. Floor plan and 6 renders.', ['Floor plan', '6 renders']],
    ['Ghost map -> order list -> receipt template', ['Ghost map -> order list -> receipt template']],
    [
      'I write the manual for the old press and the new one, a quiz.',
      ['Manual for the old press and the new one', 'Quiz'],
    ],
    [
      'Price list 2027, two site visits incl. staff interviews.',
      ['Price list 2027', 'Two site visits incl. staff interviews'],
    ],
    ['Clean the audio, add titles and make a short trailer.', ['Cleaning the audio', 'Short trailer']],
    ['Two reels, trim the intros, add subtitles.', ['Two reels', 'Trimming the intros', 'Adding subtitles']],
    ['Poster for their shop, red and gold, matt.', ['Poster for their shop, red and gold, matt']],
    ['- laptop lid cracked, beeps twice\n- replace the lid', ['Replacing the lid']],
    ['30 labels, a floor map 3x4 m. InDesign source, bleed 3 mm.', ['30 labels', 'Floor map 3x4 m']],
    ['Three hundred photos of the fair, edited.', ['Three hundred photos of the fair, edited']],
    [
      '- oak gate for the yard\n- 12 metres, about 1 m high\n- two thousand six hundred, two goes',
      ['Oak gate for the yard'],
    ],
    ['Rewrite of her menu page + a price list.', ['Rewrite of her menu page', 'Price list']],
    ['A song, plus a jingle line and a shorter club cut.', ['Song', 'Jingle line', 'Shorter club cut']],
    [
      'Column for a parish paper. One a month, about 400 words. Sent as Word.',
      ['Column for a parish paper, one a month, about 400 words'],
    ],
    ['Drone film of a park, 4 stills, permits by the owner.', ['Drone film of a park', '4 stills']],
    ['A shop on Wix for a florist: home, prices, team.', ['Shop on Wix for a florist: home, prices, team']],
    [
      'Website care: checks, updates, small repairs up to 2 h a month.',
      ['Website care: checks, updates, small repairs up to 2 h a month'],
    ],
    [
      'Translate a menu into Danish, incl. a wine list.',
      ['Translation of a menu into Danish, incl. a wine list'],
    ],
    [
      'Drawings for a cookbook. 20 spreads + cover, gouache.',
      ['Drawings for a cookbook', '20 spreads + cover, gouache'],
    ],
    [
      'Our bakery needs a new sign and a menu. We also need a gift card. Just give us the pdf.',
      ['New sign', 'Menu', 'Gift card'],
    ],
    ['A jingle, two variants, a poster.', ['Jingle, two variants', 'Poster']],
    [
      'Trim the hedge plan, speed up the login page.',
      ['Trimming the hedge plan', 'Speeding up the login page'],
    ],
    ['Rebuild the club site: home, news.', ['Club site']],
    ['Site care - security checks, uptime reports.', ['Security checks', 'Uptime reports']],
    ['Same as last year: a flyer for the fair.', ['Flyer for the fair']],
    ['I plant 14 laurels, rip out the dead hedge.', ['Planting 14 laurels', 'Ripping out the dead hedge']],
    [
      'Kids room for Mette. 1 drawing of the bunk with measurements, a sourcing list.',
      ['1 drawing of the bunk with measurements', 'Sourcing list'],
    ],
    [
      'What they get from me: working store on their domain, the 80 products moved over.',
      ['Working store on their domain', '80 products moved over'],
    ],
    ['A poster for Tom. two cards.', ['Poster for Tom', 'Two cards']],
    [
      '- menu card, 2 pages\n- table tents for 12 tables\n- by Friday',
      ['Menu card, 2 pages', 'Table tents for 12 tables'],
    ],
    [
      'Write and send 3 reviews, code review for two people.',
      ['Sending 3 reviews', 'Code review for two people'],
    ],
    ['Illustration: a plan of the harbour, two labels.', ['Plan of the harbour', 'Two labels']],
    ['It needs: a login, size chart, swap requests.', ['Login, size chart, swap requests']],
    ['Translate: a letter (2 p), annexes A-C.', ['Translate: a letter (2 p), annexes A-C']],
    [
      'Import of 300 contacts from Excel, training 2 x 90 min.',
      ['Import of 300 contacts from Excel', 'Training 2 x 90 min'],
    ],
    ['Five slogan options and a one-page summary.', ['Five slogan options', 'One-page summary']],
    ['At the end a poster out of six drawings.', ['Poster out of six drawings']],
    [
      'Sound design & mix for a short film about bees.',
      ['Sound design', 'Mixing for a short film about bees'],
    ],
    ['Menu card, logo for Nettle & Rye, sign', ['Menu card', 'Logo for Nettle & Rye', 'Sign']],
    [
      'I design flyers & a poster for Salt and Stone, stickers for two shops.',
      ['Flyers', 'Poster for Salt and Stone', 'Stickers for two shops'],
    ],
    ['A logo for Hook & Line and Poster for the fair', ['Logo for Hook & Line', 'Poster for the fair']],
    ['Product film, w subtitles, poster A2', ['Product film, w subtitles', 'Poster A2']],
    ['Product film 60 s, w/ subtitles. Two stills.', ['Product film 60 s, w/ subtitles', 'Two stills']],
    ['- product film\n- w/o sound\n- two stills', ['Product film, w/o sound', 'Two stills']],
    [
      'A film of the shop, with captions in Danish, a poster.',
      ['Film of the shop, with captions in Danish', 'Poster'],
    ],
    ['W/ subtitles, a poster of the shop', ['Poster of the shop']],
  ])('are read from English sentences: %s', (scope, things) => {
    expect(ownItems(scope)).toEqual(things);
  });

  it.each<[string, string[]]>([
    ['Reikia skrajutės, dviejų plakatų ir meniu.', ['Skrajutė', 'Du plakatai', 'Meniu']],
    ['Kas savaitę rašau 3 straipsnius ir naujienlaiškį.', ['3 straipsniai', 'Naujienlaiškis']],
    [
      'Sukursiu interneto svetainę knygynui, plius 2 reklamines juostas.',
      ['Interneto svetainė knygynui', '2 reklaminės juostos'],
    ],
    ['darom zaidimo scenariju ir nauja logotipa', ['Zaidimo scenarijus', 'Naujas logotipas']],
    [
      'Skrajutė mugei, trys puslapiai: pradžia, kainos, kontaktai.',
      ['Skrajutė mugei, trys puslapiai: pradžia, kainos, kontaktai'],
    ],
    [
      'Vadovėlio vertimas – istorija 9 klasei, 210 psl. Brėžinių nereikia.',
      ['Vadovėlio vertimas – istorija 9 klasei, 210 psl.'],
    ],
    [
      'Sukursiu logotipą kavinei Rugiai & Medus, vizitinę kortelę',
      ['Logotipas kavinei Rugiai & Medus', 'Vizitinė kortelė'],
    ],
    ['Sukursiu logotipą įmonei „Rugiai ir Medus“ ir meniu', ['Logotipas įmonei „Rugiai ir Medus“', 'Meniu']],
    ['Sukursiu logotipą kavinei Rugiai ir Plakatą mugei', ['Logotipas kavinei Rugiai', 'Plakatas mugei']],
    ['Analizė, 12 mėn. turinio kalendorius.', ['Analizė', '12 mėn. turinio kalendorius']],
    ['Atidarom dirbtuves, reikia: iškabos maketo ir kainoraščio A3.', ['Iškabos maketas', 'Kainoraštis A3']],
    ['Planas, žaislų ir knygų sąrašas.', ['Planas, žaislų ir knygų sąrašas']],
    ['Meniu, 300 nuotraukų galerija.', ['Meniu', '300 nuotraukų galerija']],
    ['Reikia išversti dvi sutartis su bankais.', ['Išversti dvi sutartis su bankais']],
    [
      'Atnaujinti seną žurnalą: naujas dizainas, naujienų puslapis.',
      ['Naujas dizainas', 'Naujienų puslapis'],
    ],
    [
      'Apskaita sodybai: pirminiai dokumentai, deklaracijos, atlyginimai.',
      ['Pirminiai dokumentai', 'Deklaracijos', 'Atlyginimai'],
    ],
    ['Plakatas mugei, 2 variantai, lipdukas.', ['Plakatas mugei, 2 variantai, lipdukas']],
    ['Prašytume suremontuoti vargonus, pakeisti dumples.', ['Suremontuoti vargonus', 'Pakeisti dumples']],
    [
      'Suderinsiu metinę ataskaitą, sutvarkysiu klientų sąskaitas.',
      ['Metinės ataskaitos suderinimas', 'Klientų sąskaitų sutvarkymas'],
    ],
    ['- telefono ekranas sudužęs, nekrauna\n- pakeisti ekraną', ['Pakeisti ekraną']],
    [
      'Prašyčiau perskaityti mano darbą, apie 22 000 žodžių.',
      ['Perskaityti Kliento darbą, apie 22 000 žodžių'],
    ],
    [
      'Elektros darbai garaže: 4 rozetės, 2 šviestuvai, skydelis.',
      ['Elektros darbai garaže: 4 rozetės, 2 šviestuvai, skydelis'],
    ],
    ['tvora - 6 segmentai, 7 stulpai', ['Tvora - 6 segmentai, 7 stulpai']],
    [
      'Sukursiu interaktyvųjį žemėlapį, suredaguosiu pagrindinius tekstus.',
      ['Interaktyvusis žemėlapis', 'Pagrindinių tekstų suredagavimas'],
    ],
    [
      'Pagaminsiu tris lentynas, suprojektuosiu du biuro kabinetus. Dažysite jūs.',
      ['Trijų lentynų pagaminimas', 'Dviejų biuro kabinetų suprojektavimas'],
    ],
    ['Sveiki, ekranas stringa. Išvalykite jungtis.', ['Išvalyti jungtis']],
    ['Po 2 nuotraukas kiekvienam gaminiui.', ['Po 2 nuotraukas kiekvienam gaminiui']],
    ['Gausit 20 nuotraukų, per savaitę, galerijoj su slaptažodžiu.', ['20 nuotraukų, per savaitę']],
    ['Redaguoju 320 psl. romaną.', ['Redaguoju 320 psl. romaną']],
    ['Plakatai, po 3 kavinei, matinis popierius.', ['Plakatai, po 3 kavinei, matinis popierius']],
    [
      'Tomas, 34 m., nori sportuoti. Duodu treniruočių planą 8 savaitėms.',
      ['Treniruočių planas 8 savaitėms'],
    ],
    [
      'Ką darau: užsėju veją (apie 4 a), įrengiu laistymą prie terasos.',
      ['Užsėju veją (apie 4 a)', 'Laistymo įrengimas prie terasos'],
    ],
    [
      'Svetainė muziejui. 7 psl, dvi kalbos (lt, de), anketa - be nuotraukų.',
      ['Svetainė muziejui, 7 psl, dvi kalbos (lt, de), anketa'],
    ],
    ['Yt ir fb įrašai kepyklai, 8 per mėn.', ['Yt ir fb įrašai kepyklai, 8 per mėn']],
    ['Gražūs žodžiai. Nauja svetaine ant wordpress, vynas ir suris mugei.', ['Nauja svetaine ant wordpress']],
    [
      'Programėlės dizainas: paieška, profilis, kainos. Filmuoju dvi valandas.',
      ['Programėlės dizainas: paieška, profilis, kainos'],
    ],
    [
      'Straipsniai portalui, 4 per mėn., raktažodžiai iš jų rinkodaros.',
      ['Straipsniai portalui, 4 per mėn.'],
    ],
    [
      'Sukursiu vaizdo klipą (40 sek.): scenarijus, animacija.',
      ['Vaizdo klipas (40 sek.)', 'Scenarijus', 'Animacija'],
    ],
    [
      'Parengiu sutvarkytą pajamų ir išlaidų žurnalą, veiklos planą ir tiekėjų sąrašą su kainomis.',
      ['Sutvarkytas pajamų ir išlaidų žurnalas', 'Veiklos planas', 'Tiekėjų sąrašas su kainomis'],
    ],
    ['Vertimas iš norvegų k. į lietuvių k., 64 psl.', ['Vertimas iš norvegų k. į lietuvių k., 64 psl.']],
    ['Rašau produktų aprašymus e. parduotuvei, 40 vnt.', ['Produktų aprašymai e. parduotuvei, 40 vnt.']],
  ])('are read from Lithuanian sentences, in the nominative: %s', (scope, things) => {
    expect(ownItems(scope)).toEqual(things);
  });

  it.each([
    'The logo and the texts come from the client.',
    'No videos, no posters.',
    'We don’t need a menu, cards or flyers.',
    'If there is time, maybe a poster later.',
    'Icons from a library; photos are already done.',
    'My cousin makes the website.',
    'Anna handles posters and prints flyers.',
    'Tone: calm, plain texts.',
    'Two rounds of corrections.',
    'Posters go to the printer, otherwise you get a banner.',
    'Poster? Usage: internal training.',
    'Catalogue - they decide later, not in the price.',
    'Later: posters, flyers, a menu.',
    'A shop in the second phase.',
    'Business cards: we still got 400, not needed.',
    'Katalogas – kitas etapas, ne šitame pasiūlyme.',
    'Tekstai iš kliento, etiketės iš jūsų.',
    'Konsultacijos po seminaro – tik pagal atskirą susitarimą.',
    'Vėliau: plakatai, skrajutės.',
    '40 nuotraukų (skenuoja archyvas)',
    'Tekstai.',
    'Notarinis tvirtinimas – kliento reikalas.',
    'Klausimai per Viber, ilgas ir trumpas variantas.',
    'Two tweaks, third costs more.',
    'Questions via Slack.',
    'Tekstai, nuotraukos neįeina.',
    'Logotipą jau turim, meniu atsiųs klientas.',
    'Plakatų nedarom, skrajutės gal vėliau.',
    'Maketus daro leidykla, vertimą užsakys atskirai.',
    'Bathroom tiles, walls only. Owner buys tiles and grout.',
    'Keturi tūkstančiai du šimtai, per du kartus.',
    'Kalbos trys, lietuvių, anglų ir lenkų.',
    'Vonios plytelės, sienos. Plyteles ir klijus perka klientas.',
  ])('are none of what is left out, not sure or somebody else’s: %s', (scope) => {
    expect(ownItems(scope)).toEqual([]);
  });
});

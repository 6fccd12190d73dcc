import { ownExclusions } from '../own-items.js';

describe('what a description leaves out', () => {
  it.each<[string, string[]]>([
    ['Posters only, no printing!!', ['Printing']],
    ['Never on Sundays, never tax returns.', ['Tax returns']],
    [
      'I don’t install the software and I don’t train the staff.',
      ['Installing the software', 'Training the staff'],
    ],
    ['Nothing about prices.', ['Anything about prices']],
    ['The printer does cutting, folding and packing.', ['Cutting, folding and packing (the printer)']],
    ['Their web man (Oleg) hosts the site.', ['Hosting the site (their web man, Oleg)']],
    ['Orders are packed by the warehouse.', ['Orders (packed by the warehouse)']],
    ['Subtitles by the broadcaster.', ['Subtitles (the broadcaster)']],
    ['They upload to YouTube themselves.', ['Uploading to YouTube']],
    ['Sketches come from the client’s architect.', ['Sketches (the client’s architect)']],
    ['A Spanish version is outside this job.', ['Spanish version']],
    ['Stickers maybe later.', ['Stickers']],
    ['Catering booked by the venue.', ['Catering (booked by the venue)']],
    ['Cleaning done in-house.', ['Cleaning (the Client)']],
    ['Servers are on their devops guy.', ['Servers (their devops guy)']],
    ['We need a card. Foil printing we arrange ourselves.', ['Foil printing (the Client)']],
    ['A stamp is not needed.', ['Stamp']],
    ['Stickers maybe in phase 2.', ['Stickers']],
    ['The shelves someone else builds.', ['Shelves (someone else)']],
    ['Hosting = client.', ['Hosting (the Client)']],
    ['Printing is on them.', ['Printing (the Client)']],
    ['Songs are Tom’s job.', ['Songs (Tom)']],
    ['The stamp she gets herself from Riga.', ['Stamp']],
    ['Mugs NO, T-shirts no.', ['Mugs', 'T-shirts']],
    ['They send me the price lists.', ['Price lists (the Client)']],
    ['Maps are redrawn by the atlas house.', ['Maps (redrawn by the atlas house)']],
    ['The museum staff scan the negatives.', ['Scanning the negatives (the museum staff)']],
  ])('is read from English sentences: %s', (scope, lines) => {
    expect(ownExclusions(scope)).toEqual(lines);
  });

  it.each<[string, string[]]>([
    ['Plakatų nepiešiu, skrajučių nereikia.', ['Plakatai', 'Skrajutės']],
    ['Sutarčių teksto netikrinu.', ['Sutarčių teksto tikrinimas']],
    ['Patalpų šildymo sistemos netikriname.', ['Patalpų šildymo sistemos tikrinimas']],
    ['Muzikos neredaguoju.', ['Muzika']],
    ['Lipdukus spausdina spaustuvė.', ['Lipdukai (spausdina spaustuvė)']],
    ['Mūsų redaktorė rašo antraštes.', ['Antraštės (Mūsų redaktorė)']],
    ['Į laiškus atsako administratorė.', ['Atsakymas į laiškus (administratorė)']],
    ['Fotografuoja jūsų kolega.', ['Fotografavimas (jūsų kolega)']],
    ['Vertimas – kitais metais.', ['Vertimas']],
    ['Meniu puslapį programuoja jūsų IT žmogus.', ['Meniu puslapis (programuoja jūsų IT žmogus)']],
    ['Skelbimus kas savaitę kelia administratorė.', ['Skelbimai kas savaitę (kelia administratorė)']],
    ['Maistas ir gėrimai – viešbutis.', ['Maistas ir gėrimai (viešbutis)']],
    ['Kerpa ir lanksto spaustuvė.', []],
    ['Tvarko ir spausdina spaustuvė.', ['Tvarkymas ir spausdinimas (spaustuvė)']],
    ['Tekstus parašysime patys.', ['Tekstai (parašys Klientas)']],
    ['Viktorina (klausimus ruošia mokytojai).', ['Klausimai (ruošia mokytojai)']],
    ['Šildymo ir vėdinimo planų nedarau.', ['Šildymo ir vėdinimo planai']],
    ['Nuotraukų bankas – klientas perka licencijas.', ['Licencijos (klientas)']],
    ['Laiškus kuria jų vadovas Paulius.', ['Laiškai (kuria jų vadovas Paulius)']],
    ['Nuotraukos iš kliento.', ['Nuotraukos (Klientas)']],
    ['Dronas ne, muzika ir šviesos – vėliau.', ['Dronas', 'Muzika ir šviesos']],
    ['Klaidų netaisau – atskira sutartis.', ['Klaidų taisymas']],
    ['Salę, maitinimą ir viešbutį užsako įmonė.', ['Salė, maitinimas ir viešbutis (užsako įmonė)']],
    ['Tekstus duosite jūs.', ['Tekstai (Klientas)']],
    ['Salės puošimas – jūsų rūpestis.', ['Salės puošimas (jūsų rūpestis)']],
  ])('is read from Lithuanian sentences, in the nominative: %s', (scope, lines) => {
    expect(ownExclusions(scope)).toEqual(lines);
  });

  it.each([
    'No rush, no extra charge.',
    'I don’t know the deadline yet.',
    'Not sure, not now.',
    'By Friday or by e-mail.',
    'The clients read the posts every day.',
    'Tone: calm, no jargon.',
    'I build the site by hand.',
    'The boss approves the layout.',
    'The poster is for them.',
    'Names checked by the council.',
    'Maketą tvirtina direktorė.',
    'Nedarau per savaitgalius.',
    'Moka sodyba.',
    'Nieko nekeliam.',
    'Kiekvieną mėnesį redaguoju tekstus.',
    'Pamokų apie bites yra dešimt.',
  ])('is nothing in “%s”', (scope) => {
    expect(ownExclusions(scope)).toEqual([]);
  });
});

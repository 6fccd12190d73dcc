/** Personal strings that tests plant, and that must never leave: fifty, in texts as people write them. */
export const PLANTED_EN = [
  'Jonathan Whitfield',
  'Margaret O’Connell',
  'Priya Ramanathan',
  'Whitfield',
  'Bluefern Interactive Ltd',
  'Bluefern Interactive',
  'Northgate Holdings LLC',
  'Kestrel & Finch GmbH',
  'j.whitfield@bluefern.example',
  'priya (at) kestrel-finch.example',
  '+44 20 7946 0958',
  '(415) 555-0134',
  '07700 900123',
  'GB29 NWBK 6016 1331 9268 19',
  'DE89370400440532013000',
  '4111 1111 1111 1111',
  'NWBKGB2L',
  '60-16-13',
  '221B Baker Street, London NW1 6XE',
  '1600 Harbor View Avenue, Suite 4, Springfield, IL 62704',
  'SW1A 1AA',
  '078-05-1120',
  '12-3456789',
  'QQ 12 34 56 C',
  'GB123456789',
  '09876543',
  'https://linkedin.com/in/jonathan-whitfield-77',
  'github.com/jwhitfield',
  '@jwhitfield_dev',
  '14 March 1987',
] as const;
export const PLANTED_LT = [
  'Jonas Jonaitis',
  'Jono Jonaičio',
  'Jonui Jonaičiui',
  'Jonaitį',
  'Eglė Petrauskienė',
  'Eglės Petrauskienės',
  'Vytautas Stankevičius',
  'Stankevičiaus',
  'UAB „Žalioji banga“',
  'Žalioji banga',
  'MB „Rytmečio kodas“',
  'jonas.jonaitis@zaliojibanga.lt',
  '+370 612 34567',
  '8 5 212 34 56',
  'LT12 1000 0111 0100 1000',
  '38703141234',
  '302456789',
  'LT100001234567',
  'Gedimino pr. 12-4, LT-01103 Vilnius',
  'J. Basanavičiaus g. 5, Kaunas',
] as const;
export const PLANTED: readonly string[] = [...PLANTED_EN, ...PLANTED_LT];

export const CONTRACT_EN = `INDEPENDENT CONTRACTOR AGREEMENT

This Agreement is made between Bluefern Interactive Ltd, company number 09876543, VAT GB123456789, with its registered office at 221B Baker Street, London NW1 6XE (the “Client”), represented by Margaret O’Connell, and Jonathan Whitfield, born on 14 March 1987, residing at 1600 Harbor View Avenue, Suite 4, Springfield, IL 62704 (the “Contractor”).

1. Services. The Contractor shall design and build the website of Bluefern Interactive as the Client asks from time to time. Priya Ramanathan of Northgate Holdings LLC will give instructions; her post code is SW1A 1AA. Kestrel & Finch GmbH may be a sub-processor.

2. Fees. The Client shall pay 4,500 USD at its sole discretion to the account GB29 NWBK 6016 1331 9268 19 (BIC: NWBKGB2L, sort code 60-16-13), or DE89370400440532013000, or the card 4111 1111 1111 1111.

3. Liability. The Contractor’s liability is unlimited and the Contractor shall indemnify the Client against every claim. Whitfield accepts this.

4. Termination. The Client may terminate at any time without notice. The Contractor may not terminate.

5. Intellectual property. All rights in the work pass to the Client upon creation, whether or not the fees are paid.

6. Notices. E-mail j.whitfield@bluefern.example or priya (at) kestrel-finch.example, phone +44 20 7946 0958, (415) 555-0134 or 07700 900123. Profiles: https://linkedin.com/in/jonathan-whitfield-77, github.com/jwhitfield, @jwhitfield_dev. SSN 078-05-1120, EIN 12-3456789, NI QQ 12 34 56 C.

7. Governing law. This Agreement is governed by the laws of England.

Signed: ______________ Jonathan Whitfield
`;
export const CONTRACT_LT = `PASLAUGŲ TEIKIMO SUTARTIS

UAB „Žalioji banga“, įmonės kodas 302456789, PVM mokėtojo kodas LT100001234567, buveinės adresas: Gedimino pr. 12-4, LT-01103 Vilnius (toliau – Užsakovas), atstovaujama direktorės Eglės Petrauskienės, ir Jonas Jonaitis, asmens kodas 38703141234, gyvenantis J. Basanavičiaus g. 5, Kaunas (toliau – Paslaugų teikėjas), sudarė šią sutartį.

1. Paslaugos. Paslaugų teikėjas sukuria Užsakovo interneto svetainę taip, kaip Užsakovas nurodo. Nurodymus Jonui Jonaičiui duoda Eglė Petrauskienė arba Vytautas Stankevičius. Be Stankevičiaus raštiško sutikimo darbai nepriimami. Subrangovas gali būti MB „Rytmečio kodas“.

2. Kaina. Užsakovas sumoka 3 000 EUR savo nuožiūra į sąskaitą LT12 1000 0111 0100 1000. Žalioji banga gali sulaikyti mokėjimą.

3. Atsakomybė. Jono Jonaičio atsakomybė yra neribota, jis atlygina visus Užsakovo nuostolius.

4. Nutraukimas. Užsakovas gali nutraukti sutartį bet kada be įspėjimo. Paslaugų teikėjas sutarties nutraukti negali, o Užsakovas gali Jonaitį pakeisti.

5. Autorių teisės. Visos turtinės teisės pereina Užsakovui nuo sukūrimo, nesvarbu, ar sumokėta.

6. Pranešimai. El. paštas jonas.jonaitis@zaliojibanga.lt, tel. +370 612 34567 arba 8 5 212 34 56.

7. Taikytina teisė. Sutarčiai taikoma Lietuvos Respublikos teisė.

Paslaugų teikėjas: Jonas Jonaitis
`;

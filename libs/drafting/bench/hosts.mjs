/* Each wording as a clause of a short plain contract, so that it is read as an upload is. */
const PRONOUN = /^(?:i|we|us|me|you|your|our|my|mes|jūs|aš|tu|mus|jus)$/iu;
const title = (name) => name.replace(/^the /iu, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const formal = {
  en: (provider, client, clause) =>
    `SERVICES AGREEMENT\n\nThis agreement is made on 3 May 2026 between Orbit Ltd, 5 Quay Street, Bristol BS1 2AB (the "${client}") and Lena Fox, 9 Park Row, Bath BA1 1AA (the "${provider}").\n\n1. The ${provider} will design a brochure of 24 pages for the spring campaign and deliver print-ready PDF files by 30 June 2026.\n\n2. The ${client} will pay the ${provider} GBP 4,000.\n\n${clause}\n\nSigned by the ${client}: ____________ Signed by the ${provider}: ____________\n`,
  lt: (provider, client, clause) =>
    `PASLAUGŲ TEIKIMO SUTARTIS\n\n2026 m. gegužės 3 d., Vilnius\n\nUAB „Orbita“, kodas 304444555, Gedimino pr. 1, Vilnius (toliau – ${client}), ir Lina Lapė, individualios veiklos pažyma Nr. 112233, Parko g. 9, Kaunas (toliau – ${provider}), sudarė šią sutartį.\n\n1. ${provider} sukuria 24 puslapių brošiūros dizainą ir iki 2026 m. birželio 30 d. perduoda spaudai parengtas PDF rinkmenas.\n\n2. ${client} sumoka 4 000 Eur.\n\n${clause}\n\n${client} ____________ ${provider} ____________\n`,
};
const LETTER = {
  toProvider: (clause) =>
    `Services agreement\n\nDear Lena,\n\nWe are Orbit Ltd of 5 Quay Street, Bristol. You will design a brochure of 24 pages for us and you will deliver print-ready PDF files by 30 June 2026. We will pay you GBP 4,000.\n\n${clause}\n\nSigned: ____________\n`,
  toClient: (clause) =>
    `Services agreement\n\nDear Orbit Ltd, 5 Quay Street, Bristol,\n\nI will design a brochure of 24 pages for you and deliver print-ready PDF files to you by 30 June 2026. You will pay me GBP 4,000.\n\n${clause}\n\nSigned: ____________\n`,
};

/** The contract around a wording, and where the wording stands in it. */
export function hostOf({ text, heading, names, language }) {
  const clause = `${heading === null ? '' : `${heading}\n\n`}${text}`;
  const { provider, client } = names ?? {};
  const speaks = [provider, client].some((name) => name && PRONOUN.test(name));
  let whole;
  if (speaks && language === 'en') {
    const isToProvider =
      /^(?:you|your)$/iu.test(provider ?? '') ||
      (!/^(?:i|we|us|me|our|my)$/iu.test(provider ?? '') && /^(?:i|we|us|me|our|my)$/iu.test(client ?? ''));
    whole = isToProvider ? LETTER.toProvider(clause) : LETTER.toClient(clause);
  } else {
    const name = (given, other) => (given && !PRONOUN.test(given) ? title(given) : other);
    whole = formal[language](
      name(provider, language === 'en' ? 'Contractor' : 'Paslaugų teikėjas'),
      name(client, language === 'en' ? 'Client' : 'Klientas'),
      clause,
    );
  }
  const start = whole.lastIndexOf(text);
  return { text: whole, start, end: start + text.length };
}

import type { Language } from '@pactwright/protocol';

/** Stands first in the ZIP and says what is in it. */
export const EXPORT_README: Readonly<Record<Language, string>> = {
  en: `Everything that Pactwright keeps about you, on the day this file was made.

The .json files hold what each part of the service stores: your account and its sessions, what you did,
your contracts with every answer, advice and checks, payments and subscriptions.
The folder "contracts" holds the files of the contracts that are paid for.
Your password is not in here: only a fingerprint of it is stored, which cannot be turned back into the password.
`,
  lt: `Viskas, ką „Pactwright“ apie jus saugo šio failo sukūrimo dieną.

.json failuose yra tai, ką saugo kiekviena paslaugos dalis: jūsų paskyra ir jos sesijos, jūsų veiksmai,
jūsų sutartys su visais atsakymais, patarimai ir patikros, mokėjimai ir prenumeratos.
Aplanke „contracts“ yra apmokėtų sutarčių failai.
Slaptažodžio čia nėra: saugomas tik jo atspaudas, iš kurio paties slaptažodžio atkurti neįmanoma.
`,
};

/** The same for a visitor, of whom there is no account. */
export const GUEST_EXPORT_README: Readonly<Record<Language, string>> = {
  en: `Everything that Pactwright keeps about what was done in your browser, on the day this file was made.

The .json files hold your contracts with every answer, advice and checks, and payments.
The folder "contracts" holds the files of the contracts that are paid for.
You have no account here: all this is known by a cookie of your browser alone.
`,
  lt: `Viskas, ką „Pactwright“ šio failo sukūrimo dieną saugo apie tai, kas padaryta jūsų naršyklėje.

.json failuose yra jūsų sutartys su visais atsakymais, patarimai ir patikros, mokėjimai.
Aplanke „contracts“ yra apmokėtų sutarčių failai.
Paskyros čia neturite: visa tai atpažįstama tik iš jūsų naršyklės slapuko.
`,
};

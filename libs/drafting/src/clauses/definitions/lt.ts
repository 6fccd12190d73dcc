import type { Written, Writer } from '../../clause.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';

export function lithuanian(_terms: Terms, write: Writer): readonly Written[] {
  const definitions: { readonly used: RegExp; readonly content: readonly Inline[] }[] = [
    {
      used: /Paslaug(?:os|ų|oms|as|omis|ose)(?! teikėj)/u,
      content: write.text`${write.strong('Paslaugos')} – Sutarties ${write.ref('scope.description')} punkte aprašytos paslaugos su Šalių raštu suderintais pakeitimais;`,
    },
    {
      used: /Rezultat(?:as|o|ui|ą|u|e|ai|ų|ams|us|ais)/u,
      content: write.text`${write.strong('Rezultatas')} – viskas, ką Paslaugų teikėjas pagal Sutartį Klientui sukuria ir perduoda, nesvarbu, kokia forma;`,
    },
    {
      used: /Kain(?:a|os|ai|ą)/u,
      content: write.text`${write.strong('Kaina')} – pagal Sutarties ${write.ref('fees')} punktą Paslaugų teikėjui mokėtinos sumos;`,
    },
    {
      used: /Konfidenciali(?:a|os|ai|ą) informacij|Konfidenciali informacij/u,
      content: write.has('confidentiality')
        ? write.text`${write.strong('Konfidenciali informacija')} – informacija, apibrėžta Sutarties ${write.ref('confidentiality')} punkte;`
        : write.text`${write.strong('Konfidenciali informacija')} – vieša netapusi informacija apie Šalies verslą, klientus ar technologijas, kurią kita Šalis sužino dėl Sutarties;`,
    },
    {
      used: /Anksčiau sukurt\S+ medžiag/u,
      content: write.text`${write.strong('Anksčiau sukurta medžiaga')} – įrankiai, programų kodas, šablonai, praktinė patirtis ir kita medžiaga, kurią Paslaugų teikėjas turėjo iki Sutarties arba sukūrė ne pagal ją, taip pat jos patobulinimai;`,
    },
  ];
  const items = definitions.filter(({ used }) => write.mentions(used)).map(({ content }) => content);
  return [
    write.paragraph('terms', write.text`Sutartyje vartojamos sąvokos:`, [
      ...items,
      write.text`${write.strong('darbo diena')} – diena, kuri nėra šeštadienis, sekmadienis ar Paslaugų teikėjo valstybėje nustatyta šventės diena; ${write.strong('raštu')} – taip pat ir el. paštu, jeigu konkrečiame punkte nereikalaujama parašo.`,
    ]),
  ];
}

import type { Written, Writer } from '../../clause.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';

export function lithuanian({ style }: Terms, write: Writer): readonly Written[] {
  const { text, strong, ref } = write;
  const definitions: { readonly used: RegExp; readonly content: readonly Inline[] }[] = [
    {
      used: /Paslaug(?:os|ų|oms|as|omis|ose)(?! teikėj)/u,
      content: text`${strong('Paslaugos')} – Sutarties ${ref('scope.description')} punkte aprašytos paslaugos su pagal ${ref(style === 'client' ? 'change-control.instruction' : 'change-control.agreement')} punktą suderintais pakeitimais ir papildomais darbais;`,
    },
    {
      used: /Rezultat(?:as|o|ui|ą|u|e|ai|ų|ams|us|ais)/u,
      content: text`${strong('Rezultatas')} – viskas, ką Paslaugų teikėjas pagal Sutartį Klientui sukuria ir bet kokia forma perduoda;`,
    },
    {
      used: /Kain(?:a|os|ai|ą)/u,
      content: text`${strong('Kaina')} – Paslaugų kaina pagal Sutarties ${ref('fees')} punktą, įskaitant suderintų pakeitimų ir papildomų darbų kainą;`,
    },
    {
      used: /Anksčiau sukurt\S+ medžiag/u,
      content: text`${strong('Anksčiau sukurta medžiaga')} – įrankiai, programų kodas, šablonai, praktinė patirtis ir kita medžiaga, kurią Paslaugų teikėjas turėjo iki Sutarties arba sukūrė ne pagal ją, taip pat jos patobulinimai;`,
    },
  ];
  const items = definitions.filter(({ used }) => write.mentions(used)).map(({ content }) => content);
  return [
    write.paragraph('terms', text`Sutartyje vartojamos sąvokos:`, [
      ...items,
      text`${strong('darbo diena')} – diena, kuri Paslaugų teikėjo valstybėje nėra šeštadienis, sekmadienis ar švenčių diena; ${strong('raštu')} – taip pat ir el. paštu, jeigu konkrečiame punkte nereikalaujama parašo.`,
    ]),
  ];
}

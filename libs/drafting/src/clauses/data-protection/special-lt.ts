import type { Writer, Written } from '../../clause.js';
import type { SpecialData, Terms } from '../../terms.js';
import { listed, when } from '../../writing.js';

const NAMES: Readonly<Record<SpecialData, string>> = {
  health: 'sveikatos duomenys',
  biometric: 'biometriniai ar genetiniai duomenys',
  belief: 'duomenys, atskleidžiantys religinius ar filosofinius įsitikinimus arba politines pažiūras',
  origin: 'duomenys, atskleidžiantys rasinę ar etninę kilmę',
  union: 'duomenys, atskleidžiantys narystę profesinėse sąjungose',
  sex_life: 'duomenys apie asmens lytinį gyvenimą ar lytinę orientaciją',
  criminal: 'duomenys apie apkaltinamuosius nuosprendžius ir nusikalstamas veikas',
  children: 'vaikų duomenys',
};

/** Ends the list of the kinds of data: what is named is agreed, all else needs consent. */
export const sensitiveKinds = ({ specialData }: Terms, write: Writer): string => {
  const others =
    'specialių kategorijų duomenys ir duomenys apie apkaltinamuosius nuosprendžius – tik jeigu Klientas iš anksto raštu sutiko';
  if (specialData.length === 0) return others;
  return `taip pat ${write.format.list(specialData.map((kind) => NAMES[kind]))}; šiuos duomenis Klientas paveda Paslaugų teikėjui tvarkyti, kiek to reikia Paslaugoms; kiti ${others}`;
};

export const safeguards = ({ specialData }: Terms, write: Writer): readonly Written[] => {
  const { text, paragraph, ref } = write;
  return when(specialData.length > 0, () => [
    paragraph(
      'sensitive',
      text`Sutarties ${ref('data-protection.processing')} punkte įvardytiems jautriems duomenims papildomai taikomos šios apsaugos priemonės:`,
      listed(write, [
        'Klientas užtikrina, kad teisės aktai tokius duomenis tvarkyti leidžia, pavyzdžiui, yra aiškus duomenų subjektų sutikimas, ir praneša Paslaugų teikėjui apie su tuo susijusias sąlygas',
        'prieigą prie jų Paslaugų teikėjas suteikia tik iš anksto įvardytiems asmenims, juos saugo ir perduoda tik užšifruotus ir registruoja, kas prieigą turėjo',
        'jie nekopijuojami į bandomąsias, analitikos ar reklamos sistemas ir dirbtinio intelekto įrankius',
        'prieš pradedant juos tvarkyti, Klientas nusprendžia, ar reikia atlikti poveikio duomenų apsaugai vertinimą, o Paslaugų teikėjas padeda jį atlikti',
        ...(specialData.includes('criminal')
          ? [
              'duomenys apie apkaltinamuosius nuosprendžius ir nusikalstamas veikas tvarkomi tik tiek, kiek leidžia BDAR 10 straipsnis ir nacionalinė teisė',
            ]
          : []),
        ...(specialData.includes('children')
          ? [
              'vaikams skirtos formos ir pranešimai rašomi jiems suprantamai, o kai to reikalauja teisės aktai, gaunamas tėvų ar globėjų sutikimas',
            ]
          : []),
      ]),
    ),
  ]);
};

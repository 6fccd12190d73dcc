import { fileURLToPath } from 'node:url';
import { labelledNotes, SETS } from '../../../test/labelled-notes.js';
import { exclusionsIn, itemsIn } from '../own-items.js';
import { readNotes } from './reader/read-notes.js';
import { isSoundLine } from './sound-line.js';

describe('R-WIZ-25 a line is a whole name or a whole act', () => {
  it.each([
    'During',
    'Every 15 minutes, 200 items',
    'Each one about 80 words for the web',
    'Shorter one, for the label',
    'Photos nor the list',
    'Order form broke after an update',
    'Card payment, ppl pay at the door',
    'Promised by the 20th',
    'Find out why',
    '38 metres, about 1.3 m high',
    'Apie 24 kv. m',
    'Six thousand eight hundred, three lots',
    'Du tūkstančiai penki šimtai eurų',
    'Kalbos dvi',
    'Trumpai surašyt',
    'Užglaistyti',
    'Staff clean the duplicates',
    'Vienas garso operatorius',
    '4 kartus po 2 val.',
    '3 kalbos',
    'Sukarpyta pagal skaidres',
    'Colour graded',
    'Vieno puslapio',
    'Du eskizai pirmai',
    'Kėdžių 12 vnt., kiekvienai po etiketę',
    'Pay via a link',
    'Aim for under three',
    'Hand over',
    'Visitors choose a slot',
    'Passwords, a link gets sent',
    'Notes from the call',
    'Guest list and me at the door',
    'Yes to the poster',
    'Plan of the',
    'Cards (two sided',
    'Kiekvienas apie 50 minučių',
    'Jos (tvarko administratorė)',
    'Važiuoti apie valandą',
    'Prekybos žurnalą',
    'Dovanų kuponus irgi, komanda Kaune',
    'Krepšelyje neveikia mokėjimas',
    'Žiūrim spalvas',
    'Bus geriau (šiemet)',
    'Prieš mugę skrajutė',
  ])('and not “%s”', (line) => {
    expect(isSoundLine(line)).toBe(false);
  });

  it.each([
    'Pick list for the stall',
    'One main story',
    '10 įrašų',
    'Sign-up form',
    'Sales report',
    'About me page',
    'Print-ready files',
    'Translation of a menu, 4 pages',
    'Straipsnis apie miegą',
    'Vizitas kas savaitę',
    'Susitikimai per „Mugės“ parodą',
    'Perdažyti kambarį ir koridorių',
    'Pasodinu tują',
    'Kėlimas į sistemą',
    'Logotipas kepyklai „Pas Onutę“',
  ])('such as “%s”', (line) => {
    expect(isSoundLine(line)).toBe(true);
  });

  it('in all sets that were marked: no bracket says “you” or “their”, and none is left open', () => {
    const lines = SETS.flatMap((set) =>
      labelledNotes(fileURLToPath(new URL('../../../corpus/', import.meta.url)), set),
    ).flatMap(({ notes, language }) => {
      const read = readNotes(notes, language);
      return read.voice.isClient ? [] : [...itemsIn(read), ...exclusionsIn(read)];
    });
    expect(lines.length).toBeGreaterThan(1500);
    expect(lines.filter((line) => /\((?:\p{L}+ by )?(?:you|them|their .*|jie)\)$/u.test(line))).toEqual([]);
    expect(lines.filter((line) => line.split('(').length !== line.split(')').length)).toEqual([]);
  });
});

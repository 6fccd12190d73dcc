import { nameKey } from './name-key.js';

/* Common given names: a capitalised word after one of them is taken for a surname. */
const ENGLISH = `
Aaron Abby Adam Adrian Aisha Alan Albert Alex Alexander Alexandra Alice Alison Amanda Amy Andrea Andrew Angela Anita Anna Anne Anthony
Arthur Barbara Beatrice Benjamin Bernard Brandon Brenda Brian Bruce Bryan Caroline Catherine Charles Charlotte Christian Christina
Christine Christopher Claire Clara Colin Craig Cynthia Daniel David Deborah Dennis Derek Diana Diane Donald Donna Dorothy Douglas
Dylan Edward Eleanor Elena Elizabeth Emily Emma Eric Erin Ethan Eva Evelyn Fatima Fiona Frances Francis Frank Gabriel Gareth Gary
Geoffrey George Gerald Gloria Gordon Graham Gregory Hannah Harold Harry Heather Helen Henry Howard Hugh Ian Irene Isabel Isabella
Jack Jacob James Jamie Jane Janet Jason Jean Jeffrey Jennifer Jeremy Jessica Joan Joanna John Jonathan Jordan Jose Joseph Joshua
Joyce Juan Judith Julia Julian Julie Justin Karen Karl Kate Katherine Kathleen Keith Kelly Kenneth Kevin Kimberly Kyle Larry Laura
Lauren Lawrence Leonard Liam Linda Lisa Louis Louise Lucas Lucy Luis Luke Lynn Madison Marcus Margaret Maria Marie Marilyn Martha
Martin Mary Matthew Maxwell Megan Melissa Michael Michelle Mohammed Monica Nancy Natalie Nathan Neil Nicholas Nicola Nicole Nigel
Noah Oliver Olivia Oscar Pamela Patricia Patrick Paul Paula Pauline Peter Philip Phillip Priya Rachel Ralph Raymond Rebecca Richard
Robert Robin Roger Ronald Rosemary Roy Russell Ruth Ryan Samantha Samuel Sandra Sarah Scott Sean Sharon Shirley Simon Sophia Sophie
Stephanie Stephen Steven Stuart Susan Sylvia Teresa Theresa Thomas Timothy Tracy Tyler Vanessa Veronica Victor Victoria Vincent
Virginia Walter Wayne William Zachary Zoe Mark Grace Rose Bill Tom Tim Mike Dave Steve Chris Ben Sam Dan Matt Nick Tony Jim Joe Bob
Rob Ann Sue Kim Greg Jeff Ron Ken Phil Max Leo Ella Mia Ava Ivy Eve
Abigail Adele Ahmed Aiden Ali Amit Anders Anil Annabel Audrey Bethany Bridget Caleb Carla Carlos Carmen Cecilia Chelsea Chloe Daphne
Darren Deepak Derrick Diego Duncan Edgar Edith Elaine Ellen Esther Eugene Felicity Felix Flora Fred Frederick Freya Gavin Gemma
Gillian Gina Giulia Glenn Hans Harriet Hassan Holly Hugo Ibrahim Imogen Ingrid Isla Ivan Jacqueline Jamal Jared Jasmine Jasper Javier
Jill Joanne Jodie Joel Jon Josephine Jürgen Kara Katarzyna Kathryn Kayla Kirsten Klaus Kurt Lara Lars Leah Leanne Lloyd Logan
Lorraine Luca Lydia Mabel Magdalena Maggie Malcolm Marc Marco Marion Mason Matilda Maurice Maya Miranda Miriam Mitchell Molly Morgan
Nadia Naomi Natasha Nathaniel Neha Nina Nora Norman Omar Owen Penelope Phoebe Piotr Pooja Preston Quentin Raj Ravi Reginald Rodney
Rosa Roxanne Rupert Sabrina Sally Sanjay Sasha Sebastian Selina Shannon Sheila Sidney Sienna Simone Sonia Spencer Stanley Stella Sven
Tamara Tanya Tara Ted Terry Tessa Tina Toby Todd Travis Trevor Ursula Valerie Vera Vernon Warren Wendy Wesley Yusuf Yvonne`;
const LITHUANIAN = `
Adomas Agnė Aidas Aistė Akvilė Albertas Aldona Algimantas Algirdas Alma Alina Alvydas Andrius Antanas Arnas Artūras Arūnas Asta
Audrius Audronė Aurelija Aurimas Austėja Barbora Benas Birutė Brigita Bronius Dainius Dainora Dalia Danutė Darius Deimantė
Deividas Diana Domantas Dominykas Donatas Dovilė Dovydas Edgaras Edita Edvinas Eglė Eimantas Elena Elžbieta Emilija Erika Ernestas
Evaldas Evelina Fausta Gabija Gabrielė Gediminas Giedrė Giedrius Gintaras Gintarė Gytis Goda Greta Haroldas Ieva Ignas Ilona
Indrė Inga Ingrida Irena Irma Jadvyga Janina Jolanta Jonas Jovita Judita Julija Julius Juozas Jurga Jurgita Justas Justina
Kamilė Karolina Karolis Kazys Kęstutis Kotryna Kristina Kristupas Laima Laimonas Laura Laurynas Lina Linas Liudas Liveta Lukas
Marija Marijus Marius Martynas Mantas Matas Mindaugas Milda Monika Motiejus Nerijus Neringa Nijolė Ona Osvaldas Paulius Petras
Povilas Raimonda Raimondas Raminta Ramūnas Rasa Regina Remigijus Renata Rimantas Rimas Rita Robertas Rokas Rolandas Romas Rūta
Rytis Salomėja Sandra Sigitas Silvija Simas Simona Skirmantė Sonata Stasys Sofija Šarūnas Tadas Tautvydas Toma Tomas Ugnė Urtė
Vaida Vaidas Valdas Valdemaras Valentinas Vanda Vasaris Vytautas Vytenis Viktorija Vilija Vilius Vilma Violeta Virginija Virginijus
Vladas Zita Živilė Žilvinas Žydrūnas
Aleksandra Aleksandras Algis Ana Andrejus Arvydas Ąžuolas Bronė Česlovas Dmitrijus Dominyka Eduardas Edvardas Ema Emilis Feliksas
Galina Genovaitė Gerda Gintautas Gustė Henrikas Herkus Igoris Irina Jevgenijus Jokūbas Jonė Jurijus Kornelija Kostas Kristijonas
Laurita Leonas Lijana Liudmila Loreta Luknė Margarita Michailas Natalija Nida Nikolajus Nojus Odeta Oksana Olga Orinta Patricija
Paulina Pavelas Raimundas Ramutė Rapolas Regimantas Ričardas Romualdas Rugilė Saulius Sergejus Smiltė Snieguolė Stanislovas Stefanija
Steponas Svetlana Tatjana Teresė Ugnius Vaclovas Vakaris Valerija Valerijus Vilmantas Viltė Vincas Viktoras Virgilijus Virgis
Vladimiras Vygantas Zenonas Zigmas Žaneta Žygimantas`;

const LEAST_ROOT = 3;
const EXACT: ReadonlySet<string> = new Set(
  wordsOf(`${ENGLISH} ${LITHUANIAN}`).map((name) => name.toLowerCase()),
);
const KEYS: ReadonlySet<string> = new Set(
  wordsOf(LITHUANIAN)
    .map(nameKey)
    .filter((key) => key.length >= LEAST_ROOT),
);

/** Whether the word is a common given name; a Lithuanian one in any case of the language. */
export const isGivenName = (word: string): boolean =>
  EXACT.has(word.toLowerCase()) || KEYS.has(nameKey(word));

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

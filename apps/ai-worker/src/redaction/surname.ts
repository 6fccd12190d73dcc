/* Endings that only Lithuanian surnames have, in every case. */
const SURNAME =
  /(?:(?:ausk|insk|ovsk|evsk)(?:as|o|ui|ą|u|uose)|[ea]vič(?:ius|iaus|iui|ių|iumi|iau)|ai(?:tis|čio|čiui|tį|čiu|tyje)|(?:[aū]ūn|[^aeiou]ūn)(?:as|o|ui|ą|u)|(?:[aiįy]|aus)(?:t|ck)(?:ė|ės|ei|ę)|ien(?:ė|ės|ei|ę))$/u;

/** Whether the word, in small letters or not, can only be a Lithuanian surname. */
export const isSurname = (word: string): boolean => SURNAME.test(word.toLowerCase());

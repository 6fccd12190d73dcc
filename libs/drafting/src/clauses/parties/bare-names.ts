/** „Kodo rankos“ (toliau – …), "Pixel Barn" (the "Contractor"): a name in quotes and at once the word for the side. */
const BARE = /["“„«]([^"“”„«»\n]{2,60})["”“»][,\s]{0,2}\((?:toliau|hereinafter|hereafter|the\s["“]|["“])/giu;
const FORM =
  /(?<!\p{L})(?:ltd|limited|llc|llp|inc|incorporated|corp|corporation|company|plc|gmbh|b\.v|uab|ab|mb|iį|vši|všį|bendrov\p{L}{1,2}|įmon\p{L}{1,2}|įstaig\p{L}{1,3}|asociacij\p{L}{1,3})(?!\p{L})\.?$/iu;
const LONGEST_FORM = 40;

/** Names of sides that say neither what kind of person stands behind them nor under which number, anywhere in the text. */
export function bareNames(text: string, front: string): string[] {
  return [...front.matchAll(BARE)]
    .map(([, name = '']) => name)
    .filter((name) => !FORM.test(name) && !hasForm(text, name));
}

function hasForm(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    if (FORM.test(text.slice(Math.max(0, at - LONGEST_FORM), at).replace(/["“„«\s]+$/u, ''))) return true;
    if (
      /^["”“»]?,?\s(?:\p{L}{2,14}\s){0,3}(?:kodas|company number|registration|reg\.)/iu.test(
        text.slice(at + name.length, at + name.length + 60),
      )
    )
      return true;
  }
  return false;
}

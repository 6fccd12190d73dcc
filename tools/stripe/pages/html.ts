/** Text that may stand in a page as it is. */
export class Html {
  text: string;

  constructor(text: string) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

type Part = string | number | Html | null | false | readonly Part[];

/** A template of HTML; what is put into it is escaped unless it is HTML itself. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]) =>
  new Html(strings.reduce((text, each, at) => `${text}${rendered(parts[at - 1] ?? null)}${each}`));

function rendered(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(rendered).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

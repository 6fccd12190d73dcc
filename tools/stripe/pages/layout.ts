import { html, type Html } from './html.ts';
import { textsOf, type Language } from './texts.ts';

export const page = (language: Language, title: string, main: Html) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Pactwright</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <main>
          <p class="note">${textsOf(language).standIn}</p>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html> `;

export const style = `
:root { color-scheme: light dark; --ink: #1c2128; --soft: #4d5661; --line: #8b949e; --paper: #fff; --back: #f3f4f6;
  --strong: #1f4f8f; --on-strong: #fff; --bad: #a3161c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ee; --soft: #aab3bf; --line: #6f7985; --paper: #1b1f26; --back: #12151a; --strong: #8db8f2;
    --on-strong: #10151c; --bad: #ff9c97; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 1.25rem 0 .5rem; }
h2 { font-size: 1.125rem; margin: 1.75rem 0 .5rem; }
.note { margin: 0; padding: .625rem .875rem; border-left: .25rem solid var(--strong); background: var(--paper); }
.order { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; padding: .75rem 0; margin: 0;
  border-bottom: 1px solid var(--line); }
.order strong { font-variant-numeric: tabular-nums; }
.soft { color: var(--soft); }
.error { color: var(--bad); font-weight: 600; }
label, legend { font-weight: 600; }
.field { display: block; margin: 1rem 0 0; }
input[type=email], input[type=text], select { display: block; width: 100%; margin-top: .25rem; padding: .625rem .75rem;
  border: 1px solid var(--line); border-radius: .375rem; font: inherit; font-weight: 400; color: inherit;
  background: var(--paper); text-overflow: ellipsis; }
legend { padding: 0; }
fieldset { margin: 1.25rem 0 0; padding: 0; border: 0; }
.choice { display: flex; gap: .625rem; align-items: flex-start; padding: .5rem 0; font-weight: 400; }
.choice input { flex: none; width: 1.25rem; height: 1.25rem; margin: .125rem 0 0; accent-color: var(--strong); }
.choice .soft { display: block; }
button, .button { display: inline-block; min-height: 2.75rem; margin: 1rem 0 0; padding: .625rem 1.125rem; font: inherit;
  font-weight: 600; border: 1px solid var(--strong); border-radius: .375rem; cursor: pointer; background: var(--strong);
  color: var(--on-strong); }
button.second { background: none; color: var(--strong); }
button.wide { width: 100%; }
a { color: var(--strong); }
.back { margin-top: 1.25rem; }
ul { list-style: none; padding: 0; margin: 0; }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
`;

import { openGap } from './blanks.js';

const quoted = (text: string): string | undefined => {
  const gap = openGap(text);
  return gap === undefined ? undefined : text.slice(gap.start, gap.end);
};
const body =
  'The Contractor makes the website for the Client and is paid for it within 14 days of the invoice.\n';

describe(openGap.name, () => {
  it('names the gap that stands in a sentence rather than one of the letterhead', () =>
    expect(
      quoted(
        `Our e-mail: [EMAIL]\n${body}The Client pays EUR [AMOUNT] for each hour of the work that was agreed.\n`,
      ),
    ).toBe('The Client pays EUR [AMOUNT] for each hour of the work that was agreed.'));

  it.each([
    [
      'what was made unreadable',
      'The price of every delivery under this Agreement is [ * * * ] dollars a unit.',
    ],
    ['a note on it', 'Redacted material is marked with [REDACTED PART] and was filed apart from this paper.'],
    ['a logo', '[LOGO] Harbour & Finch, makers of fine websites since the beginning of the century'],
    ['a list of annexes', 'Table of Appendices: Appendix A [Template of the monthly report], Appendix B'],
    ['where the signatures follow', '[Signatures follow on the next page of this Agreement]'],
    [
      'a link',
      'The changes of these terms are listed [here](https://bolt.example/changes) since the first of them.',
    ],
    [
      'an address that is hidden',
      'Payment is made to the account of ann[at]bolt[DOT]example, or in another way that both agree on.',
    ],
    ['dots alone', '...............'],
  ])('is not %s', (_, line) => expect(quoted(`${line}\n${body}`)).toBeUndefined());

  it('leaves the forms of an annex alone', () => {
    const form = 'I, [NAME OF THE EMPLOYEE], confirm that I have read the rules of the site.\n';
    expect(quoted(`${body.repeat(4)}${form}`)).toBe(form.trim());
    expect(quoted(`${body.repeat(4)}Annex 1\n${form}`)).toBeUndefined();
  });
});

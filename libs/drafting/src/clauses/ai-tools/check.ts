import { phrases } from '../../check/phrases.js';
import type { ClauseCheck } from '../../check/rule.js';
import { missing, say, says } from '../../check/rules.js';

const AI = phrases(
  '(artificial intelligence|generative ai|ai|ai-generated|ai tools?|chatgpt|large language models?|machine learning tools?|copilot|midjourney)',
  '(dirbtin* intelekt|generatyvin)*',
);
const ALLOWED = phrases(
  '(may|can|is allowed to|permitted)…(use|uses|using)…(ai|artificial|generative)*',
  '(ai|artificial|generative)*…(may|can|allowed|permitted)',
  '(gali|turi teisę|leidžiama)…(naudo)*…(dirbtin|generatyvin|di)*',
);
/** With machines that write and draw, a silent contract leaves more open than it used to. */
const TOUCHED = new Set(['design', 'copywriting', 'web_development', 'marketing']);

export const aiToolsCheck: ClauseCheck = {
  clause: 'ai-tools',
  topic: {
    heading: /(?<!\p{L})(?:artificial intelligence|ai tools|generative ai|dirbtin\p{L}{1,3} intelekt)/u,
    sentence: AI,
  },
  rules: [
    says({
      id: 'ai-tools.originality',
      kind: 'risky',
      category: 'clarity',
      riskFactor: 2,
      within: 'anywhere',
      pattern: phrases(
        '(warrants?|guarantees?|represents?)…(wholly|entirely|completely|solely|100 ?%|all|only)? ?(original|own (creation|work))',
        '(garantuoja|užtikrina|patvirtina)…(visišk|išimtin|tik)*…(original|paties|savarankišk)*',
      ),
      unless: phrases(
        '(to (the best of )?(its|his|her|their) knowledge|as far as|except|other than|ai)',
        '(kiek (jam )?žinoma|išskyrus|dirbtin)*',
      ),
      when: (contract) => contract.saying(ALLOWED).length > 0,
      circumstances: () => ({ worse: [true] }),
      text: {
        en: say(
          'Consider asking to except the parts made with AI tools from the promise of originality, beyond your own review.',
          'AI tools are allowed here, and what they produce may resemble existing work or have no copyright of its own; a full promise covers that too.',
        ),
        lt: say(
          'Siūlome originalumo garantijos netaikyti dalims, sukurtoms dirbtinio intelekto įrankiais, išskyrus Jūsų atliktą peržiūrą.',
          'Tokie įrankiai čia leidžiami, o jų rezultatas gali būti panašus į kitų kūrinius ar autorių teisių neturėti; visiška garantija apimtų ir tai.',
        ),
      },
    }),
    missing({
      id: 'ai-tools.missing',
      category: 'clarity',
      riskFactor: 2,
      unless: AI,
      when: ({ industry }) => TOUCHED.has(industry),
      text: {
        en: say(
          'Consider adding whether you may use AI tools, that a person reviews the result, and that the client’s secrets are not put into public tools.',
          'Clients differ in what they expect. A sentence now usually avoids a surprise at delivery.',
        ),
        lt: say(
          'Siūlome įrašyti, ar galite naudoti dirbtinio intelekto įrankius, kad rezultatą peržiūri žmogus ir kad kliento paslaptys į viešus įrankius neįvedamos.',
          'Klientų lūkesčiai skiriasi. Vienas sakinys dabar dažniausiai padeda išvengti nuostabos perduodant darbą.',
        ),
      },
    }),
  ],
};

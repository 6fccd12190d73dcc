import type { Recogniser } from '../../check/recogniser.js';

export const liabilityCapRecognisers: readonly Recogniser[] = [
  {
    provision: 'Cap On Liability',
    anchor: /\b(?:liab\w*|damages|exceed\w*|atsakomyb\w*|claims?|months?|year)\b/u,
    signs: {
      exceed:
        /(?:liab\w*|damages|obligation\w*)[^.]{0,200}\b(?:exceed|limited to|in excess)|(?:exceed|limited to)[^.]{0,200}liab/u,
      indirect: /\b(?:consequential|indirect|incidental|punitive|special|exemplary|lost profits|loss of)\b/u,
      notLiable: /(?:no event|not be|neither|nor|no party|disclaim)[^.]{0,100}\bliable|no liability/u,
      noLater: /(?:no (?:action|claim|suit)|must be (?:brought|commenced))[^.]{0,160}(?:year|months)/u,
      aggregate: /\baggregate|cumulative|total liability/u,
      headingLiability: /liabilit|damages|atsakomyb/u,
      sole: /(?:sole|exclusive)[^.]{0,30}remed/u,
    },
  },
  {
    provision: 'Uncapped Liability',
    anchor: /\b(?:liab\w*|damages|limitation\w*|consequential|indemni\w*|atsakomyb\w*)/u,
    signs: {
      except:
        /(?:except|other than|excluding|with the exception|save)\b[^.]{0,260}(?:liab|damages|indemn|breach|confiden|negligen|misconduct|fraud)/u,
      notApply:
        /(?:limitation|exclusion|foregoing|cap)\w*[^.]{0,120}(?:not apply|inapplicable)|nothing[^.]{0,100}(?:limit|exclude)/u,
      gross: /(?:gross negligence|wil+ful|fraud|death|personal injury|intentional)/u,
      excluded: /(?:consequential|exceed|limited)\b/u,
      regardless: /unlimited|without limit|full(?:y)? (?:responsib|liab)/u,
      headingLiability: /liabilit|damages|atsakomyb/u,
      exceptFault:
        /(?:except|other than|excluding|save|with the exception|provided)\b[^.]{0,140}\b(?:indemnif|confidential|gross|wil+ful|fraud|infring|misconduct|death|bodily)/u,
      limitAndException:
        /(?:except|other than|excluding|save|notwithstanding)\b.{0,300}\b(?:in no event|not be liable|exceed|limited to|consequential|indirect)|\b(?:in no event|be liable|exceed|limited to|consequential|indirect)\b.{0,400}\b(?:except|other than|excluding|save|provided|however)\b/u,
      indemnity: /indemnif\w*[^.]{0,60}\b(?:defend|hold|harmless|against)/u,
      onlyAsWritten:
        /(?:except|unless) (?:as |to the extent )?(?:otherwise )?(?:expressly |specifically )?(?:provided|set forth|stated|required|permitted)/u,
      limitsLifted:
        /(?:limitations?|exclusions?|sections?|provisions?|nothing|neither party)\b[^.]{0,160}\b(?:not apply|exclude or limit|limits? or exclude|excludes? or limits?|not limit|limit the)/u,
    },
  },
];

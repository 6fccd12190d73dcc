import type { Recogniser } from '../../check/recogniser.js';

export const auditRecognisers: readonly Recogniser[] = [
  {
    provision: 'Audit Rights',
    anchor:
      /\b(?:audit\w*|auditas|inspect\w*|examin\w*|visit\w*|access|review\w*|tikrin\w*|(?:keep|maintain|retain)\w*[^.]{0,80}\b(?:books|records)|(?:books|records)\b[^.]{0,80}\b(?:kept|maintained|available))/u,
    signs: {
      audit: /(?:right|may|entitled|permit|allow)\w*[^.]{0,120}\b(?:audit|inspect|examine|review|visit)/u,
      books: /\b(?:books|records|accounts|premises|facilit\w*)\b/u,
      headingAudit: /audit|inspect|records|tikrin/u,
      keeps: /(?:keep|maintain|retain)\w*[^.]{0,60}(?:books|records)/u,
      goods: /inspect\w*[^.]{0,60}\b(?:goods|products|shipment|equipment)/u,
      notice: /(?:upon|prior|reasonable)[^.]{0,40}\bnotice|business hours/u,
      auditor: /independent (?:certified )?(?:public )?(?:accountant|auditor)|accountant/u,
    },
  },
];

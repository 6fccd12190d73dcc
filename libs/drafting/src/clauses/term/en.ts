export const en = {
  start: `This Agreement takes effect when both Parties have signed it.`,
  notRenewed: ` It is not renewed automatically; the Parties may extend it by an amendment that both sign.`,
  indefinite: `This Agreement is made for an indefinite time. It ends when a Party ends it as this Agreement allows.`,
  untilDate: `This Agreement lasts until the end of {date}, unless a Party ends it earlier as this Agreement allows.`,
  untilPerformed: `This Agreement lasts until the Services have been performed and the Fees paid, unless a Party ends it earlier as this Agreement allows.`,
} as const;

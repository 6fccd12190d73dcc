export const en = {
  thirdPartyByWork: {
    general: `Materials of third parties`,
    consulting: `Studies, data and tools of third parties`,
    design: `Fonts, stock images and other materials of third parties`,
    marketing: `Music, images, contributions of users and other materials of third parties`,
    web_development: `Open-source components, plug-ins, fonts and other materials of third parties`,
    copywriting: `Quotations, images and other materials of third parties`,
  },
  licenceByStyle: {
    balanced: `The Client may adapt them and pass them on together with the Deliverable.`,
    freelancer: `The Client may not use, change or pass them on separately from the Deliverable.`,
    client: `The Client may adapt, transfer and sublicense them together with the Deliverable.`,
  },
  ownership: `The Provider keeps all rights in its Background Materials, and the Client in the materials that it supplies, which the Provider uses only for the Services.`,
  licence: {
    licence: `As far as Background Materials are part of a Deliverable, the licence in clause {grant} covers them as part of it, on the same terms{exclusively}.`,
    otherwise: `As far as Background Materials are part of a Deliverable, the Client receives with its rights in the Deliverable a non-exclusive licence, in all countries and for an unlimited time, to use them as part of it; the Fees include the remuneration. {licence}`,
  },
  exclusively: `, but not exclusively`,
  thirdParty: `{thirdParty} are used under their own licences, which the Client follows. No later than at delivery the Provider gives the Client a list of them with their licences.`,
  openSource: `Open-source software may be used if its licence allows the agreed use. A component whose licence would oblige the Client to disclose its own code needs the Client’s prior written consent.`,
  approval: `Material that costs the Client money, or whose licence limits the agreed use, needs the Client’s prior written approval.`,
  knowHow: `The Provider may use for other clients the general skills, methods and experience that it gains{secrecy}.`,
  secrecy: `, without disclosing Confidential Information`,
} as const;

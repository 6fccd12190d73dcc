/** Written sentences by provision: some that are it, some that only sound like it. */
export const CASES: Readonly<
  Record<string, { readonly is: readonly string[]; readonly isNot: readonly string[] }>
> = {
  'Governing Law': {
    is: [
      'This Agreement shall be governed by and construed in accordance with the laws of the State of New York, without regard to its conflict of laws principles.',
      'The laws of England and Wales govern this Agreement.',
      'Šiai Sutarčiai taikoma Lietuvos Respublikos teisė.',
    ],
    isNot: [
      'The Consultant shall comply with all applicable laws and regulations.',
      'Each party keeps its own books.',
    ],
  },
  'Anti-Assignment': {
    is: [
      'Neither party may assign this Agreement without the prior written consent of the other party.',
      'The Contractor shall not assign or transfer any of its rights or obligations under this Agreement without the prior written consent of the Client.',
    ],
    isNot: [
      'The Consultant hereby assigns to the Company all right, title and interest in the inventions.',
      'The invoices are paid within thirty days.',
    ],
  },
  Insurance: {
    is: [
      'Contractor shall maintain commercial general liability insurance with limits of at least $1,000,000 per occurrence.',
      'The Provider shall obtain and maintain, at its own expense, professional liability insurance and furnish certificates of insurance to the Client.',
    ],
    isNot: ['The policy of the Client on travel is attached.', 'The website covers all products.'],
  },
  'Cap On Liability': {
    is: [
      'In no event shall either party be liable for any indirect, incidental, special or consequential damages.',
      'The total liability of the Provider under this Agreement shall not exceed the fees paid in the preceding twelve (12) months.',
    ],
    isNot: ['The Client may claim the travel costs of March.', 'The term lasts one year.'],
  },
  'License Grant': {
    is: [
      'Licensor hereby grants to Licensee a non-exclusive, non-transferable license to use the Software.',
      'Company grants Consultant a limited, royalty-free license to use the Company trademarks during the Term.',
    ],
    isNot: [
      'The driver holds a valid license for the vehicle.',
      'The Client grants an extension of three days.',
    ],
  },
  'Audit Rights': {
    is: [
      'Licensor shall have the right, upon reasonable notice and during normal business hours, to audit the books and records of Licensee.',
      'The Contractor shall keep accurate books and records, which the Company may inspect and audit at any time.',
    ],
    isNot: ['The Provider sends the records of the meeting.', 'The parties visit the fair together.'],
  },
  'Renewal Term': {
    is: [
      'This Agreement shall automatically renew for successive one (1) year terms unless either party gives notice of non-renewal.',
      'Upon expiration of the initial term, this Agreement shall be automatically renewed for additional periods of one year each.',
    ],
    isNot: ['The Provider extends its thanks to the team.', 'The deadline is Friday.'],
  },
  'No-Solicit Of Employees': {
    is: [
      'During the term and for a period of one year thereafter, neither party shall solicit for employment or hire any employee of the other party.',
    ],
    isNot: ['The employees of the Client work on the second floor.'],
  },
  'Irrevocable Or Perpetual License': {
    is: [
      'Licensor grants Licensee a perpetual, irrevocable, worldwide, royalty-free license to use the Materials.',
    ],
    isNot: ['The parties irrevocably submit to the exclusive jurisdiction of the courts of Delaware.'],
  },
  'Ip Ownership Assignment': {
    is: [
      'Consultant hereby assigns to the Company all right, title and interest in and to all inventions and work product developed under this Agreement, which shall be the sole property of the Company.',
    ],
    isNot: ['The office is the property of the landlord.', 'The Client assigns one contact to the project.'],
  },
};

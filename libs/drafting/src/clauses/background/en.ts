export const en = {
  services: {
    general: `professional services as an independent contractor`,
    consulting: `consulting services`,
    design: `design services`,
    marketing: `marketing services`,
    web_development: `web development services`,
    copywriting: `copywriting services`,
  },
  purpose: `The Provider offers {services} and has the skills that the work needs; the Client wishes to use these services.`,
} as const;

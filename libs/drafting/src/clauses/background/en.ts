export const en = {
  services: {
    general: `professional services as an independent contractor`,
    consulting: `consulting services`,
    design: `design services`,
    marketing: `marketing services`,
    web_development: `web development services`,
    copywriting: `copywriting services`,
  },
  purpose: `The Provider offers the Client {services} and has the skills that the work needs.`,
} as const;

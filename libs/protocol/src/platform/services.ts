/** The eight services and the server of the pages, as they are named in addresses, tokens and logs. */
export const SERVICES = [
  'gateway',
  'identity',
  'wizard-config',
  'contracts',
  'documents',
  'billing',
  'i18n',
  'ai-worker',
  'web',
] as const;
export type ServiceName = (typeof SERVICES)[number];

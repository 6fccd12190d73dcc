import { TERMS_VERSION, type Language, type PlanType } from '@pactwright/protocol';

/** What the words on the provider's page are about. A subscription is the same whatever it was begun for. */
export type Sold = PlanType | 'reply';

export const soldAs = ({ planType, isReply }: { planType: PlanType; isReply: boolean }): Sold =>
  planType === 'one-time' && isReply ? 'reply' : planType;

/**
 * What the buyer agrees to on the checkout page (T-32, T-42). A single contract is supplied at once, which ends the right to
 * withdraw when the buyer has asked for it and knows. A subscription goes on: the right stays, and what was provided is owed.
 */
export const CONSENT: Readonly<Record<Sold, Readonly<Record<Language, string>>>> = {
  'one-time': {
    en:
      'I act for my business or profession, I am at least 18, and I accept the terms of service ' +
      `(version ${TERMS_VERSION}). I ask that my contract be supplied at once and know that by this I lose the 14-day ` +
      'right of withdrawal. The 7-day refund of a first purchase remains.',
    lt:
      'Veikiu verslo ar profesiniais tikslais, man yra ne mažiau kaip 18 metų ir sutinku su paslaugų teikimo sąlygomis ' +
      `(${TERMS_VERSION} redakcija). Prašau sutartį pateikti iš karto ir žinau, kad dėl to netenku teisės per 14 dienų ` +
      'atsisakyti pirkimo. Galimybė per 7 dienas susigrąžinti pinigus už pirmąjį pirkinį išlieka.',
  },
  reply: {
    en:
      'I act for my business or profession, I am at least 18, and I accept the terms of service ' +
      `(version ${TERMS_VERSION}). I ask that the files of my reply be supplied at once and know that by this I lose the ` +
      '14-day right of withdrawal. The 7-day refund of a first purchase remains.',
    lt:
      'Veikiu verslo ar profesiniais tikslais, man yra ne mažiau kaip 18 metų ir sutinku su paslaugų teikimo sąlygomis ' +
      `(${TERMS_VERSION} redakcija). Prašau atsakymo failus pateikti iš karto ir žinau, kad dėl to netenku teisės per 14 dienų ` +
      'atsisakyti pirkimo. Galimybė per 7 dienas susigrąžinti pinigus už pirmąjį pirkinį išlieka.',
  },
  subscription: {
    en:
      'I act for my business or profession, I am at least 18, and I accept the terms of service ' +
      `(version ${TERMS_VERSION}). I ask that the subscription begin at once. If I withdraw within 14 days, I owe the ` +
      'part of the price for what was provided until then. The 7-day refund of a first purchase remains.',
    lt:
      'Veikiu verslo ar profesiniais tikslais, man yra ne mažiau kaip 18 metų ir sutinku su paslaugų teikimo sąlygomis ' +
      `(${TERMS_VERSION} redakcija). Prašau prenumeratą pradėti teikti iš karto. Jei per 14 dienų jos atsisakysiu, ` +
      'sumokėsiu kainos dalį už tai, kas iki tol suteikta. Galimybė per 7 dienas susigrąžinti pinigus už pirmąjį pirkinį išlieka.',
  },
};

export const PRODUCT: Readonly<Record<Sold, Readonly<Record<Language, string>>>> = {
  'one-time': { en: 'Contract (PDF and Word)', lt: 'Sutartis (PDF ir „Word“)' },
  reply: {
    en: 'Reply to a contract (Word files)',
    lt: 'Atsakymas į sutartį („Word“ failai)',
  },
  subscription: { en: 'Four contracts a month', lt: 'Keturios sutartys per mėnesį' },
};

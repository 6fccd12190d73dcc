import { PRICES, TERMS_VERSION } from '@pactwright/protocol';
import { checkoutParameters, type CheckoutOrder } from './checkout-parameters.js';

const order: CheckoutOrder = {
  paymentId: 'payment',
  attempt: 1,
  planType: 'one-time',
  contractId: 'contract',
  isReply: false,
  amountCents: PRICES['one-time'].amount * 100,
  userId: null,
  customerRef: null,
  language: 'en',
  expiresAt: new Date('2025-01-31T13:00:00Z'),
  successUrl: 'https://pactwright.example/payment-success',
  cancelUrl: 'https://pactwright.example/contract/generated',
};

describe(checkoutParameters.name, () => {
  it('R-PAY-02 asks for eight dollars once, exclusive of taxes', () => {
    expect(checkoutParameters(order, { isTaxAutomatic: false })).toMatchObject({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 800, tax_behavior: 'exclusive' } },
      ],
    });
  });

  it('says on the page what is bought, and asks for consent to that', () => {
    const namesOf = (isReply: boolean): string =>
      JSON.stringify(checkoutParameters({ ...order, isReply }, { isTaxAutomatic: false }));

    expect(namesOf(false)).toContain('Contract (PDF and Word)');
    expect(namesOf(false)).toContain('my contract be supplied at once');
    expect(namesOf(true)).toContain('Reply to a contract (Word files)');
    expect(namesOf(true)).toContain('the files of my reply be supplied at once');
    expect(namesOf(true)).not.toContain('my contract');
  });

  it('R-PAY-10 asks a subscriber for the price every month, and can tell later who subscribed', () => {
    const parameters = checkoutParameters(
      { ...order, planType: 'subscription', amountCents: 500, userId: 'user', customerRef: 'cus_1' },
      { isTaxAutomatic: false },
    );

    expect(parameters).toMatchObject({
      mode: 'subscription',
      customer: 'cus_1',
      line_items: [{ price_data: { unit_amount: 500, recurring: { interval: 'month' } } }],
      subscription_data: { metadata: { userId: 'user', paymentId: 'payment', contractId: 'contract' } },
    });
    expect(parameters).not.toHaveProperty('payment_intent_data');
  });

  it('T-32 T-42 asks for consent to the terms of this version and to the immediate supply', () => {
    const {
      consent_collection: consent,
      custom_text: text,
      metadata,
    } = checkoutParameters({ ...order, language: 'lt' }, { isTaxAutomatic: false });

    expect(consent).toEqual({ terms_of_service: 'required' });
    expect(text?.terms_of_service_acceptance).toMatchObject({
      message: expect.stringContaining('netenku teisės per 14 dienų') as string,
    });
    expect(metadata).toMatchObject({ termsVersion: TERMS_VERSION });
  });

  it('T-32 R-LEGAL-05 tells a subscriber that what was provided is owed, and not that the right is lost', () => {
    const messageIn = (language: 'en' | 'lt') => {
      const { custom_text: text } = checkoutParameters(
        { ...order, planType: 'subscription', language },
        { isTaxAutomatic: false },
      );
      const acceptance = text?.terms_of_service_acceptance;
      return typeof acceptance === 'object' ? acceptance?.message : '';
    };

    expect(messageIn('en')).toMatch(/begin at once.+owe the part of the price/);
    expect(messageIn('lt')).toMatch(/pradėti teikti iš karto.+sumokėsiu kainos dalį/);
    expect(messageIn('en')).not.toContain('lose');
    expect(messageIn('lt')).not.toContain('netenku');
  });

  it('lets the provider add taxes only where that is set up', () => {
    const plain = checkoutParameters(order, { isTaxAutomatic: false });
    const taxed = checkoutParameters({ ...order, customerRef: 'cus_1' }, { isTaxAutomatic: true });

    expect(plain).not.toHaveProperty('automatic_tax');
    expect(taxed).toMatchObject({
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto' },
    });
  });
});

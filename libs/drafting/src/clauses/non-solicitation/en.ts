export const en = {
  period: {
    term: `While this Agreement lasts`,
    after: `While this Agreement lasts and for {months} after it ends`,
  },
  staff: `{period}, neither Party actively approaches people who work for the other Party, and with whom it dealt in connection with the Services, to persuade them to leave.`,
  customers: `For the same time, the Provider does not actively approach customers whom the Client has named in writing, and with whom the Provider dealt in connection with the Services, to take over business that the Client does with them. Customers that the Provider had before are not covered.`,
  freedom: `General advertising, answering people who make contact themselves, and hiring them are allowed. No payment is due for hiring.`,
} as const;

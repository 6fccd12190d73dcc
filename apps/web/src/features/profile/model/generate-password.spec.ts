import { generatePassword } from './generate-password.js';

describe(generatePassword.name, () => {
  it('R-PROF-05 gives 12 random characters of every kind, none twice in a thousand', () => {
    const passwords = Array.from({ length: 1_000 }, generatePassword);
    for (const password of passwords) {
      expect(password).toHaveLength(12);
      expect(password).toMatch(/[a-z]/);
      expect(password).toMatch(/[A-Z]/);
      expect(password).toMatch(/\d/);
      expect(password).toMatch(/[^\w]/);
    }
    expect(new Set(passwords).size).toBe(1_000);
  });
});

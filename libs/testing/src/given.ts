/** What the test run says about the parts it has started. */
export function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the integration tests with "npm test -- integration"`);
  return value;
}

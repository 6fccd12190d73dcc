export function ContractsPage() {
  return null;
}

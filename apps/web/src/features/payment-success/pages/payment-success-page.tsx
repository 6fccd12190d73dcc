export function PaymentSuccessPage() {
  return null;
}

// ReferralTerms.

export function ReferralTermsScreen() {
  return <h1>ReferralTerms</h1>;
}

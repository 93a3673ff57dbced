// SubmissionTerms.

export function SubmissionTermsScreen() {
  return <h1>SubmissionTerms</h1>;
}

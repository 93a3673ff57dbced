// The page of what is accepted with a submission.

import { ContentPage } from "./content-page.tsx";
import { SUBMISSION_TERMS_TEXT } from "./submission-terms-text.ts";

export function SubmissionTermsScreen() {
  return <ContentPage text={SUBMISSION_TERMS_TEXT} />;
}

// What an applicant accepts when a draft is submitted.

import { contentScreen } from "./content-page.tsx";

export const SubmissionTermsScreen = contentScreen("SUBMISSION_TERMS");

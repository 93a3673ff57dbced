// What an applicant accepts when a draft is submitted, as a template for the operator.

import { contentScreen } from "./content-page.tsx";

export const SubmissionTermsScreen = contentScreen({
  title: "Submission Terms",
  sentence: "What you declare and ask for when you submit a draft.",
  sections: [
    {
      id: "request",
      heading: "Your request",
      paragraphs: [
        "You ask the provider to arrange the security as the draft describes it, in the wording shown, and to send the draft with its attachments to the bank or insurer.",
      ],
    },
    {
      id: "declarations",
      heading: "Your declarations",
      paragraphs: [
        "You are authorised to act for the applicant. The details are true and complete. The source of funds is as stated. You have read the wording and understand that an unconditional undertaking can be called on without your consent.",
      ],
    },
    {
      id: "indemnity",
      heading: "Repayment",
      paragraphs: [
        "The applicant repays the bank or insurer whatever is paid under the security, on the terms of the agreement with that bank or insurer.",
      ],
    },
    {
      id: "fees",
      heading: "Fees",
      paragraphs: [
        "The applicant pays the fees shown with the draft once the provider has approved it, and ongoing fees until the security has ended.",
      ],
    },
  ],
});

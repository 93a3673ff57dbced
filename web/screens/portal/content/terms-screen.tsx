// The Terms and Conditions, as a template for the operator.

import { contentScreen } from "./content-page.tsx";

export const TermsScreen = contentScreen({
  title: "Terms and Conditions",
  sentence: "On what terms this portal may be used. You accept them once, and again when they change.",
  sections: [
    {
      id: "who-we-are",
      heading: "Who we are",
      paragraphs: [
        "This portal is run by its operator, named in the Financial Services Guide. Guarantees, bonds and other security are issued by banks and insurers, never by the operator.",
        "In these terms, “you” means the person who signs in, and the organisation for which that person acts.",
      ],
    },
    {
      id: "your-account",
      heading: "Your account",
      paragraphs: [
        "Your account is yours alone. Keep your password to yourself, and tell us immediately if you think that someone else has used it.",
        "You may act only for an organisation that has authorised you. An administrator of the organisation decides who its members are and what they may do.",
      ],
    },
    {
      id: "what-you-enter",
      heading: "What you enter",
      paragraphs: [
        "You answer for the details that you enter and the files that you attach: they must be true, complete and yours to share. A bank or insurer relies on them when it decides.",
        "A draft is not an application. Nothing is sent to the provider, a bank or an insurer before you submit it and accept the submission terms.",
      ],
    },
    {
      id: "fees",
      heading: "Fees",
      paragraphs: [
        "Fees are shown before you submit and again on the invoice, with each line worked out. All amounts are in Australian dollars.",
        "An approved application that is not paid may be cancelled. Ongoing fees run until the security has been returned, has expired or has otherwise ended.",
      ],
    },
    {
      id: "no-promise-of-issue",
      heading: "No promise of issue",
      paragraphs: [
        "Whether a security is issued is for the bank or insurer alone. Times shown in the portal are what is usual, not promises.",
      ],
    },
    {
      id: "availability",
      heading: "Availability and liability",
      paragraphs: [
        "We keep the portal available and its records safe with reasonable care. It may have to be interrupted for maintenance.",
        "Nothing in these terms takes away rights that the law, including the Australian Consumer Law, does not allow to be taken away.",
      ],
    },
    {
      id: "changes",
      heading: "Changes and law",
      paragraphs: [
        "When these terms change you are asked to accept the new version before you go on. Until then, the version that you accepted holds.",
        "The law of the state named in the Financial Services Guide governs these terms.",
      ],
    },
  ],
});
